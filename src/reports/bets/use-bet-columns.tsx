import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BetRecord } from '#contract/account/records.ts'
import { BetNumberCell, ResultCell, TimeCell } from '../table/cells.tsx'
import { moneyColumns } from '../table/money-columns.tsx'
import type { Column } from '../table/table.ts'
import { type BetMoney, betMoney, headOf } from './bet-money.ts'

interface BetColumns<Row> {
  /** Of the page; `placed` is what the column of stakes adds up to, open ones with them. */
  totals: (Readonly<Record<BetMoney, string>> & { placed: string }) | undefined
  game: (bet: Row) => ReactNode
  /** Whose bet it is, where there are bets of several accounts; it then leads a card in place of the game. */
  account?: Column<Row>
}

/** The columns of a list of bets. */
export function useBetColumns<Row extends Pick<BetRecord, 'at' | 'number' | 'result' | BetMoney>>({
  totals,
  game,
  account,
}: BetColumns<Row>): Column<Row>[] {
  const { t } = useTranslation('records')
  return [
    { id: 'at', head: t('betting.time'), isSortable: true, cell: ({ at }) => <TimeCell at={at} /> },
    ...(account ? [account] : []),
    { id: 'number', head: t('betting.number'), cell: ({ number }) => <BetNumberCell number={number} /> },
    { id: 'game', head: t('betting.game'), cell: game, ...(!account && { inCard: 'title' }) },
    ...moneyColumns(betMoney, {
      head: (field) => t(`betting.${headOf[field]}`),
      totals: totals && { ...totals, stake: totals.placed },
      isSortable: true,
      ...(!account && { symbolIn: 'stake' }),
    }),
    { id: 'result', head: t('betting.state'), inCard: 'aside', cell: ({ result }) => <ResultCell result={result} /> },
  ]
}
