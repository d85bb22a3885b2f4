import { useTranslation } from 'react-i18next'
import { agentPresets } from '#src/centre/agents/agent-presets.ts'
import { useAgentSettings } from '#src/centre/agents/agent-settings.ts'
import { CentrePage } from '#src/centre/centre-page.tsx'
import { PeriodPicker } from '#src/centre/period-picker.tsx'
import { FilterSelect } from '#src/centre/records/filter-select.tsx'
import { MendedNotice } from '#src/centre/records/mended-notice.tsx'
import { DownlineTree } from '../members/downline-tree.tsx'
import { useDownlineFilters } from '../members/use-downline-filters.ts'

/** All of the team, level by level. */
export function DownlinesPage() {
  const { t } = useTranslation('team')
  const { data: settings } = useAgentSettings()
  const filters = useDownlineFilters()
  return (
    <CentrePage
      title={t('members.title')}
      actions={<PeriodPicker value={filters.days} onChange={filters.changeDays} presets={agentPresets} />}
    >
      <MendedNotice isMended={filters.isMended} />
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
    </CentrePage>
  )
}
