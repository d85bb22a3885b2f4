import type { ReactNode } from 'react'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { Dome } from './dome.tsx'
import styles from './draw-hero.module.css'
import host from './draw-host.module.css'
import { Drum } from './drum.tsx'
import { Track } from './track.tsx'

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => String(first + at))

const digits = from(0, 9)
const eleven = from(1, 11)

interface DrawStageProps {
  family: Lottery['family']
  /** The last draw’s numbers: of a race, its runners from the first on. */
  order: readonly string[]
  /** On the tray before it. */
  children: ReactNode
}

/** What a lottery is drawn with: a drum of balls, dice under glass, or a race; beside it the brand’s host. An illustration: a generator draws. */
export function DrawStage({ family, order, children }: DrawStageProps) {
  return (
    <div className={styles.stage} data-family={family}>
      <span className={host.lamps} />
      <div className={styles.machine}>
        {family === 'dice3' && <Dome />}
        {family === 'race10' && <Track order={order} />}
        {family !== 'dice3' && family !== 'race10' && <Drum labels={family === 'pick5of11' ? eleven : digits} />}
        <div className={styles.tray}>{children}</div>
      </div>
      <span className={host.host} />
    </div>
  )
}
