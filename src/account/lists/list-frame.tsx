import type { ReactNode } from 'react'
import { PageTitle } from '#src/ui/page-title.tsx'
import styles from './list-frame.module.css'

/** A public page of a list, or of an article in its place. */
export function ListFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

/** The name of the list, and what it is. */
export function ListHead({ title, intro }: { title: string; intro: string }) {
  return (
    <div className={styles.head}>
      <PageTitle title={title} />
      <p className={styles.intro}>{intro}</p>
    </div>
  )
}
