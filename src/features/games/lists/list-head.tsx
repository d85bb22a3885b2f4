import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useDocumentTitle } from '#src/play/use-document-title.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './list-head.module.css'

interface Props {
  title: string
  /** Undefined while it is not known. */
  total: number | undefined
  isPending: boolean
  search?: ReactNode
  sort?: ReactNode
  filters?: ReactNode
}

/** A list's title with how many games it has, which is announced when it changes, and what finds and orders them. */
export function ListHead({ title, total, isPending, search, sort, filters }: Props) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  useDocumentTitle(title)
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p role="status" className={styles.count}>
          {isPending && <Skeleton shape="line" className={styles.countSkeleton} />}
          {!isPending && total !== undefined && t('count', { count: total, figure: number(total) })}
        </p>
      </div>
      {search && <div className={styles.search}>{search}</div>}
      {sort && <div className={styles.sort}>{sort}</div>}
      {filters && <div className={styles.filters}>{filters}</div>}
    </header>
  )
}
