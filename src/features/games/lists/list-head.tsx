import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
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
  return (
    <header className={styles.head}>
      <PageTitle title={title}>
        <p role="status">
          {isPending && <Skeleton shape="line" className={styles.countSkeleton} />}
          {!isPending && total !== undefined && t('count', { count: total, figure: number(total) })}
        </p>
      </PageTitle>
      {search && <div className={styles.search}>{search}</div>}
      {sort && <div className={styles.sort}>{sort}</div>}
      {filters && <div className={styles.filters}>{filters}</div>}
    </header>
  )
}
