import type { ReactNode } from 'react'
import styles from './page-title.module.css'

/** The main heading of a page of games, with a paragraph beside it that says how many there are. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}
