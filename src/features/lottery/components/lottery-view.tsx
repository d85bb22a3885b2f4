import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { classNames } from '#src/lib/class-names.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useDrawnNews } from '../hooks/use-drawn-news.ts'
import { useLotteryGame, useOpenedNumero } from '../hooks/use-lotteries.ts'
import { maxBets, type SlipAction, type SlipBet } from '../lib/slip.ts'
import card from './card.module.css'
import { LotteryFailed } from './lottery-failed.tsx'
import { LotteryHead } from './lottery-head.tsx'
import { LotterySkeleton } from './lottery-skeleton.tsx'
import styles from './lottery-view.module.css'
import { MyBets } from './my-bets.tsx'
import { PastDraws } from './past-draws.tsx'
import { PrizeOdds } from './prize-odds.tsx'
import { SlipBar } from './slip-bar.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { Ticket } from './ticket.tsx'

interface LotteryViewProps {
  gameCode: string
  bets: readonly SlipBet[]
  onSlip: (action: SlipAction) => void
  /** Below the slip. */
  session: ReactNode
}

function ViewFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('lottery')
  const { pathname } = useLocation()
  const failure = toGatewayError(error)
  if (failure.code === 'game.unknown')
    return (
      <StatePanel
        icon="ticket"
        size="page"
        title={t('menu.unknown')}
        text={t('menu.unknownText')}
        actions={<LinkButton to={pathname}>{t('menu.first')}</LinkButton>}
      />
    )
  return <LotteryFailed title={t('ticket.failed')} error={failure} onRetry={onRetry} size="page" />
}

function showSlip(): void {
  const title = document.getElementById('slip-title')
  title?.scrollIntoView()
  title?.focus({ preventScroll: true })
}

/** One lottery: its head, its ticket with the slip beside it, and below its past draws and the member's bets. */
export function LotteryView({ gameCode, bets, onSlip, session }: LotteryViewProps) {
  const { t } = useTranslation('lottery')
  const [part, setPart] = useState<'history' | 'bets'>('history')
  const game = useLotteryGame(gameCode)
  const draws = useOpenedNumero(gameCode)
  useDrawnNews(draws.data?.last?.no)
  if (!game.data && game.isError) return <ViewFailed error={game.error} onRetry={() => void game.refetch()} />
  if (!game.data) return <LotterySkeleton />
  const { lottery, plays } = game.data
  const { current, last } = draws.data ?? lottery
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <LotteryHead lottery={lottery} current={current} last={last} isStale={draws.isError} />
      </div>
      <div className={styles.ticket}>
        <Ticket plays={plays} isFull={bets.length >= maxBets} onAdd={(bet) => onSlip({ type: 'add', gameCode, bet })} />
        <PrizeOdds plays={plays} />
        <SlipBar bets={bets} onOpen={showSlip} />
      </div>
      <div className={styles.slip}>
        <div className={styles.beside}>
          <SlipPanel
            lottery={lottery}
            current={current}
            bets={bets}
            onRemove={(id) => onSlip({ type: 'remove', gameCode, id })}
            onClear={() => onSlip({ type: 'clear', gameCode })}
          />
          {session}
        </div>
      </div>
      <div className={classNames(card.card, styles.parts)}>
        <SegmentedTabs
          label={t('parts')}
          tabs={[
            { id: 'history', text: t('history.title'), icon: 'history' },
            { id: 'bets', text: t('bets.title'), icon: 'receipt' },
          ]}
          chosen={part}
          onChoose={setPart}
        >
          {part === 'history' ? <PastDraws lottery={lottery} /> : <MyBets />}
        </SegmentedTabs>
      </div>
    </div>
  )
}
