import { useTranslation } from 'react-i18next'
import { betResults, betSorts } from '#contract/account/records.ts'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { useNumber } from '#src/i18n/number.ts'
import { ExportButton, ExportNews } from '#src/reports/files/export-button.tsx'
import { CategoryFilter, chosenCategory } from '#src/reports/filters/category-filter.tsx'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import styles from '#src/reports/filters/filters.module.css'
import { readCode } from '#src/reports/filters/filters.ts'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { MendedNotice } from '#src/reports/mended-notice.tsx'
import { useResultName } from '#src/reports/table/cells.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { RecordFoot } from '#src/reports/table/record-foot.tsx'
import type { Sort } from '#src/reports/table/table.ts'
import { useNothing } from '#src/reports/use-nothing.tsx'
import { useBettingRecords } from '../api/get-betting-records.ts'
import { BettingSummary } from '../betting/betting-summary.tsx'
import { useBetColumns } from '../betting/use-bet-columns.tsx'
import { useBettingExport } from '../betting/use-betting-export.ts'
import { VendorFilter } from '../betting/vendor-filter.tsx'

const names = ['category', 'vendor', 'result', 'number']

function Filters({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('records')
  const nameOf = useResultName()
  return (
    <section className={styles.bar} aria-label={t('filters')}>
      <PeriodPicker value={filters.days} onChange={filters.changeDays} />
      <CategoryFilter filters={filters} />
      <VendorFilter filters={filters} />
      <FilterSelect
        label={t('result')}
        all={t('anyResult')}
        options={betResults.map((code) => ({ code, name: nameOf(code) }))}
        chosen={readCode(filters.get('result'), betResults)}
        onChoose={(result) => filters.change({ result })}
      />
      <SearchFilter
        label={t('number')}
        clearLabel={t('clearNumber')}
        value={filters.get('number') ?? ''}
        onChange={(number) => filters.change({ number })}
      />
    </section>
  )
}

/** What the address asks the gateway for, without the page. */
function askedBy(filters: UsedFilters) {
  const gameType = chosenCategory(filters)
  const vendor = filters.get('vendor')?.slice(0, 16)
  const result = readCode(filters.get('result'), betResults)
  const number = filters.get('number')?.slice(0, 64)
  const sort = readCode(filters.get('sort'), betSorts)
  return {
    ...filters.days,
    ...(gameType && { gameType }),
    ...(vendor && { vendor }),
    ...(result && { result }),
    ...(number && { number }),
    ...(sort && { sort }),
    ...(filters.get('order') === 'asc' && { order: 'asc' as const }),
  }
}

/** The member's bets: filters, what they add up to, and the rows. */
export function BettingRecordPage() {
  const { t } = useTranslation('records')
  const number = useNumber()
  const filters = useRecordFilters()
  const asked = askedBy(filters)
  const { data, error, refetch, isPlaceholderData } = useBettingRecords({ ...asked, pageNo: filters.page })
  const columns = useBetColumns(data?.pageTotals)
  const exporting = useBettingExport(asked)
  const empty = useNothing(filters, names, {
    empty: t('betting.empty'),
    emptyText: t('betting.emptyText'),
    none: t('betting.none'),
    noneText: t('betting.noneText'),
  })
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  const known = hasFailed ? undefined : data
  const count = known?.totals.count ?? 0
  const sort: Sort = { by: asked.sort ?? 'at', order: asked.order ?? 'desc' }
  const order = ({ by, order: way }: Sort) =>
    filters.change({ sort: by === 'at' ? undefined : by, order: way === 'desc' ? undefined : way })
  return (
    <CentrePage title={t('betting.title')} actions={<ExportButton {...exporting} isOff={count === 0} />}>
      <Filters filters={filters} />
      <div className={styles.news}>
        <MendedNotice isMended={filters.isMended} />
        <ExportNews {...exporting} />
      </div>
      {!hasFailed && <BettingSummary record={known} days={filters.days} isStale={isPlaceholderData} />}
      <DataTable
        label={t('betting.table')}
        columns={columns}
        rows={known?.bets}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={order}
        isStale={isPlaceholderData}
        error={hasFailed ? error : undefined}
        onRetry={() => void refetch()}
        empty={empty}
        totalLabel={
          known && t('betting.page', { count, shown: number(known.bets.length), figure: number(known.totals.count) })
        }
      />
      {known && count > 0 && (
        <RecordFoot note={t('betting.note')} page={filters.page} pages={known.totalPages} onPage={filters.turnTo} />
      )}
    </CentrePage>
  )
}
