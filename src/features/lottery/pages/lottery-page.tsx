import { type ReactNode, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PrizeMode } from '#contract/lobby/lottery.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { LotteryMenu } from '../components/lottery-menu.tsx'
import { LotterySkeleton } from '../components/lottery-skeleton.tsx'
import { LotteryView } from '../components/lottery-view.tsx'
import { SlipKeeper } from '../components/slip-keeper.tsx'
import { useLotteryMenu } from '../hooks/use-lotteries.ts'
import { emptySlip, slipsReducer } from '../lib/slip.ts'
import styles from './lottery-page.module.css'

/** Where no lottery can be shown: the menu is pending, failed, or has none. */
function NoLottery({ menu }: { menu: ReturnType<typeof useLotteryMenu> }) {
  const { t } = useTranslation('lottery')
  const { t: shell } = useTranslation()
  if (menu.isPending) return <LotterySkeleton />
  if (menu.isFailed)
    return (
      <StatePanel
        icon="circle-alert"
        tone="bad"
        size="page"
        isAlert
        title={t('menu.failed')}
        text={t('menu.failedText')}
        actions={<Button onClick={menu.retry}>{shell('retry')}</Button>}
      />
    )
  return <StatePanel icon="ticket" art="empty" size="page" title={t('menu.empty')} text={t('menu.emptyText')} />
}

interface LotteryPageProps {
  modes: readonly PrizeMode[]
  /** What the member's session came to, below the slip. */
  session?: ReactNode
}

/** The lotteries of the prize modes; `gameCode` in the address chooses one, without it the first is open. */
export function LotteryPage({ modes, session }: LotteryPageProps) {
  const menu = useLotteryMenu(modes)
  const search = new URLSearchParams(useLocation().search)
  const [slips, onSlip] = useReducer(slipsReducer, {})
  const gameCode = search.get('gameCode') || (menu.isPending ? undefined : menu.first)
  const { bets } = (gameCode === undefined ? undefined : slips[gameCode]) ?? emptySlip
  const hasMenu = menu.isPending || menu.lotteries.length > 0
  return (
    <div className={styles.page} data-alone={hasMenu ? undefined : ''}>
      {hasMenu && (
        <LotteryMenu lotteries={menu.lotteries} chosen={gameCode} isPending={menu.isPending} isRecent={menu.isRecent} />
      )}
      {gameCode ? (
        <div className={styles.main}>
          <SlipKeeper key={gameCode} gameCode={gameCode} bets={bets} onSlip={onSlip} />
          <LotteryView key={`view ${gameCode}`} gameCode={gameCode} bets={bets} onSlip={onSlip} session={session} />
        </div>
      ) : (
        <NoLottery menu={menu} />
      )}
    </div>
  )
}
