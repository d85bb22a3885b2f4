import { useTranslation } from 'react-i18next'
import type { BetRecord } from '#contract/account/records.ts'
import { getBettingRecords } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { BetFilters, betsAskedBy } from '#src/reports/bets/bet-filters.tsx'
import { useBetColumns } from '#src/reports/bets/use-bet-columns.tsx'
import { useBetFile } from '#src/reports/bets/use-bet-file.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { CategoryFilter } from '#src/reports/filters/category-filter.tsx'
import { sortingOf } from '#src/reports/filters/sorting.ts'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { GameCell } from '#src/reports/table/cells.tsx'
import { useBettingRecords } from '../api/queries.ts'
import { BettingSummary } from '../betting/betting-summary.tsx'
import { VendorFilter } from '../betting/vendor-filter.tsx'

const names = ['category', 'vendor', 'result', 'number']

/** The member's bets: filters, what they add up to, and the rows. */
export function BettingRecordPage() {
  const { t } = useTranslation('records')
  const { number } = useFormat()
  const { code: language } = useLanguage()
  const filters = useRecordFilters()
  const asked = { ...betsAskedBy(filters), language }
  const query = useBettingRecords({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const count = data?.totals.count
  const columns = useBetColumns<BetRecord>({ totals: data?.pageTotals, game: (bet) => <GameCell bet={bet} /> })
  const exporting = useExport<BetRecord>({
    asked,
    name: t('betting.file'),
    columns: useBetFile(),
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getBettingRecords, { query: { ...asked, ...page }, signal })
      return { rows: value.bets, totalPages: value.totalPages, count: value.totals.count }
    },
  })
  return (
    <ReportPage
      title={t('betting.title')}
      label={t('filters')}
      tableLabel={t('betting.table')}
      filters={filters}
      names={names}
      narrowing={
        <>
          <CategoryFilter filters={filters} />
          <VendorFilter filters={filters} />
          <BetFilters filters={filters} />
        </>
      }
      query={query}
      rows={data?.bets}
      count={count}
      rowKey={({ id }) => id}
      columns={columns}
      {...sortingOf(filters, { by: 'at', order: 'desc' }, asked)}
      totalLabel={
        data && t('betting.page', { count, shown: number(data.bets.length), figure: number(data.totals.count) })
      }
      exporting={exporting}
      words={(name) => t(`betting.${name}`)}
      note={t('betting.note')}
    >
      <BettingSummary record={data} days={filters.days} isStale={query.isPlaceholderData} />
    </ReportPage>
  )
}
