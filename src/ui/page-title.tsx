import type { ReactNode } from 'react'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import styles from './page-title.module.css'

/** The main heading of a page, which names the document, with a paragraph beside it that says how many there are. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  useDocumentTitle(title, 'heading')
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}
