import type { CSSProperties, ReactNode } from 'react'
import { joinStyles } from '#src/lib/join-styles.ts'
import ending from '../layouts/ending-side/frame-ending.module.css'
import fullFirst from '../layouts/full-hero/frame-full.module.css'
import lettered from '../layouts/lettered-hero/frame-lettered.module.css'
import panorama from '../layouts/panorama-hero/frame-panorama.module.css'
import ruled from '../layouts/ruled-hero/frame-ruled.module.css'
import side from '../layouts/side-hero/frame-side.module.css'
import split from '../layouts/split-hero/frame-split.module.css'
import stepped from '../layouts/stepped-hero/frame-stepped.module.css'
import base from './home-frame.module.css'

const styles = joinStyles(
  base,
  HERO_RULED ? ruled : {},
  HERO_LETTERED ? lettered : {},
  HERO_PANORAMA ? panorama : {},
  HERO_STEPPED ? stepped : {},
  HERO_SIDE ? side : {},
  SIDE_ENDING ? ending : {},
  HERO_SPLIT ? split : {},
  SIDE_ENDING && HERO_FULL ? fullFirst : {},
)

interface Props {
  notice: ReactNode
  hero: ReactNode
  chips?: ReactNode
  /** A large figure beside or under the hero. */
  figure?: ReactNode
  hot?: ReactNode
  /** A list of names and amounts. */
  board?: ReactNode
  children: ReactNode
}

/** Where the parts of the home page stand, in every brand's arrangement: the same for the page and its skeleton. */
export function HomeFrame({ notice, hero, chips, figure, hot, board, children }: Props) {
  return (
    <div className={styles.home}>
      <div className={styles.top} data-has-figure={figure ? '' : undefined} data-has-board={board ? '' : undefined}>
        <div className={styles.notice}>{notice}</div>
        <div className={styles.hero}>{hero}</div>
        {chips && <div className={styles.chips}>{chips}</div>}
        {figure && <div className={styles.figure}>{figure}</div>}
        {hot && <div className={styles.hot}>{hot}</div>}
        {board && <div className={styles.board}>{board}</div>}
      </div>
      {children}
    </div>
  )
}

/** A row of the page: one section, or parts beside each other, each as wide as its columns of twelve. */
HomeFrame.Row = function HomeRow({ columns, children }: { columns: readonly number[]; children: ReactNode }) {
  const isShared = columns.length > 1
  const tracks = { '--home-row': columns.map((column) => `minmax(0, ${column}fr)`).join(' ') } as CSSProperties
  return (
    <div
      className={styles.row}
      data-shared={isShared ? Math.min(...columns) : undefined}
      style={isShared ? tracks : undefined}
    >
      {children}
    </div>
  )
}

/** A part of a row. */
HomeFrame.Cell = function HomeCell({ children }: { children: ReactNode }) {
  return <div className={styles.cell}>{children}</div>
}
