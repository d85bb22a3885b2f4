import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { OrderSelect } from '#src/reports/filters/order-select.tsx'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { Pager } from '#src/reports/table/pager.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { useLevelLink } from './member-cell.tsx'
import styles from './members.module.css'
import type { DownlineFilters } from './use-downline-filters.ts'
import { useMemberColumns } from './use-member-columns.tsx'
import { useTree } from './use-tree.ts'

type Tree = ReturnType<typeof useTree>

/** From the agent down to where one is; each step leads back up. */
function Trail({ data, search }: { data: Tree['data']; search: string | undefined }) {
  const { t } = useTranslation('team')
  const { number } = useFormat()
  const linkTo = useLevelLink()
  const path = data?.path ?? []
  const end = search === undefined ? t('members.direct') : t('members.found', { search })
  return (
    <nav aria-label={t('members.trail')} className={styles.nav}>
      <ol className={styles.trail}>
        <li>
          {path.length > 0 || search !== undefined ? (
            <Link to={linkTo(undefined)} className={styles.link}>
              {t('members.you')}
            </Link>
          ) : (
            t('members.you')
          )}
        </li>
        {path.map(({ account }, at) => (
          <li key={account}>
            <Icon name="chevron-right" size="small" />
            {at < path.length - 1 ? (
              <Link to={linkTo(account)} className={styles.link}>
                <bdi translate="no">{account}</bdi>
              </Link>
            ) : (
              <bdi translate="no">{account}</bdi>
            )}
          </li>
        ))}
        <li aria-current="page">
          <Icon name="chevron-right" size="small" />
          {end}
          {data && <span className={styles.count}>{number(data.count)}</span>}
        </li>
      </ol>
    </nav>
  )
}

function useEmpty(filters: DownlineFilters) {
  const { t } = useTranslation('team')
  const isNarrowed = filters.search !== undefined || filters.only !== undefined
  const clear = () => filters.change({ search: undefined, only: undefined })
  return isNarrowed
    ? {
        icon: 'search' as const,
        title: t('members.noneFound'),
        text: t('members.noneFoundText'),
        actions: <Button onClick={clear}>{t('members.showAll')}</Button>,
      }
    : { icon: 'network' as const, title: t('members.none'), text: t('members.noneText') }
}

interface DownlineTreeProps {
  filters: DownlineFilters
  hasContracts: boolean
  /** With balance, rate and dates of each. */
  hasDetails?: boolean
  /** Beside the search. */
  actions?: ReactNode
}

/** Those below, level by level: opened in place, or gone into; with sums, search and order. */
export function DownlineTree({ filters, hasContracts, hasDetails = false, actions }: DownlineTreeProps) {
  const { t } = useTranslation('team')
  const { number } = useFormat()
  const tree = useTree(filters)
  const { data } = tree
  const columns = useMemberColumns(data?.totals, { ...tree, hasContracts, hasDetails })
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Trail data={data} search={filters.search} />
        <SearchFilter
          label={t('members.find')}
          clearLabel={t('members.clear')}
          value={filters.search ?? ''}
          onChange={(search) => filters.change({ search, parent: undefined })}
        />
        {actions}
        <OrderSelect columns={columns} sort={filters.sort} onSort={filters.sortBy} />
      </div>
      <DataTable
        label={t('members.label')}
        columns={columns}
        rows={tree.rows}
        rowKey={({ key }) => key}
        sort={filters.sort}
        onSort={filters.sortBy}
        isStale={tree.isStale}
        error={tree.error}
        onRetry={tree.retry}
        empty={useEmpty(filters)}
        totalLabel={data && t('members.total', { count: data.count, figure: number(data.count) })}
        skeletonRows={6}
      />
      {data && data.totalPages > 1 && (
        <footer className={styles.foot}>
          <p>{t('members.note')}</p>
          <Pager page={filters.page} pages={data.totalPages} onPage={filters.turnTo} />
        </footer>
      )}
    </div>
  )
}
