import type { ReactNode } from 'react'
import styles from './home-frame.module.css'

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

/** A row of the page: one section, or two halves beside each other. */
HomeFrame.Row = function HomeRow({ isShared, children }: { isShared: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-shared={isShared ? '' : undefined}>
      {children}
    </div>
  )
}
