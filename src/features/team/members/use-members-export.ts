import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { getDownlines } from '#src/gateway/agent-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { type FileColumn, timeIn } from '#src/reports/files/file-rows.ts'
import { useExport } from '#src/reports/files/use-export.ts'
import type { Downline } from '../api/queries.ts'
import { type DownlineFilters, queryOf } from './use-downline-filters.ts'

const money = ['deposits', 'withdrawals', 'validBet', 'profit'] as const

/** The level or the search that is shown, all of its pages, as a file. */
export function useMembersExport(filters: DownlineFilters) {
  const { t } = useTranslation('team')
  const { timeZone, currency } = site
  const { pageNo: _, pageSize: __, ...asked } = queryOf(filters, filters.parent, 1)
  const time = (instant: string | null) => (instant === null ? null : timeIn(timeZone, instant))
  const columns: FileColumn<Downline>[] = [
    [t('members.account'), ({ account }) => account],
    [t('members.nickname'), ({ nickname }) => nickname],
    [t('members.kind'), ({ isAgent }) => t(isAgent ? 'members.agent' : 'members.player')],
    [t('members.level'), ({ level }) => String(level)],
    [`${t('members.balance')} (${currency})`, ({ balance }) => balance],
    [`${t('members.rate')} (%)`, ({ rebateRate }) => rebateRate],
    [`${t('members.joined')} (${timeZone})`, ({ joinedAt }) => time(joinedAt)],
    [`${t('members.lastLogin')} (${timeZone})`, ({ lastLoginAt }) => time(lastLoginAt)],
    [t('members.team'), ({ team }) => String(team)],
    [t('members.active'), ({ active }) => String(active)],
    ...money.map((field): FileColumn<Downline> => [`${t(`sum.short.${field}`)} (${currency})`, (row) => row[field]]),
    [`${t('members.contract')} (%)`, ({ contractRate }) => contractRate],
  ]
  return useExport<Downline & { id: string }>({
    asked,
    name: t('members.file'),
    columns,
    fetchPage: async (page, signal) => {
      const { value } = await callGateway(getDownlines, { query: { ...asked, ...page }, signal })
      const rows = value.rows.map((row) => ({ ...row, id: row.account }))
      return { rows, totalPages: value.totalPages, count: value.count }
    },
  })
}
