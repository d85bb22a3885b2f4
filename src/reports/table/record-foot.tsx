import { Pager } from './pager.tsx'
import styles from './record-foot.module.css'

interface RecordFootProps {
  /** What holds for all rows. */
  note: string
  page: number
  pages: number
  onPage: (page: number) => void
}

export function RecordFoot({ note, page, pages, onPage }: RecordFootProps) {
  return (
    <footer className={styles.foot}>
      <p>{note}</p>
      <Pager page={page} pages={pages} onPage={onPage} />
    </footer>
  )
}
