import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { getBonusDetails } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import type { BonusQuery } from '../api/get-bonus-details.ts'
import { bonusColumns } from '../lib/file-columns.ts'

/** All bonuses and rebates that are asked for as a file. */
export function useBonusExport(asked: Omit<BonusQuery, 'pageNo'>) {
  const { t } = useTranslation('records')
  const { code } = useLanguage()
  return useExport({
    about: JSON.stringify(asked),
    name: `${t('bonus.file')}-${asked.from}-${asked.to}`,
    columns: bonusColumns({
      head: (name) => t(`bonus.${name}`),
      timeZone: site.timeZone,
      currency: site.currency,
      kind: (kind) => t(`kinds.${kind}`),
      state: (state) => t(`bonus.${state}`),
    }),
    fetchPage: async (page, signal) => {
      const query = { ...asked, ...page, language: code }
      const { value } = await callGateway(getBonusDetails, { query, signal })
      return { rows: value.bonuses, totalPages: value.totalPages, count: value.totals.count }
    },
  })
}
