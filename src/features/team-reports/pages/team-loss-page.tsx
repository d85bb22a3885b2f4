import { useTranslation } from 'react-i18next'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { site } from '#src/config/site.ts'
import { getTeamLoss } from '#src/gateway/agent-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import type { FileColumn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { readCode } from '#src/reports/filters/filters.ts'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import { sortingOf } from '#src/reports/filters/sorting.ts'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { moneyColumns } from '#src/reports/table/money-columns.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Button } from '#src/ui/button.tsx'
import { type LossQuery, type LossRow, type TeamLoss, useTeamLoss } from '../api/queries.ts'
import { AccountCell } from '../components/account-cell.tsx'
import { accountIn } from '../components/account-filter.tsx'
import styles from '../components/reports.module.css'

const money = ['stake', 'validBet', 'returned', 'gifts', 'profit'] as const
const sorts = ['account', 'bets', ...money] as const

function askedBy(filters: UsedFilters): Omit<LossQuery, 'pageNo' | 'pageSize'> {
  const search = filters.get('search')?.trim().slice(0, 64)
  const account = accountIn(filters)
  return {
    ...filters.days,
    ...account,
    ...(search && account.account === undefined && { search }),
    sort: readCode(filters.get('sort'), sorts) ?? 'profit',
    // Who lost most first.
    order: filters.get('order') === 'desc' ? 'desc' : 'asc',
  }
}

function useColumns(totals: TeamLoss['totals'] | undefined, isOfAccount: boolean): Column<LossRow>[] {
  const { t } = useTranslation('teamReports')
  const [search] = useAddressQuery()
  const { number } = useFormat()
  const times = useTimes()
  const lead: Column<LossRow> = isOfAccount
    ? { id: 'day', head: t('loss.day'), inCard: 'title', cell: ({ day }) => (day ? times.longDay(day) : '–') }
    : {
        id: 'account',
        head: t('accountHead'),
        inCard: 'title',
        isSortable: true,
        cell: ({ account, level }) => (
          <span className={styles.game}>
            <AccountCell account={account} to="palStatementsAgentCopy" search={search} />
            <span className={styles.small}>{level === 0 ? t('loss.own') : t('loss.level', { level })}</span>
          </span>
        ),
      }
  return [
    lead,
    {
      id: 'bets',
      head: t('loss.bets'),
      align: 'end',
      isSortable: !isOfAccount,
      cell: ({ bets }) => number(bets),
      total: totals && number(totals.bets),
    },
    ...moneyColumns(money, { head: (field) => t(`loss.${field}`), totals, isSortable: !isOfAccount }),
  ]
}

function useLossExport(asked: Omit<LossQuery, 'pageNo' | 'pageSize'>) {
  const { t } = useTranslation('teamReports')
  const columns: FileColumn<LossRow>[] = [
    [t('accountHead'), ({ account }) => account],
    [t('loss.day'), ({ day }) => day],
    [t('loss.bets'), ({ bets }) => String(bets)],
    ...money.map((field): FileColumn<LossRow> => [`${t(`loss.${field}`)} (${site.currency})`, (row) => row[field]]),
  ]
  return useExport<LossRow & { id: string }>({
    asked,
    name: t('loss.file'),
    columns,
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getTeamLoss, { query: { ...asked, ...page }, signal })
      return {
        rows: value.rows.map((row) => ({ ...row, id: `${row.account} ${row.day ?? ''}` })),
        totalPages: value.totalPages,
        count: 0,
      }
    },
  })
}

/** One account's days instead of the accounts: the way back, and on to its bets. */
function OfAccount({ account, filters }: { account: string; filters: UsedFilters }) {
  const { t } = useTranslation('teamReports')
  const [search] = useAddressQuery()
  return (
    <p>
      {t('loss.of')} <AccountCell account={account} to="personalHistoryCopy" search={search} />{' '}
      <Button look="text" size="tiny" onClick={() => filters.change({ account: undefined })}>
        {t('loss.back')}
      </Button>
    </p>
  )
}

/** What each account won and lost by its own play; one account by day. */
export function TeamLossPage() {
  const { t } = useTranslation('teamReports')
  const format = useFormat()
  const filters = useRecordFilters()
  const asked = askedBy(filters)
  const query = useTeamLoss({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const { account } = asked
  const columns = useColumns(data?.totals, account !== undefined)
  const exporting = useLossExport(asked)
  const before = format.moneyText(data?.totalsBefore.profit ?? '0', { hasPlus: true }) ?? '–'
  return (
    <ReportPage
      title={t('loss.title')}
      label={t('filters')}
      filters={filters}
      presets={agentPresets}
      names={['account', 'search']}
      narrowing={
        account === undefined && (
          <SearchFilter
            label={t('loss.find')}
            clearLabel={t('clearAccount')}
            value={filters.get('search') ?? ''}
            onChange={(search) => filters.change({ search })}
          />
        )
      }
      query={query}
      rows={data?.rows}
      rowKey={(row) => `${row.account} ${row.day ?? ''}`}
      columns={columns}
      {...sortingOf(filters, { by: 'profit', order: 'asc' }, asked)}
      figures={
        data &&
        money.map((field) => ({ name: t(`loss.${field}`), amount: data.totals[field], isResult: field === 'profit' }))
      }
      figuresNote={data && <InZone what={t('loss.before', { amount: before })} day={data.to} />}
      totalLabel={t('total')}
      exporting={exporting}
      words={(name) => t(`loss.${name}`)}
      note={t('loss.note')}
    >
      {account !== undefined && <OfAccount account={account} filters={filters} />}
    </ReportPage>
  )
}
