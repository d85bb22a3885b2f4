import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { comparable } from '#src/config/home-path.ts'
import { LotterySkeleton } from '#src/features/lottery/components/lottery-skeleton.tsx'
import { LotteryPage } from '#src/features/lottery/pages/lottery-page.tsx'
import { useLanguage } from '#src/i18n/language.ts'
import { menusQuery } from '#src/play/menus.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { lotteryModes } from './lottery-modes.ts'
import styles from './lottery-route.module.css'

const PlayWatch = lazyPart(async () => (await import('#src/features/limits/components/session-figures.tsx')).PlayWatch)

/** The lotteries of the address. */
export function LotteryRoute() {
  const path = comparable(useLocation().pathname)
  const { data, isPending } = useQuery(menusQuery(useLanguage().code))
  return (
    <>
      <div className={styles.watch}>
        <Suspense fallback={null}>
          <PlayWatch />
        </Suspense>
      </div>
      {isPending ? <LotterySkeleton /> : <LotteryPage key={path} modes={lotteryModes(path, data?.value)} />}
    </>
  )
}
