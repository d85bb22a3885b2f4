import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { moneyColumns } from '#src/reports/table/money-columns.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import type { ProfitDay, ProfitReport } from '../api/queries.ts'

const amounts = ['staked', 'validBet', 'returned'] as const

/** The columns of the days; bonuses and rebates have none where a category is looked at. */
export function useProfitColumns(totals: ProfitReport['totals'] | undefined, isOfCategory: boolean) {
  const { t } = useTranslation('records')
  const { number } = useFormat()
  const times = useTimes()
  const fields = isOfCategory ? amounts : ([...amounts, 'bonus', 'rebate'] as const)
  const columns: Column<ProfitDay>[] = [
    { id: 'day', head: t('profit.day'), inCard: 'title', cell: ({ day }) => times.longDay(day) },
    {
      id: 'count',
      head: t('profit.bets'),
      align: 'end',
      cell: ({ count }) => number(count),
      total: totals && number(totals.count),
    },
    ...moneyColumns(fields, { head: (name) => t(`profit.${name === 'validBet' ? 'valid' : name}`), totals }),
    {
      id: 'net',
      head: t('profit.netColumn'),
      align: 'end',
      inCard: 'aside',
      cell: ({ net }) => <Amount amount={net} isResult />,
      total: totals && <Amount amount={totals.net} isResult hasSymbol />,
    },
  ]
  return columns
}
