import { useTranslation } from 'react-i18next'
import { Amount } from '#src/reports/table/amount.tsx'
import { BetNumberCell, GameCell, ResultCell, TimeCell } from '#src/reports/table/cells.tsx'
import type { Column } from '#src/reports/table/table.ts'
import type { BetRecord, BettingRecords } from '../api/get-betting-records.ts'

/** The columns of a list of bets; with the sums of a page, what stands at their foot. */
export function useBetColumns(totals?: BettingRecords['pageTotals']): Column<BetRecord>[] {
  const { t } = useTranslation('records')
  const isSortable = totals !== undefined
  return [
    { id: 'at', head: t('betting.time'), isSortable, cell: ({ at }) => <TimeCell at={at} /> },
    { id: 'number', head: t('betting.number'), cell: (bet) => <BetNumberCell number={bet.number} /> },
    { id: 'game', head: t('betting.game'), inCard: 'title', cell: (bet) => <GameCell bet={bet} /> },
    {
      id: 'stake',
      head: t('betting.stake'),
      align: 'end',
      isSortable,
      cell: ({ stake }) => <Amount amount={stake} />,
      total: totals && <Amount amount={totals.stake} hasSymbol />,
    },
    {
      id: 'validBet',
      head: t('betting.validBet'),
      align: 'end',
      isSortable,
      cell: ({ validBet }) => <Amount amount={validBet} />,
      total: totals && <Amount amount={totals.validBet} />,
    },
    {
      id: 'returned',
      head: t('betting.return'),
      align: 'end',
      isSortable,
      cell: ({ returned }) => <Amount amount={returned} />,
      total: totals && <Amount amount={totals.returned} />,
    },
    {
      id: 'profit',
      head: t('betting.profitLoss'),
      align: 'end',
      isSortable,
      cell: ({ profit }) => <Amount amount={profit} isResult />,
      total: totals && <Amount amount={totals.profit} isResult />,
    },
    { id: 'result', head: t('betting.state'), inCard: 'aside', cell: ({ result }) => <ResultCell result={result} /> },
  ]
}
