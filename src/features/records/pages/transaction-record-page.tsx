import { useTranslation } from 'react-i18next'
import { payTransactionKinds, transactionKinds } from '#contract/account/records.ts'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { useNumber } from '#src/i18n/number.ts'
import { ExportButton, ExportNews } from '#src/reports/files/export-button.tsx'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import styles from '#src/reports/filters/filters.module.css'
import { readCode } from '#src/reports/filters/filters.ts'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { MendedNotice } from '#src/reports/mended-notice.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { RecordFoot } from '#src/reports/table/record-foot.tsx'
import { TotalsBar } from '#src/reports/totals/totals-bar.tsx'
import { useNothing } from '#src/reports/use-nothing.tsx'
import { type TransactionRecords, useTransactionRecords } from '../api/get-transaction-records.ts'
import { TransactionDetail } from '../transactions/transaction-detail.tsx'
import { useTransactionColumns } from '../transactions/use-transaction-columns.tsx'
import { useTransactionExport } from '../transactions/use-transaction-export.ts'

/** What agents are paid by contract, no player is. */
const playerKinds = transactionKinds.filter((kind) => !payTransactionKinds.some((pay) => pay === kind))

const kindOf = (filters: UsedFilters) => readCode(filters.get('kind'), playerKinds)

function Filters({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('records')
  return (
    <section className={styles.bar} aria-label={t('filters')}>
      <PeriodPicker value={filters.days} onChange={filters.changeDays} />
      <FilterSelect
        label={t('kind')}
        all={t('allKinds')}
        options={playerKinds.map((code) => ({ code, name: t(`kinds.${code}`) }))}
        chosen={kindOf(filters)}
        onChoose={(kind) => filters.change({ kind })}
      />
    </section>
  )
}

function Totals({ record, isStale }: { record: TransactionRecords; isStale: boolean }) {
  const { t } = useTranslation('records')
  const number = useNumber()
  const { totals, to } = record
  return (
    <TotalsBar
      isStale={isStale}
      figures={[
        { name: t('transactions.in'), amount: totals.in },
        { name: t('transactions.out'), amount: totals.out },
        { name: t('transactions.net'), amount: totals.net, isResult: true },
      ]}
      note={<InZone what={t('movements', { count: totals.count, figure: number(totals.count) })} day={to} />}
    />
  )
}

/** Every movement in the member's wallets, with the balance after it; one of them opens by `entry` in the address. */
export function TransactionRecordPage() {
  const { t } = useTranslation('records')
  const number = useNumber()
  const filters = useRecordFilters()
  const kind = kindOf(filters)
  const order = filters.get('order') === 'asc' ? 'asc' : 'desc'
  const asked = { ...filters.days, ...(kind && { kind }), order } as const
  const { data, error, refetch, isPlaceholderData } = useTransactionRecords({ ...asked, pageNo: filters.page })
  const columns = useTransactionColumns(data?.pageTotals, filters.openEntry)
  const exporting = useTransactionExport(asked)
  const empty = useNothing(filters, ['kind'], {
    empty: t('transactions.empty'),
    emptyText: t('transactions.emptyText'),
    none: t('transactions.none'),
    noneText: t('transactions.noneText'),
  })
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  const known = hasFailed ? undefined : data
  const count = known?.totals.count ?? 0
  const entry = filters.get('entry')
  return (
    <CentrePage title={t('transactions.title')} actions={<ExportButton {...exporting} isOff={count === 0} />}>
      <Filters filters={filters} />
      <div className={styles.news}>
        <MendedNotice isMended={filters.isMended} />
        <ExportNews {...exporting} />
      </div>
      {known && count > 0 && <Totals record={known} isStale={isPlaceholderData} />}
      <DataTable
        label={t('transactions.table')}
        columns={columns}
        rows={known?.transactions}
        rowKey={({ id }) => id}
        sort={{ by: 'at', order }}
        onSort={(sort) => filters.change({ order: sort.order === 'desc' ? undefined : 'asc' })}
        isStale={isPlaceholderData}
        error={hasFailed ? error : undefined}
        onRetry={() => void refetch()}
        empty={empty}
        totalLabel={
          known && t('transactions.page', { count, shown: number(known.transactions.length), figure: number(count) })
        }
      />
      {known && count > 0 && (
        <RecordFoot
          note={t('transactions.note')}
          page={filters.page}
          pages={known.totalPages}
          onPage={filters.turnTo}
        />
      )}
      {entry !== null && <TransactionDetail id={entry.slice(0, 64)} onClose={() => filters.openEntry(undefined)} />}
    </CentrePage>
  )
}
