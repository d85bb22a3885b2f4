import { useTranslation } from 'react-i18next'
import { transactionKinds } from '#contract/account/records.ts'
import { site } from '#src/config/site.ts'
import { getTeamTransactions } from '#src/gateway/agent-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { type FileColumn, timeIn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { agentPresets } from '#src/reports/filters/agent-presets.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { readCode } from '#src/reports/filters/filters.ts'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { Amount } from '#src/reports/table/amount.tsx'
import { NumberCell, TimeCell } from '#src/reports/table/cells.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { type TeamTransaction, type TransactionsQuery, useTeamTransactions } from '../api/queries.ts'
import { AccountFilter, accountIn } from '../components/account-filter.tsx'

function useColumns(): Column<TeamTransaction>[] {
  const { t } = useTranslation(['records', 'teamReports', 'centre'])
  const label = t('centre:copy.what', { what: t('transactions.reference') })
  return [
    { id: 'at', head: t('transactions.time'), cell: ({ at }) => <TimeCell at={at} /> },
    {
      id: 'account',
      head: t('teamReports:accountHead'),
      inCard: 'title',
      cell: ({ account }) => <bdi translate="no">{account}</bdi>,
    },
    { id: 'kind', head: t('transactions.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'reference',
      head: t('transactions.reference'),
      cell: ({ reference }) => <NumberCell number={reference} label={label} />,
    },
    { id: 'remark', head: t('transactions.remark'), cell: ({ remark }) => <bdi>{remark || '–'}</bdi> },
    {
      id: 'amount',
      head: t('transactions.amount'),
      align: 'end',
      inCard: 'aside',
      cell: ({ amount }) => <Amount amount={amount} isResult />,
    },
    {
      id: 'balance',
      head: t('transactions.balance'),
      align: 'end',
      cell: ({ balance }) => <Amount amount={balance} />,
    },
  ]
}

function useTransactionsExport(asked: Omit<TransactionsQuery, 'pageNo' | 'pageSize'>) {
  const { t } = useTranslation(['records', 'teamReports'])
  const { timeZone, currency } = site
  const columns: FileColumn<TeamTransaction>[] = [
    [`${t('transactions.time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [t('teamReports:accountHead'), ({ account }) => account],
    [t('transactions.kind'), ({ kind }) => t(`kinds.${kind}`)],
    [t('transactions.reference'), ({ reference }) => reference],
    [t('transactions.remark'), ({ remark }) => remark],
    [`${t('transactions.amount')} (${currency})`, ({ amount }) => amount],
    [`${t('transactions.balance')} (${currency})`, ({ balance }) => balance],
  ]
  return useExport<TeamTransaction & { id: string }>({
    asked,
    name: t('teamReports:transactions.file'),
    columns,
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getTeamTransactions, { query: { ...asked, ...page }, signal })
      // Two entries of a transfer have one number: they are told apart by whose they are, and what they are.
      const rows = value.rows.map((row) => ({ ...row, id: [row.reference, row.account, row.kind, row.at].join(' ') }))
      return { rows, totalPages: value.totalPages, count: value.totals.count }
    },
  })
}

/** Every entry of the wallets of the team, and of the agent's own. */
export function TeamTransactionsPage() {
  const { t } = useTranslation(['teamReports', 'records'])
  const { number } = useFormat()
  const { code } = useLanguage()
  const filters = useRecordFilters()
  const kind = readCode(filters.get('kind'), transactionKinds)
  const reference = filters.get('number')?.trim().slice(0, 64)
  const asked = {
    ...filters.days,
    ...accountIn(filters),
    ...(kind && { kind }),
    ...(reference && { reference }),
    language: code,
  }
  const query = useTeamTransactions({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const columns = useColumns()
  const exporting = useTransactionsExport(asked)
  return (
    <ReportPage
      title={t('transactions.title')}
      label={t('filters')}
      filters={filters}
      presets={agentPresets}
      names={['account', 'kind', 'number']}
      narrowing={
        <>
          <AccountFilter filters={filters} />
          <FilterSelect
            label={t('records:kind')}
            all={t('records:allKinds')}
            options={transactionKinds.map((one) => ({ code: one, name: t(`records:kinds.${one}`) }))}
            chosen={kind}
            onChoose={(next) => filters.change({ kind: next })}
          />
          <SearchFilter
            label={t('transactions.number')}
            clearLabel={t('transactions.clearNumber')}
            value={reference ?? ''}
            onChange={(next) => filters.change({ number: next })}
          />
        </>
      }
      query={query}
      rows={data?.rows}
      rowKey={(row) => [row.reference, row.account, row.kind, row.at].join(' ')}
      columns={columns}
      figures={
        data && [
          { name: t('transactions.in'), amount: data.totals.in },
          { name: t('transactions.out'), amount: data.totals.out },
        ]
      }
      figuresNote={
        data && (
          <InZone
            what={t('records:movements', { count: data.totals.count, figure: number(data.totals.count) })}
            day={data.to}
          />
        )
      }
      exporting={exporting}
      words={(name) => t(`transactions.${name}`)}
      note={t('records:transactions.note')}
    />
  )
}
