import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { useAgentSettings } from '#src/account/parts/agent-settings.ts'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { CorrectedNotice } from '#src/reports/corrected-notice.tsx'
import { agentAddress } from '#src/reports/filters/agent-address.ts'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { PeriodPicker } from '#src/reports/filters/period-picker.tsx'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { TotalsBar } from '#src/reports/totals/totals-bar.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { type TeamMember, useTeamMember } from '../api/queries.ts'
import { memberAddress } from '../members/member-address.ts'
import styles from '../members/members.module.css'
import type { DownlineFilters } from '../members/use-downline-filters.ts'
import { FiguresSkeleton } from '../overview/overview-figures.tsx'
import { MemberFacts } from './member-facts.tsx'
import { MemberRecords } from './member-records.tsx'

const sums = ['deposits', 'withdrawals', 'validBet', 'profit'] as const

/** From the agent down to the account, each on the way with its own page. */
function Way({ member }: { member: TeamMember }) {
  const { t } = useTranslation('team')
  const [query] = useAddressQuery()
  return (
    <nav aria-label={t('members.trail')} className={styles.nav}>
      <ol className={styles.trail}>
        <li>
          <Link to={agentAddress('downlineManagmentView', {}, query)} className={styles.link}>
            {t('members.you')}
          </Link>
        </li>
        {member.path.map((account) => (
          <li key={account}>
            <Icon name="chevron-right" size="small" />
            <Link to={memberAddress(account, query)} className={styles.link}>
              <bdi translate="no">{account}</bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <Icon name="chevron-right" size="small" />
          <bdi translate="no">{member.account}</bdi>
        </li>
      </ol>
    </nav>
  )
}

/** What an agent does about an account, and the reports that are about it alone. */
function Ways({ member, hasContracts }: { member: TeamMember; hasContracts: boolean }) {
  const { t } = useTranslation('team')
  const [query] = useAddressQuery()
  const { account, level, isAgent, direct, contractRate } = member
  const about = { account }
  return (
    <div className={styles.head}>
      {level === 1 && (
        <LinkButton size="small" icon="send" to={agentAddress('transfer', { to: account }, query)}>
          {t('member.transfer')}
        </LinkButton>
      )}
      {level === 1 && isAgent && hasContracts && contractRate === null && (
        <LinkButton
          look="outline"
          size="small"
          icon="file-pen"
          to={agentAddress('contracts', { with: account, offer: '1' }, query)}
        >
          {t('members.offer')}
        </LinkButton>
      )}
      {direct > 0 && (
        <LinkButton
          look="outline"
          size="small"
          icon="network"
          to={agentAddress('downlineManagmentView', { parent: account }, query)}
        >
          {t('member.downlines')}
        </LinkButton>
      )}
      <LinkButton look="outline" size="small" icon="receipt" to={agentAddress('personalHistoryCopy', about, query)}>
        {t('member.bets')}
      </LinkButton>
      <LinkButton
        look="outline"
        size="small"
        icon="chart-column"
        to={agentAddress('palStatementsAgentCopy', about, query)}
      >
        {t('member.loss')}
      </LinkButton>
      <LinkButton
        look="outline"
        size="small"
        icon="list-tree"
        to={agentAddress('agentDownlineTransactionDetailsCopy', about, query)}
      >
        {t('member.movements')}
      </LinkButton>
    </div>
  )
}

/** One account of the team: who it is, what it and all below it did in the days, and what can be done about it. */
export function MemberPage({ account, filters }: { account: string; filters: DownlineFilters }) {
  const { t } = useTranslation('team')
  const { data: settings } = useAgentSettings()
  const { data, error, refetch, isPlaceholderData } = useTeamMember({ ...filters.days, account })
  const hasContracts = settings?.enableCt ?? false
  return (
    <AccountPage
      title={data?.account ?? account}
      onBack={() => filters.change({ member: undefined })}
      actions={<PeriodPicker value={filters.days} onChange={filters.changeDays} presets={agentPresets} />}
    >
      <CorrectedNotice isCorrected={filters.isCorrected} />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <FiguresSkeleton />}
      {data && (
        <>
          <section className={styles.panel} aria-label={data.account}>
            <Way member={data} />
            <MemberFacts member={data} hasContracts={hasContracts} />
            <Ways member={data} hasContracts={hasContracts} />
          </section>
          <TotalsBar
            figures={sums.map((field) => ({
              name: t(`sum.short.${field}`),
              amount: data[field],
              isResult: field === 'profit',
            }))}
            note={<InZone what={t('member.sums')} day={data.to} />}
            isStale={isPlaceholderData}
          />
          <MemberRecords account={account} days={filters.days} />
        </>
      )}
    </AccountPage>
  )
}
