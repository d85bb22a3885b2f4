import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { exportCsv } from '#src/lib/csv.ts'
import { type FileColumn, rowsOf } from '#src/reports/files/file-rows.ts'
import { CategoryFilter, chosenCategory } from '#src/reports/filters/category-filter.tsx'
import styles from '#src/reports/filters/filters.module.css'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { SummarySkeleton } from '#src/reports/totals/summary.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { type ProfitDay, type ProfitReport, useProfitReport } from '../api/queries.ts'
import { CategoryTurnover, ProfitSummary } from '../profit/profit-charts.tsx'
import { useProfitColumns } from '../profit/use-profit-columns.tsx'

/** Days on which something happened. */
const isBusy = ({ count, bonus, rebate }: ProfitDay): boolean =>
  count > 0 || Number(bonus) !== 0 || Number(rebate) !== 0

const amounts = ['staked', 'validBet', 'returned', 'bonus', 'rebate', 'net'] as const

function Export({ report }: { report: ProfitReport | undefined }) {
  const { t } = useTranslation('records')
  const heads = { staked: 'staked', validBet: 'valid', returned: 'returned', bonus: 'bonus', rebate: 'rebate' } as const
  const columns: FileColumn<ProfitDay>[] = [
    [t('profit.day'), ({ day }) => day],
    [t('profit.bets'), ({ count }) => String(count)],
    ...amounts.map(
      (name): FileColumn<ProfitDay> => [
        `${t(`profit.${name === 'net' ? 'netColumn' : heads[name]}`)} (${site.currency})`,
        (day) => day[name],
      ],
    ),
  ]
  const save = ({ days, from, to }: ProfitReport) =>
    exportCsv(`${t('profit.file')}-${from}-${to}`, rowsOf(columns, days))
  return (
    <Button look="quiet" size="small" icon="download" disabled={!report} onClick={() => report && save(report)}>
      {t('export')}
    </Button>
  )
}

interface FiguresProps {
  report: ProfitReport
  filters: UsedFilters
  isOfCategory: boolean
  isStale: boolean
}

/** The sums, the kinds of games, and whether days without anything are shown. */
function Figures({ report, filters, isOfCategory, isStale }: FiguresProps) {
  const { t } = useTranslation('records')
  return (
    <>
      <ProfitSummary report={report} days={filters.days} isOfCategory={isOfCategory} isStale={isStale} />
      <CategoryTurnover categories={report.categories} />
      <div className={styles.option}>
        <Checkbox
          checked={filters.get('only') === 'busy'}
          onChange={({ currentTarget }) => filters.change({ only: currentTarget.checked ? 'busy' : undefined })}
        >
          {t('profit.hideEmpty')}
        </Checkbox>
      </div>
    </>
  )
}

/** What was won and lost over some days, and on which kinds of games. */
export function ProfitPage() {
  const { t } = useTranslation('records')
  const filters = useRecordFilters()
  const category = chosenCategory(filters)
  const isOfCategory = category !== undefined
  const query = useProfitReport({ ...filters.days, ...(category && { gameType: category }) })
  const { data, error, isPlaceholderData } = query
  const report = error !== null && isPlaceholderData ? undefined : data
  const columns = useProfitColumns(report?.totals, isOfCategory)
  const busy = report?.days.filter(isBusy)
  const isEmpty = busy?.length === 0
  const isShort = filters.get('only') === 'busy'
  return (
    <ReportPage
      title={t('profit.title')}
      label={t('filters')}
      tableLabel={t('profit.days')}
      filters={filters}
      names={['category']}
      narrowing={<CategoryFilter filters={filters} />}
      query={{ ...query, data: data && { totalPages: 1 } }}
      rows={(isShort || isEmpty ? busy : report?.days)?.toReversed()}
      rowKey={({ day }) => day}
      columns={columns}
      totalLabel={t('profit.total')}
      actions={<Export report={isEmpty ? undefined : report} />}
      words={(name) => t(name === 'noneText' ? 'betting.noneText' : `profit.${name === 'none' ? 'empty' : name}`)}
      note={t(category ? 'profit.noteCategory' : 'profit.note')}
    >
      {report ? (
        !isEmpty && (
          <Figures report={report} filters={filters} isOfCategory={isOfCategory} isStale={isPlaceholderData} />
        )
      ) : (
        <SummarySkeleton lines={5} />
      )}
    </ReportPage>
  )
}
