import { useLocation } from 'react-router-dom'
import { comparable } from '#src/config/home-path.ts'
import type { PrizeMode } from '#src/features/lottery/hooks/use-lotteries.ts'
import { LotteryPage } from '#src/features/lottery/pages/lottery-page.tsx'

/** What is drawn at each address of lotteries. */
const modesOf: Readonly<Record<string, readonly PrizeMode[]>> = {
  '/lottery': ['LOTT', 'ZY'],
  '/vnlottery': ['ELOTT'],
  '/sealottery': ['SEA'],
}

/** The lotteries of the address. */
export function LotteryRoute() {
  const path = comparable(useLocation().pathname)
  return <LotteryPage key={path} modes={modesOf[path] ?? []} />
}
