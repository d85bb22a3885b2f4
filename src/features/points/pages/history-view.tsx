import { useTranslation } from 'react-i18next'
import type { PointChange } from '#contract/account/points.ts'
import { useFormat } from '#src/i18n/format.ts'
import { TimeCell } from '#src/reports/table/cells.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { Pager } from '#src/reports/table/pager.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { usePointHistoryQuery } from '../api/queries.ts'
import { usePageInAddress } from '../components/use-page-in-address.ts'
import styles from './points-page.module.css'

function useColumns(): Column<PointChange>[] {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  return [
    { id: 'at', head: t('history.at'), cell: ({ at }) => <TimeCell at={at} /> },
    { id: 'kind', head: t('history.kind'), cell: ({ type }) => t(`history.kinds.${type}`), inCard: 'title' },
    { id: 'reference', head: t('history.reference'), cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
    {
      id: 'changed',
      head: t('history.changed'),
      align: 'end',
      cell: ({ changed }) => (
        <bdi dir="ltr" className={styles.changed} data-gain={changed > 0 ? '' : undefined}>
          {changed > 0 ? `+${number(changed)}` : `−${number(-changed)}`}
        </bdi>
      ),
      inCard: 'aside',
    },
    { id: 'balance', head: t('history.balance'), align: 'end', cell: ({ balance }) => number(balance) },
    {
      id: 'remark',
      head: t('history.remark'),
      cell: ({ remark }) => <span className={styles.remark}>{remark || '–'}</span>,
    },
  ]
}

/** Every change of the member's points, with the balance after it. */
export function HistoryView() {
  const { t } = useTranslation('points')
  const [page, turnTo] = usePageInAddress()
  const { data, error, refetch, isPlaceholderData } = usePointHistoryQuery(page)
  const columns = useColumns()
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  return (
    <>
      <DataTable
        label={t('history.table')}
        columns={columns}
        rows={hasFailed ? undefined : data?.rows}
        rowKey={({ type, reference }) => `${type} ${reference}`}
        isStale={isPlaceholderData}
        error={hasFailed ? error : undefined}
        onRetry={() => void refetch()}
        empty={{ icon: 'gem', title: t('history.empty'), text: t('history.emptyText') }}
      />
      <Pager page={page} pages={data?.totalPages ?? 0} onPage={turnTo} label={t('history.table')} />
    </>
  )
}
