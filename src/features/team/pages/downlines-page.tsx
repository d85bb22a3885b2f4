import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useAgentSettings } from '#src/account/parts/agent-settings.ts'
import { CorrectedNotice } from '#src/reports/corrected-notice.tsx'
import { ExportButton, ExportNews } from '#src/reports/files/export-button.tsx'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { MemberPage } from '../member/member-page.tsx'
import { DownlineTree } from '../members/downline-tree.tsx'
import { type DownlineFilters, useDownlineFilters } from '../members/use-downline-filters.ts'
import { useMembersExport } from '../members/use-members-export.ts'

function List({ filters }: { filters: DownlineFilters }) {
  const { t } = useTranslation('team')
  const { data: settings } = useAgentSettings()
  const exporting = useMembersExport(filters)
  return (
    <AccountPage
      title={t('members.title')}
      actions={
        <>
          <PeriodPicker value={filters.days} onChange={filters.changeDays} presets={agentPresets} />
          <ExportButton {...exporting} isOff={false} />
        </>
      }
    >
      <CorrectedNotice isCorrected={filters.isCorrected} />
      <ExportNews {...exporting} />
      <DownlineTree
        filters={filters}
        hasContracts={settings?.enableCt ?? false}
        hasDetails
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

/** All of the team, level by level; or the one account that the address names. */
export function DownlinesPage() {
  const filters = useDownlineFilters()
  const { member } = filters
  return member === undefined ? (
    <List filters={filters} />
  ) : (
    <MemberPage key={member} account={member} filters={filters} />
  )
}
