import type { ReactNode } from 'react'
import styles from './home-frame.module.css'

interface Props {
  notice: ReactNode
  hero: ReactNode
  chips?: ReactNode
  jackpot?: ReactNode
  hot: ReactNode
  winners?: ReactNode
  children: ReactNode
}

/** Where the parts of the home page stand, in every brand's arrangement: the same for the page and its skeleton. */
export function HomeFrame({ notice, hero, chips, jackpot, hot, winners, children }: Props) {
  return (
    <div className={styles.home}>
      <div
        className={styles.top}
        data-jackpot-part={jackpot ? '' : undefined}
        data-winners-part={winners ? '' : undefined}
      >
        <div className={styles.notice}>{notice}</div>
        <div className={styles.hero}>{hero}</div>
        {chips && <div className={styles.chips}>{chips}</div>}
        {jackpot && <div className={styles.jackpot}>{jackpot}</div>}
        <div className={styles.hot}>{hot}</div>
        {winners && <div className={styles.winners}>{winners}</div>}
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
