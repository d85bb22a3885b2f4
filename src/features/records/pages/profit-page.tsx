import { useTranslation } from 'react-i18next'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { site } from '#src/config/site.ts'
import { exportCsv } from '#src/lib/csv.ts'
import { rowsOf } from '#src/reports/files/file-rows.ts'
import { CategoryFilter, chosenCategory } from '#src/reports/filters/category-filter.tsx'
import styles from '#src/reports/filters/filters.module.css'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { MendedNotice } from '#src/reports/mended-notice.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { RecordFoot } from '#src/reports/table/record-foot.tsx'
import { SummaryWaiting } from '#src/reports/totals/summary.tsx'
import { useNothing } from '#src/reports/use-nothing.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { type ProfitReport, useProfitReport } from '../api/get-profit-report.ts'
import { profitColumns } from '../lib/file-columns.ts'
import { CategoryTurnover, ProfitSummary } from '../profit/profit-charts.tsx'
import { useProfitColumns } from '../profit/use-profit-columns.tsx'

/** Days on which something happened. */
const isBusy = ({ count, bonus, rebate }: ProfitReport['days'][number]): boolean =>
  count > 0 || Number(bonus) !== 0 || Number(rebate) !== 0

function Export({ report }: { report: ProfitReport | undefined }) {
  const { t } = useTranslation('records')
  const save = ({ days, from, to }: ProfitReport) => {
    const columns = profitColumns({
      head: (name) => t(`profit.${name}`),
      timeZone: site.timeZone,
      currency: site.currency,
    })
    exportCsv(`${t('profit.file')}-${from}-${to}`, rowsOf(columns, days))
  }
  return (
    <Button look="quiet" size="small" icon="download" disabled={!report} onClick={() => report && save(report)}>
      {t('export')}
    </Button>
  )
}

/** What was won and lost over some days, and on which kinds of games. */
export function ProfitPage() {
  const { t } = useTranslation('records')
  const filters = useRecordFilters()
  const category = chosenCategory(filters)
  const { data, error, refetch, isPlaceholderData } = useProfitReport(filters.days, category)
  const empty = useNothing(filters, ['category'], {
    empty: t('profit.empty'),
    emptyText: t('profit.emptyText'),
    none: t('profit.empty'),
    noneText: t('betting.noneText'),
  })
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  const report = hasFailed ? undefined : data
  const columns = useProfitColumns(report?.totals, category !== undefined)
  const busy = report?.days.filter(isBusy)
  const isEmpty = busy?.length === 0
  const isShort = filters.get('only') === 'busy'
  const days = (isShort || isEmpty ? busy : report?.days)?.toReversed()
  return (
    <CentrePage title={t('profit.title')} actions={<Export report={isEmpty ? undefined : report} />}>
      <section className={styles.bar} aria-label={t('filters')}>
        <PeriodPicker value={filters.days} onChange={filters.changeDays} />
        <CategoryFilter filters={filters} />
      </section>
      <div className={styles.news}>
        <MendedNotice isMended={filters.isMended} />
      </div>
      {!report && !hasFailed && <SummaryWaiting lines={5} />}
      {report && !isEmpty && (
        <>
          <ProfitSummary
            report={report}
            days={filters.days}
            isOfCategory={category !== undefined}
            isStale={isPlaceholderData}
          />
          <CategoryTurnover categories={report.categories} />
          <div className={styles.option}>
            <Checkbox
              checked={isShort}
              onChange={({ currentTarget }) => filters.change({ only: currentTarget.checked ? 'busy' : undefined })}
            >
              {t('profit.hideEmpty')}
            </Checkbox>
          </div>
        </>
      )}
      <DataTable
        label={t('profit.days')}
        columns={columns}
        rows={days}
        rowKey={({ day }) => day}
        isStale={isPlaceholderData}
        error={hasFailed ? error : undefined}
        onRetry={() => void refetch()}
        empty={empty}
        totalLabel={report && t('profit.total')}
      />
      {report && !isEmpty && (
        <RecordFoot
          note={t(category ? 'profit.noteCategory' : 'profit.note')}
          page={1}
          pages={1}
          onPage={filters.turnTo}
        />
      )}
    </CentrePage>
  )
}
