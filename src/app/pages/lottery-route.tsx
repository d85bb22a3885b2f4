import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { comparable } from '#src/config/home-path.ts'
import { LotteryPage } from '#src/features/lottery/pages/lottery-page.tsx'
import type { PrizeMode } from '#src/gateway/contract/lottery.ts'
import styles from './lottery-route.module.css'
import { PlayWatch } from './play-watch.ts'

/** What is drawn at each address of lotteries. */
const modesOf: Readonly<Record<string, readonly PrizeMode[]>> = {
  '/lottery': ['LOTT', 'ZY'],
  ...(CATEGORY_ELOTT ? { '/vnlottery': ['ELOTT'] } : {}),
  '/sealottery': ['SEA'],
}

/** The lotteries of the address. */
export function LotteryRoute() {
  const path = comparable(useLocation().pathname)
  return (
    <>
      <div className={styles.watch}>
        <Suspense fallback={null}>
          <PlayWatch />
        </Suspense>
      </div>
      <LotteryPage key={path} modes={modesOf[path] ?? []} />
    </>
  )
}
