import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { getBettingRecords } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import { useCategoryName } from '#src/reports/filters/use-category-name.ts'
import { useResultName } from '#src/reports/table/cells.tsx'
import type { BettingQuery } from '../api/get-betting-records.ts'
import { betColumns } from '../lib/file-columns.ts'

/** All bets that are asked for as a file. */
export function useBettingExport(asked: Omit<BettingQuery, 'pageNo'>) {
  const { t } = useTranslation('records')
  const { code } = useLanguage()
  const category = useCategoryName()
  const result = useResultName()
  return useExport({
    about: JSON.stringify(asked),
    name: `${t('betting.file')}-${asked.from}-${asked.to}`,
    columns: betColumns({
      head: (name) => t(`betting.${name}`),
      timeZone: site.timeZone,
      currency: site.currency,
      category,
      result,
    }),
    fetchPage: async (page, signal) => {
      const query = { ...asked, ...page, language: code }
      const { value } = await callGateway(getBettingRecords, { query, signal })
      return { rows: value.bets, totalPages: value.totalPages, count: value.totals.count }
    },
  })
}
