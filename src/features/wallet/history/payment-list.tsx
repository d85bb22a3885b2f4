import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { type FileColumn, timeIn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import type { UsedFilters } from '#src/reports/filters/use-record-filters.ts'
import { type Asked, ReportPage } from '#src/reports/report-page.tsx'
import { type PaymentRow, usePaymentColumns } from './use-payment-columns.tsx'

export type What = 'deposits' | 'payouts'

/** A page of payments, whichever they are. */
interface Payments<Row> {
  rows: Row[]
  count: number
  totalPages: number
}

interface PaymentListProps<Row, State extends string> {
  what: What
  filters: UsedFilters
  states: readonly State[]
  chosen: State | undefined
  nameOf: (state: State) => string
  query: Asked<Payments<Row>>
  read: (row: Row) => PaymentRow
  /** Of the columns that the two have under names of their own. */
  names: Record<'way' | 'arrives', string>
  /** What a file has of the way and of the state, in words. */
  words: (row: Row) => readonly [way: string, state: string]
  fetchPage: Parameters<typeof useExport<Row & { id: string }>>[0]['fetchPage']
}

function useFile<Row>({ read, names, words }: Pick<PaymentListProps<Row, string>, 'read' | 'names' | 'words'>) {
  const { t } = useTranslation('wallet')
  const { timeZone, currency } = site
  const columns: FileColumn<Row>[] = [
    [`${t('payments.time')} (${timeZone})`, (row) => timeIn(timeZone, read(row).at)],
    [t('payments.number'), (row) => read(row).id],
    [names.way, (row) => words(row)[0]],
    [`${t('payments.amount')} (${currency})`, (row) => read(row).amount],
    [`${t('fee')} (${currency})`, (row) => read(row).fee],
    [`${names.arrives} (${currency})`, (row) => read(row).arrives ?? ''],
    [t('payments.state'), (row) => words(row)[1]],
  ]
  return columns
}

/** Deposits or payouts of some days, by state, page by page and as a file; each opens as a receipt. */
export function PaymentList<Row extends { id: string }, State extends string>(props: PaymentListProps<Row, State>) {
  const { what, filters, states, chosen, nameOf, query, read, names, fetchPage } = props
  const { t } = useTranslation('wallet')
  const { number } = useFormat()
  const exporting = useExport({
    asked: { ...filters.days, ...(chosen && { state: chosen }) },
    name: t(`payments.${what}`),
    columns: useFile(props),
    fetchPage,
  })
  const { data } = query
  return (
    <ReportPage
      title={t('payments.title')}
      label={t('payments.filters')}
      tableLabel={t(`payments.${what}`)}
      filters={filters}
      names={['state']}
      narrowing={
        <>
          <FilterSelect
            label={t('payments.what')}
            all={t('payments.deposits')}
            options={[{ code: 'payouts', name: t('payments.payouts') }]}
            chosen={what === 'payouts' ? what : undefined}
            onChoose={(next) => filters.change({ what: next, state: undefined })}
          />
          <FilterSelect
            label={t('payments.state')}
            all={t('payments.anyState')}
            options={states.map((code) => ({ code, name: nameOf(code) }))}
            chosen={chosen}
            onChoose={(next) => filters.change({ state: next })}
          />
        </>
      }
      query={query}
      rows={data?.rows}
      count={data?.count}
      rowKey={({ id }) => id}
      columns={usePaymentColumns(read, names, filters.openEntry)}
      totalLabel={
        data && t('payments.page', { count: data.count, shown: number(data.rows.length), figure: number(data.count) })
      }
      exporting={exporting}
      words={(name) => t(`payments.${name}`)}
      note={t('payments.note')}
    />
  )
}
