import type { ReactNode } from 'react'
import styles from './sheet.module.css'

/** Something to keep on paper: printed, it stands there alone under its title. At most one on a page. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.sheet} data-print="">
      <p className={styles.printTitle}>{title}</p>
      {children}
    </div>
  )
}
