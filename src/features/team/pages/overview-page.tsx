import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useAgentSettings } from '#src/account/parts/agent-settings.ts'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { useTimes } from '#src/reports/table/use-times.ts'
import { type Overview, useOverview } from '../api/queries.ts'
import { DownlineTree } from '../members/downline-tree.tsx'
import { useDownlineFilters } from '../members/use-downline-filters.ts'
import { ChartsSkeleton, OverviewCharts } from '../overview/overview-charts.tsx'
import { FiguresSkeleton, OverviewFigures } from '../overview/overview-figures.tsx'
import styles from './team-page.module.css'

function Compared({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('team')
  const times = useTimes()
  if (!overview) return null
  const { from, to } = overview.before
  const days = from === to ? times.shortDay(from) : `${times.shortDay(from)} – ${times.shortDay(to)}`
  return <span className={styles.compared}>{t('overview.versus', { days })}</span>
}

/** The team at a glance: sums beside the period before, days, categories, and those directly below. */
export function OverviewPage() {
  const { t } = useTranslation('team')
  const { data: settings } = useAgentSettings()
  const filters = useDownlineFilters()
  const { data, error, refetch, isPlaceholderData } = useOverview(filters.days)
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  const picker = (
    <>
      <Compared overview={hasFailed ? undefined : data} />
      <PeriodPicker value={filters.days} onChange={filters.changeDays} presets={agentPresets} />
    </>
  )
  return (
    <AccountPage title={t('overview.title')} actions={picker}>
      {hasFailed && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!hasFailed && (data ? <OverviewFigures overview={data} isStale={isPlaceholderData} /> : <FiguresSkeleton />)}
      {!hasFailed && (data ? <OverviewCharts overview={data} isStale={isPlaceholderData} /> : <ChartsSkeleton />)}
      <DownlineTree filters={filters} hasContracts={settings?.enableCt ?? false} />
    </AccountPage>
  )
}
