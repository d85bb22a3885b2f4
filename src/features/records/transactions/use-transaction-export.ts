import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { getTransactionRecords } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import type { TransactionQuery } from '../api/get-transaction-records.ts'
import { transactionColumns } from '../lib/file-columns.ts'

/** All movements that are asked for as a file. */
export function useTransactionExport(asked: Omit<TransactionQuery, 'pageNo'>) {
  const { t } = useTranslation('records')
  const { code } = useLanguage()
  return useExport({
    about: JSON.stringify(asked),
    name: `${t('transactions.file')}-${asked.from}-${asked.to}`,
    columns: transactionColumns({
      head: (name) => t(`transactions.${name}`),
      timeZone: site.timeZone,
      currency: site.currency,
      kind: (kind) => t(`kinds.${kind}`),
      wallet: (name) => name || t('transactions.mainWallet'),
    }),
    fetchPage: async (page, signal) => {
      const query = { ...asked, ...page, language: code }
      const { value } = await callGateway(getTransactionRecords, { query, signal })
      return { rows: value.transactions, totalPages: value.totalPages, count: value.totals.count }
    },
  })
}
