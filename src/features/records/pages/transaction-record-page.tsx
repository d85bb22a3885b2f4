import { useTranslation } from 'react-i18next'
import { payTransactionKinds, transactionKinds } from '#contract/account/records.ts'
import { site } from '#src/config/site.ts'
import { getTransactionRecords } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { type FileColumn, timeIn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { readCode } from '#src/reports/filters/filters.ts'
import { InZone } from '#src/reports/filters/period-words.tsx'
import { sortingOf } from '#src/reports/filters/sorting.ts'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { ReportPage } from '#src/reports/report-page.tsx'
import { useSession } from '#src/session/session.ts'
import { type Transaction, useTransactionRecords } from '../api/queries.ts'
import { TransactionDetail } from '../transactions/transaction-detail.tsx'
import { useTransactionColumns } from '../transactions/use-transaction-columns.tsx'

/** What agents are paid by contract, no player is. */
const playerKinds = transactionKinds.filter((kind) => !payTransactionKinds.some((pay) => pay === kind))

function useFile(): FileColumn<Transaction>[] {
  const { t } = useTranslation('records')
  const { timeZone, currency } = site
  return [
    [`${t('transactions.time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [t('transactions.kind'), ({ kind }) => t(`kinds.${kind}`)],
    [t('transactions.wallet'), ({ walletName }) => walletName || t('transactions.mainWallet')],
    [t('transactions.reference'), ({ reference }) => reference],
    [t('transactions.remark'), ({ remark }) => remark],
    [`${t('transactions.amount')} (${currency})`, ({ amount }) => amount],
    [`${t('transactions.balance')} (${currency})`, ({ balance }) => balance],
  ]
}

/** Every movement in the member's wallets, with the balance after it; one of them opens by `entry` in the address. */
export function TransactionRecordPage() {
  const { t } = useTranslation('records')
  const { number } = useFormat()
  const { code: language } = useLanguage()
  const filters = useRecordFilters()
  const kinds = useSession().role === 'agent' ? transactionKinds : playerKinds
  const kind = readCode(filters.get('kind'), kinds)
  const order = filters.get('order') === 'asc' ? 'asc' : 'desc'
  const asked = { ...filters.days, ...(kind && { kind }), order, language } as const
  const query = useTransactionRecords({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })
  const { data } = query
  const count = data?.totals.count
  const entry = filters.get('entry')
  const exporting = useExport({
    asked,
    name: t('transactions.file'),
    columns: useFile(),
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getTransactionRecords, { query: { ...asked, ...page }, signal })
      return { rows: value.transactions, totalPages: value.totalPages, count: value.totals.count }
    },
  })
  return (
    <>
      <ReportPage
        title={t('transactions.title')}
        label={t('filters')}
        tableLabel={t('transactions.table')}
        filters={filters}
        names={['kind']}
        narrowing={
          <FilterSelect
            label={t('kind')}
            all={t('allKinds')}
            options={kinds.map((code) => ({ code, name: t(`kinds.${code}`) }))}
            chosen={kind}
            onChoose={(next) => filters.change({ kind: next })}
          />
        }
        query={query}
        rows={data?.transactions}
        count={count}
        rowKey={({ id }) => id}
        columns={useTransactionColumns(data?.pageTotals, filters.openEntry)}
        {...sortingOf(filters, { by: 'at', order: 'desc' }, asked)}
        figures={
          data && [
            { name: t('transactions.in'), amount: data.totals.in },
            { name: t('transactions.out'), amount: data.totals.out },
            { name: t('transactions.net'), amount: data.totals.net, isResult: true },
          ]
        }
        figuresNote={
          data && <InZone what={t('movements', { count, figure: number(data.totals.count) })} day={data.to} />
        }
        totalLabel={
          data &&
          t('transactions.page', { count, shown: number(data.transactions.length), figure: number(data.totals.count) })
        }
        exporting={exporting}
        words={(name) => t(`transactions.${name}`)}
        note={t('transactions.note')}
      />
      {entry !== null && <TransactionDetail id={entry.slice(0, 64)} onClose={() => filters.openEntry(undefined)} />}
    </>
  )
}
