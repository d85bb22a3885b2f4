import { useTranslation } from 'react-i18next'
import { incomeKinds } from '#contract/agent/reports.ts'
import { site } from '#src/config/site.ts'
import { getAgentIncome } from '#src/gateway/agent-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { BarChart } from '#src/reports/charts/bar-chart.tsx'
import type { FileColumn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { InZone, usePeriodLabel } from '#src/reports/filters/period-words.tsx'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { moneyColumns } from '#src/reports/table/money-columns.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Summary, SummarySkeleton } from '#src/reports/totals/summary.tsx'
import { type Income, useIncome } from '../api/queries.ts'

type IncomeDay = Income['days'][number]

const fields = [...incomeKinds, 'total'] as const

/** What came in all, of which kinds, beside the period before; and day by day. */
function IncomeSummary({ income, isStale }: { income: Income; isStale: boolean }) {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const times = useTimes()
  const label = usePeriodLabel()
  const { totals, totalsBefore, days } = income
  const bars = days.map(({ day, total }) => ({
    id: day,
    name: times.shortDay(day),
    value: Number(total),
    text: format.moneyText(total) ?? '–',
  }))
  const before = t('income.before', { amount: format.moneyText(totalsBefore.total) ?? '–' })
  return (
    <Summary
      label={label(t('income.total'), income)}
      amount={totals.total}
      note={<InZone what={before} day={income.to} />}
      figures={incomeKinds.map((kind) => ({ name: t(`income.${kind}`), amount: totals[kind] }))}
      isStale={isStale}
    >
      {bars.length > 1 && <BarChart label={t('income.chart')} bars={bars} marked={income.to} isSigned={false} />}
    </Summary>
  )
}

function useColumns(totals: Income['totals'] | undefined): Column<IncomeDay>[] {
  const { t } = useTranslation('earnings')
  const times = useTimes()
  return [
    { id: 'day', head: t('income.day'), inCard: 'title', cell: ({ day }) => times.longDay(day) },
    ...moneyColumns(fields, { head: (field) => t(`income.${field}`), totals, symbolIn: 'total' }),
  ]
}

/** What the agent was paid: rebates of bets, dividends and salaries. */
export function IncomePage() {
  const { t } = useTranslation('earnings')
  const filters = useRecordFilters()
  const query = useIncome(filters.days)
  const { data, isPlaceholderData } = query
  const columns = useColumns(data?.totals)
  const busy = data?.days.filter(({ total }) => Number(total) !== 0).toReversed()
  const fileColumns: FileColumn<IncomeDay>[] = [
    [t('income.day'), ({ day }) => day],
    ...fields.map(
      (field): FileColumn<IncomeDay> => [`${t(`income.${field}`)} (${site.currency})`, (day) => day[field]],
    ),
  ]
  const exporting = useExport<IncomeDay & { id: string }>({
    asked: filters.days,
    name: t('file.income'),
    columns: fileColumns,
    fetchPage: async (_, signal) => {
      const { value } = await callGateway(getAgentIncome, { query: filters.days, signal })
      return { rows: value.days.map((day) => ({ ...day, id: day.day })), totalPages: 1, count: value.days.length }
    },
  })
  return (
    <ReportPage
      title={t('title.income')}
      label={t('filters.label')}
      filters={filters}
      presets={agentPresets}
      query={{ ...query, data: data && { totalPages: 1 } }}
      rows={busy}
      rowKey={({ day }) => day}
      columns={columns}
      totalLabel={t('total')}
      exporting={exporting}
      words={(name) => t(name === 'empty' || name === 'none' ? 'income.empty' : 'income.emptyText')}
      note={t('income.note')}
    >
      {data ? (
        busy && busy.length > 0 && <IncomeSummary income={data} isStale={isPlaceholderData} />
      ) : (
        <SummarySkeleton lines={5} />
      )}
    </ReportPage>
  )
}
