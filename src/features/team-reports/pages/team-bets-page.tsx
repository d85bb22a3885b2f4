import { useTranslation } from 'react-i18next'
import { betResults, betSorts } from '#contract/account/records.ts'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { site } from '#src/config/site.ts'
import { getTeamBets } from '#src/gateway/agent-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useNumber } from '#src/i18n/number.ts'
import { type FileColumn, timeIn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { CategoryFilter, chosenCategory } from '#src/reports/filters/category-filter.tsx'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { readCode } from '#src/reports/filters/filters.ts'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import { useCategoryName } from '#src/reports/filters/use-category-name.ts'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { Amount } from '#src/reports/table/amount.tsx'
import { BetNumberCell, ResultCell, TimeCell, useResultName } from '#src/reports/table/cells.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { type BetsQuery, rowsOfPage, type TeamBet, type TeamBets, useTeamBets } from '../api/queries.ts'
import { AccountCell } from '../components/account-cell.tsx'
import { AccountFilter, accountIn } from '../components/account-filter.tsx'
import styles from '../components/reports.module.css'

const names = ['account', 'category', 'result', 'number']

function Narrowing({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('records')
  const nameOf = useResultName()
  return (
    <>
      <AccountFilter filters={filters} />
      <CategoryFilter filters={filters} />
      <FilterSelect
        label={t('result')}
        all={t('anyResult')}
        options={betResults.map((code) => ({ code, name: nameOf(code) }))}
        chosen={readCode(filters.get('result'), betResults)}
        onChoose={(result) => filters.change({ result })}
      />
      <SearchFilter
        label={t('number')}
        clearLabel={t('clearNumber')}
        value={filters.get('number') ?? ''}
        onChange={(number) => filters.change({ number })}
      />
    </>
  )
}

/** What the address asks the gateway for, without the page. */
function askedBy(filters: UsedFilters, language: string): Omit<BetsQuery, 'pageNo' | 'pageSize'> {
  const gameType = chosenCategory(filters)
  const result = readCode(filters.get('result'), betResults)
  const number = filters.get('number')?.slice(0, 64)
  return {
    ...filters.days,
    ...accountIn(filters),
    ...(gameType && { gameType }),
    ...(result && { result }),
    ...(number && { number }),
    sort: readCode(filters.get('sort'), betSorts) ?? 'at',
    order: filters.get('order') === 'asc' ? 'asc' : 'desc',
    language,
  }
}

const money = ['stake', 'validBet', 'returned', 'profit'] as const
const heads = { stake: 'stake', validBet: 'validBet', returned: 'return', profit: 'profitLoss' } as const

function useColumns(totals: TeamBets['pageTotals'] | undefined): Column<TeamBet>[] {
  const { t } = useTranslation(['records', 'teamReports'])
  const [search] = useAddressQuery()
  const category = useCategoryName()
  return [
    { id: 'at', head: t('betting.time'), isSortable: true, cell: ({ at }) => <TimeCell at={at} /> },
    {
      id: 'account',
      head: t('teamReports:accountHead'),
      inCard: 'title',
      cell: ({ account }) => <AccountCell account={account} to="palStatementsAgentCopy" search={search} />,
    },
    { id: 'number', head: t('betting.number'), cell: ({ number }) => <BetNumberCell number={number} /> },
    {
      id: 'game',
      head: t('betting.game'),
      cell: ({ gameName, gameType, vendorName }) => (
        <span className={styles.game}>
          <bdi>{gameName}</bdi>
          <span className={styles.small}>{`${vendorName} · ${category(gameType)}`}</span>
        </span>
      ),
    },
    ...money.map(
      (field): Column<TeamBet> => ({
        id: field,
        head: t(`betting.${heads[field]}`),
        align: 'end',
        isSortable: true,
        cell: (bet) => <Amount amount={bet[field]} isResult={field === 'profit'} />,
        total: totals && <Amount amount={totals[field]} isResult={field === 'profit'} />,
      }),
    ),
    { id: 'result', head: t('betting.state'), inCard: 'aside', cell: ({ result }) => <ResultCell result={result} /> },
  ]
}

function useBetsExport(asked: Omit<BetsQuery, 'pageNo' | 'pageSize'>) {
  const { t } = useTranslation(['records', 'teamReports'])
  const result = useResultName()
  const category = useCategoryName()
  const { timeZone, currency } = site
  const columns: FileColumn<TeamBet>[] = [
    [`${t('betting.time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [`${t('betting.settled')} (${timeZone})`, ({ settledAt }) => settledAt && timeIn(timeZone, settledAt)],
    [t('teamReports:accountHead'), ({ account }) => account],
    [t('betting.number'), ({ number }) => number],
    [t('betting.game'), ({ gameName }) => gameName],
    [t('betting.category'), ({ gameType }) => category(gameType)],
    [t('betting.vendor'), ({ vendorName }) => vendorName],
    ...money.map(
      (field): FileColumn<TeamBet> => [`${t(`betting.${heads[field]}`)} (${currency})`, (bet) => bet[field]],
    ),
    [t('betting.state'), (bet) => result(bet.result)],
  ]
  return useExport<TeamBet & { id: string }>({
    about: JSON.stringify(asked),
    name: `${t('teamReports:bets.file')}-${asked.from}-${asked.to}`,
    columns,
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getTeamBets, { query: { ...asked, ...page }, signal })
      const rows = value.bets.map((bet) => ({ ...bet, id: bet.number }))
      return { rows, totalPages: value.totalPages, count: value.totals.count }
    },
  })
}

/** The bets of the team: by account, category, result and number; sums of all, and of the page. */
export function TeamBetsPage() {
  const { t } = useTranslation(['teamReports', 'records'])
  const number = useNumber()
  const { code } = useLanguage()
  const filters = useRecordFilters()
  const asked = askedBy(filters, code)
  const query = useTeamBets({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const columns = useColumns(data?.pageTotals)
  const exporting = useBetsExport(asked)
  return (
    <ReportPage
      title={t('bets.title')}
      label={t('filters')}
      filters={filters}
      names={names}
      narrowing={<Narrowing filters={filters} />}
      query={query}
      rows={data?.bets}
      rowKey={(bet) => bet.number}
      columns={columns}
      sort={{ by: asked.sort ?? 'at', order: asked.order ?? 'desc' }}
      onSort={({ by, order }) =>
        filters.change({ sort: by === 'at' ? undefined : by, order: order === 'desc' ? undefined : order })
      }
      figures={
        data &&
        money.map((field) => ({
          name: t(`records:betting.${heads[field]}`),
          amount: data.totals[field],
          isResult: field === 'profit',
        }))
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
      words={{
        empty: t('bets.empty'),
        emptyText: t('bets.emptyText'),
        none: t('bets.none'),
        noneText: t('bets.noneText'),
      }}
      note={t('records:betting.note')}
    />
  )
}
