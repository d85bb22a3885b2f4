import { useTranslation } from 'react-i18next'
import { highestRate, type PayKind } from '#contract/agent/contract-terms.ts'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { BarChart } from '#src/reports/charts/bar-chart.tsx'
import { useExport } from '#src/reports/files/use-export.ts'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { useTimes } from '#src/reports/table/use-times.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { fetchPay, type Pay, type Settlement, usePay } from '../api/queries.ts'
import styles from '../components/pay.module.css'
import { usePayColumns } from '../components/use-pay-columns.tsx'
import { payColumns } from '../lib/pay-file.ts'

/** What the agent has, from which all of the page is calculated. */
function Contract({ kind, contract }: { kind: PayKind; contract: Pay['contract'] }) {
  const { t } = useTranslation('earnings')
  const { number } = useFormat()
  const words = contract
    ? t('contract.runs', {
        period: t(`period.${contract.period}`),
        rate: String(highestRate(contract.tiers)),
        count: contract.tiers.length,
        steps: number(contract.tiers.length),
      })
    : t('contract.none')
  return (
    <section className={styles.contract} aria-label={t('contract.label')}>
      <p>
        {words} <span className={styles.rules}>{t(`rules.${kind}`)}</span>
      </p>
      <LinkButton look="outline" size="small" to={`/agentHome?page=contracts&kind=${kind}`}>
        {t('contract.show')}
      </LinkButton>
    </section>
  )
}

/** The nets of the page, the earliest first. */
function Nets({ rows }: { rows: Pay['rows'] }) {
  const { t } = useTranslation('earnings')
  const times = useTimes()
  const format = useFormat()
  const bars = rows
    .filter(({ state }) => state !== 'running')
    .toReversed()
    .map(({ reference, from, period, net }) => {
      const [day, time] = times.dayAndTime(from)
      return {
        id: reference,
        name: period === 'hourly' || period === 'fiveMinutes' ? time.slice(0, 5) : day,
        value: Number(net),
        text: format.moneyText(net) ?? '–',
      }
    })
  if (bars.length < 2) return null
  return (
    <section className={styles.chart} aria-labelledby="pay-by-period">
      <h2 id="pay-by-period" className={styles.heading}>
        {t('chart')}
      </h2>
      <BarChart label={t('chart')} bars={bars} isSigned={false} />
    </section>
  )
}

const emptyWords = { empty: 'empty.title', emptyText: 'empty.text', none: 'none.title', noneText: 'none.text' } as const

function usePayExport(kind: PayKind, asked: { from: string; to: string; account?: string }) {
  const { t } = useTranslation('earnings')
  const ofKind = { ...asked, kind }
  return useExport<Settlement & { id: string }>({
    asked: ofKind,
    name: t(`file.${kind}`),
    columns: payColumns({
      head: (name) => t(`pay.${name}`),
      timeZone: site.timeZone,
      currency: site.currency,
      state: (state) => t(`state.${state}`),
    }),
    fetchPage: async (page, signal) => {
      const { rows, totalPages } = await fetchPay(kind, { ...asked, ...page }, signal)
      return { rows: rows.map((row) => ({ ...row, id: row.reference })), totalPages, count: 0 }
    },
  })
}

/** What contracts of a kind have brought: period by period, the agent's own and those of the ones directly below. */
export function PayPage({ kind }: { kind: PayKind }) {
  const { t } = useTranslation('earnings')
  const { number } = useFormat()
  const filters = useRecordFilters()
  const account = filters.get('account')?.trim() || undefined
  const asked = { ...filters.days, ...(account && { account }) }
  const query = usePay(kind, { ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const columns = usePayColumns(kind, data?.totals)
  const exporting = usePayExport(kind, asked)
  return (
    <ReportPage
      title={t(`title.${kind}`)}
      label={t('filters.label')}
      filters={filters}
      presets={agentPresets}
      names={['account']}
      narrowing={
        <SearchFilter
          label={t('filters.account')}
          clearLabel={t('filters.clear')}
          value={account ?? ''}
          onChange={(next) => filters.change({ account: next })}
        />
      }
      query={query}
      rows={data?.rows}
      rowKey={({ reference }) => reference}
      columns={columns}
      figures={
        data && [
          { name: t('pay.gross'), amount: data.totals.gross },
          { name: t('pay.passedDown'), amount: data.totals.passedDown },
          { name: t('pay.net'), amount: data.totals.net },
        ]
      }
      figuresNote={
        data && (
          <InZone what={t('periods', { count: data.rows.length, figure: number(data.rows.length) })} day={data.to} />
        )
      }
      totalLabel={t('total')}
      exporting={exporting}
      words={(name) => t(emptyWords[name])}
      note={t('note')}
    >
      {data && <Contract kind={kind} contract={data.contract} />}
      {data && <Nets rows={data.rows} />}
    </ReportPage>
  )
}

export const DividendPage = () => <PayPage kind="dividend" />
export const DailySalaryPage = () => <PayPage kind="daily" />
export const HourlySalaryPage = () => <PayPage kind="hourly" />
export const RealtimeSalaryPage = () => <PayPage kind="realtime" />
