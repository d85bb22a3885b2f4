import { useTranslation } from 'react-i18next'
import type { RecentBet } from '#contract/lobby/recent-bets.ts'
import { useLaunch } from '#src/play/use-launch.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { GameCell, TimeCell } from '#src/reports/table/cells.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { Button } from '#src/ui/button.tsx'
import { phoneWindow, useMediaQuery } from '#src/ui/use-media-query.ts'

/** Each is a card there. */
const maxOnPhone = 3

function useColumns(): Column<RecentBet>[] {
  const { t } = useTranslation('recentBets')
  const launch = useLaunch()
  return [
    { id: 'game', head: t('game'), inCard: 'title', cell: (bet) => <GameCell bet={bet} /> },
    { id: 'at', head: t('time'), cell: ({ at }) => <TimeCell at={at} /> },
    { id: 'stake', head: t('stake'), align: 'end', cell: ({ stake }) => <Amount amount={stake} hasSymbol /> },
    {
      id: 'result',
      head: t('result'),
      align: 'end',
      cell: ({ profit }) => (profit === null ? t('open') : <Amount amount={profit} isResult hasSymbol />),
    },
    {
      id: 'play',
      head: t('play'),
      align: 'end',
      inCard: 'aside',
      cell: ({ card, gameName }) =>
        card && (
          <Button
            look="outline"
            size="tiny"
            aria-label={t('playWhat', { game: gameName })}
            onClick={() => launch(card)}
          >
            {t('play')}
          </Button>
        ),
    },
  ]
}

/** Bets with their game, time, stake and result, and a button that opens the game again. */
export function BetTable({ bets }: { bets: readonly RecentBet[] }) {
  const { t } = useTranslation('recentBets')
  const isPhone = useMediaQuery(phoneWindow)
  return (
    <DataTable
      label={t('title')}
      columns={useColumns()}
      rows={isPhone ? bets.slice(0, maxOnPhone) : bets}
      rowKey={({ number }) => number}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  )
}
