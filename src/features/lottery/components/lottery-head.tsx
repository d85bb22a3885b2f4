import { useTranslation } from 'react-i18next'
import type { Lottery } from '#contract/lobby/lottery.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import type { Draw } from '../hooks/use-lotteries.ts'
import { useDrawPhase } from '../hooks/use-on-clock.ts'
import styles from '../scene/draw-hero.module.css'
import { DrawStage } from '../scene/draw-stage.tsx'
import { Countdown } from './countdown.tsx'
import { Numbers } from './numbers.tsx'

interface LotteryHeadProps {
  lottery: Lottery
  current: Draw | null
  last: Lottery['last']
  /** The draws could not be asked for; they are still. */
  isStale: boolean
}

function CurrentDraw({ draw }: { draw: Draw }) {
  const { t } = useTranslation('lottery')
  const phase = useDrawPhase(draw)
  const message = { open: 'draw.openNow', closed: 'draw.closedNow', drawn: 'draw.drawing' } as const
  return (
    <div>
      <Countdown draw={draw} />
      <span role="status" className={styles.message}>
        {t(message[phase], { no: draw.no })}
      </span>
    </div>
  )
}

/** Which draw is on, and when it is drawn. */
function Eyebrow({ draw }: { draw: Draw | null }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  if (!draw) return <p className={styles.eyebrow}>{t('draw.none')}</p>
  return (
    <p className={styles.eyebrow}>
      {t('draw.current', { no: draw.no })} · {t('draw.drawsAt', { time: format.dateTime(draw.drawsAt) })}
    </p>
  )
}

/** Which lottery this is, its draw that is on with the time left, and what it is drawn with, the last numbers before it. */
export function LotteryHead({ lottery, current, last, isStale }: LotteryHeadProps) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  useDocumentTitle(lottery.name)
  const [main, ...others] = last?.results ?? []
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Eyebrow draw={current} />
        <h1 className={styles.title}>{lottery.name}</h1>
        {current && <CurrentDraw draw={current} />}
        {isStale && <p className={styles.stale}>{t('draw.stale')}</p>}
        <h2 className={styles.last} id="last-draw">
          {t('last.title')}
          {last && (
            <span className={styles.lastOf}>{t('last.of', { no: last.no, time: format.dateTime(last.drawnAt) })}</span>
          )}
        </h2>
        {others.length > 0 && (
          <details>
            <summary>{t('last.allPrizes')}</summary>
            <Numbers family={lottery.family} results={others} />
          </details>
        )}
        <p className={styles.note}>{t('draw.illustration')}</p>
      </div>
      <section aria-labelledby="last-draw">
        <DrawStage family={lottery.family} order={main?.numbers ?? []}>
          {main ? <Numbers family={lottery.family} results={[main]} /> : <p>{t('last.none')}</p>}
        </DrawStage>
      </section>
    </header>
  )
}
