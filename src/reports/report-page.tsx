import type { ReactNode } from 'react'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { CorrectedNotice } from './corrected-notice.tsx'
import { ExportButton, ExportNews } from './files/export-button.tsx'
import type { useExport } from './files/use-export.ts'
import bar from './filters/filters.module.css'
import { OrderSelect } from './filters/order-select.tsx'
import { PeriodPicker } from './filters/period-picker.tsx'
import type { Preset } from './filters/periods.ts'
import type { UsedFilters } from './filters/use-record-filters.ts'
import { DataTable } from './table/data-table.tsx'
import { RecordFoot } from './table/record-foot.tsx'
import type { Column, Sort } from './table/table.ts'
import type { Figure } from './totals/summary.tsx'
import { TotalsBar } from './totals/totals-bar.tsx'
import { useNothing } from './use-nothing.tsx'

/** What a report knows of its answer; `undefined` while it is pending, or could not be had. */
export interface Asked<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
  isPlaceholderData: boolean
}

interface ReportPageProps<Row> {
  title: string
  /** Of the filters and of the table, for those who do not see them; without it, a table is named by the title. */
  label: string
  tableLabel?: string
  filters: UsedFilters
  /** The periods to choose from, where they are not the usual ones. */
  presets?: readonly Preset[]
  /** After the period: what else it is narrowed by, and by which names in the address. */
  narrowing?: ReactNode
  names?: readonly string[]
  query: Asked<{ totalPages: number }>
  rows: readonly Row[] | undefined
  /** Of all pages, where it is known. */
  count?: number | undefined
  rowKey: (row: Row) => string
  columns: readonly Column<Row>[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  figures?: readonly Figure[] | undefined
  /** Beside the figures: how many, and in which time zone. */
  figuresNote?: ReactNode
  totalLabel?: ReactNode
  exporting?: ReturnType<typeof useExport>
  /** In the title bar, where the file is not made page by page. */
  actions?: ReactNode
  words: Parameters<typeof useNothing>[2]
  note: string
  /** Between the filters and the table: charts, a contract. */
  children?: ReactNode
}

/** A list over a period: period and filters in its address, sums, rows, pages, and the whole as a file. */
export function ReportPage<Row>(props: ReportPageProps<Row>) {
  const { title, filters, query, figures, exporting, names = [] } = props
  const hasFailed = query.error !== null && (query.data === undefined || query.isPlaceholderData)
  const rows = hasFailed ? undefined : props.rows
  const isEmpty = (props.count ?? rows?.length) === 0
  const empty = useNothing(filters, names, props.words)
  return (
    <AccountPage
      title={title}
      actions={exporting ? <ExportButton {...exporting} isOff={!rows || isEmpty} /> : props.actions}
    >
      <section className={bar.bar} aria-label={props.label}>
        <PeriodPicker
          value={filters.days}
          onChange={filters.changeDays}
          {...(props.presets && { presets: props.presets })}
        />
        {props.narrowing}
        <OrderSelect columns={props.columns} sort={props.sort} onSort={props.onSort} />
      </section>
      <div className={bar.news}>
        <CorrectedNotice isCorrected={filters.isCorrected} />
        {exporting && <ExportNews {...exporting} />}
      </div>
      {!hasFailed && props.children}
      {rows && !isEmpty && figures && (
        <TotalsBar figures={figures} note={props.figuresNote} isStale={query.isPlaceholderData} />
      )}
      <DataTable
        label={props.tableLabel ?? title}
        columns={props.columns}
        rows={rows}
        rowKey={props.rowKey}
        {...(props.sort && { sort: props.sort })}
        {...(props.onSort && { onSort: props.onSort })}
        isStale={query.isPlaceholderData}
        error={hasFailed ? query.error : undefined}
        onRetry={() => void query.refetch()}
        empty={empty}
        totalLabel={rows && props.totalLabel}
      />
      {rows && !isEmpty && (
        <RecordFoot note={props.note} page={filters.page} pages={query.data?.totalPages ?? 1} onPage={filters.turnTo} />
      )}
    </AccountPage>
  )
}
