import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useAgentSettings } from '#src/account/parts/agent-settings.ts'
import { CorrectedNotice } from '#src/reports/corrected-notice.tsx'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { DownlineTree } from '../members/downline-tree.tsx'
import { useDownlineFilters } from '../members/use-downline-filters.ts'

/** All of the team, level by level. */
export function DownlinesPage() {
  const { t } = useTranslation('team')
  const { data: settings } = useAgentSettings()
  const filters = useDownlineFilters()
  return (
    <AccountPage
      title={t('members.title')}
      actions={<PeriodPicker value={filters.days} onChange={filters.changeDays} presets={agentPresets} />}
    >
      <CorrectedNotice isCorrected={filters.isCorrected} />
      <DownlineTree
        filters={filters}
        hasContracts={settings?.enableCt ?? false}
        actions={
          <FilterSelect
            label={t('members.kind')}
            all={t('members.all')}
            options={[
              { code: 'agents', name: t('members.agents') },
              { code: 'players', name: t('members.players') },
            ]}
            chosen={filters.only}
            onChoose={(only) => filters.change({ only })}
          />
        }
      />
    </AccountPage>
  )
}
