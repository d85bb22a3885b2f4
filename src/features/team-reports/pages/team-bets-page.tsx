import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { getTeamBets } from '#src/gateway/agent-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { BetFilters, betsAskedBy } from '#src/reports/bets/bet-filters.tsx'
import { betMoney, headOf } from '#src/reports/bets/bet-money.ts'
import { useBetColumns } from '#src/reports/bets/use-bet-columns.tsx'
import { useBetFile } from '#src/reports/bets/use-bet-file.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { CategoryFilter } from '#src/reports/filters/category-filter.tsx'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { sortingOf } from '#src/reports/filters/sorting.ts'
import { useCategoryName } from '#src/reports/filters/use-category-name.ts'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { type TeamBet, type TeamBets, useTeamBets } from '../api/queries.ts'
import { AccountCell } from '../components/account-cell.tsx'
import { AccountFilter, accountIn } from '../components/account-filter.tsx'
import styles from '../components/reports.module.css'

const names = ['account', 'category', 'vendor', 'result', 'number']

function useColumns(totals: TeamBets['pageTotals'] | undefined): Column<TeamBet>[] {
  const { t } = useTranslation('teamReports')
  const [search] = useAddressQuery()
  const category = useCategoryName()
  return useBetColumns<TeamBet>({
    totals,
    account: {
      id: 'account',
      head: t('accountHead'),
      inCard: 'title',
      cell: ({ account }) => <AccountCell account={account} to="palStatementsAgentCopy" search={search} />,
    },
    game: ({ gameName, gameType, vendorName }) => (
      <span className={styles.game}>
        <bdi>{gameName}</bdi>
        <span className={styles.small}>{`${vendorName} · ${category(gameType)}`}</span>
      </span>
    ),
  })
}

/** The bets of the team: by account, category, result and number; sums of all, and of the page. */
export function TeamBetsPage({ VendorFilter }: { VendorFilter: ComponentType<{ filters: UsedFilters }> }) {
  const { t } = useTranslation(['teamReports', 'records'])
  const { number } = useFormat()
  const { code: language } = useLanguage()
  const filters = useRecordFilters()
  const asked = { ...betsAskedBy(filters), ...accountIn(filters), language }
  const query = useTeamBets({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const columns = useColumns(data?.pageTotals)
  const exporting = useExport<TeamBet & { id: string }>({
    asked,
    name: t('bets.file'),
    columns: useBetFile<TeamBet>([[t('accountHead'), ({ account }) => account]]),
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getTeamBets, { query: { ...asked, ...page }, signal })
      const rows = value.bets.map((bet) => ({ ...bet, id: bet.number }))
      return { rows, totalPages: value.totalPages, count: value.totals.count }
    },
  })
  return (
    <ReportPage
      title={t('bets.title')}
      label={t('filters')}
      filters={filters}
      names={names}
      presets={agentPresets}
      narrowing={
        <>
          <AccountFilter filters={filters} />
          <CategoryFilter filters={filters} />
          <VendorFilter filters={filters} />
          <BetFilters filters={filters} />
        </>
      }
      query={query}
      rows={data?.bets}
      rowKey={(bet) => bet.number}
      columns={columns}
      {...sortingOf(filters, { by: 'at', order: 'desc' }, asked)}
      figures={
        data && [
          ...betMoney.map((field) => ({
            name: t(`records:betting.${headOf[field]}`),
            amount: data.totals[field],
            isResult: field === 'profit',
          })),
          ...(data.totals.pendingCount > 0
            ? [{ name: t('records:betting.pending'), amount: data.totals.pendingStake }]
            : []),
        ]
      }
      figuresNote={
        data && (
          <InZone
            what={t('records:bets', { count: data.totals.count, figure: number(data.totals.count) })}
            day={data.to}
          />
        )
      }
      totalLabel={
        data &&
        t('records:betting.page', {
          count: data.totals.count,
          shown: number(data.bets.length),
          figure: number(data.totals.count),
        })
      }
      exporting={exporting}
      words={(name) => t(`bets.${name}`)}
      note={t('records:betting.note')}
    />
  )
}
