import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { comparable } from '#src/config/home-path.ts'
import { LotterySkeleton } from '#src/features/lottery/components/lottery-skeleton.tsx'
import { LotteryPage } from '#src/features/lottery/pages/lottery-page.tsx'
import { useLanguage } from '#src/i18n/language.ts'
import { menusQuery } from '#src/play/menus.ts'
import { useSession } from '#src/session/session.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { lotteryModes } from './lottery-modes.ts'
import styles from './lottery-route.module.css'

// What a game's page takes as well, so that their chunk is the same with and without lotteries.
const SessionClock = lazyPart(
  async () => (await import('#src/features/limits/components/session-figures.tsx')).SessionClock,
)
const SessionNet = lazyPart(
  async () => (await import('#src/features/limits/components/session-figures.tsx')).SessionNet,
)
const SessionCard = lazyPart(async () => (await import('#src/features/limits/components/session-card.tsx')).SessionCard)
const CheckDock = lazyPart(async () => (await import('#src/features/limits/components/check-dock.tsx')).CheckDock)

/** The lotteries of the address, with what the limits know of the session; a reality check stops bets until it is answered. */
export function LotteryRoute() {
  const path = comparable(useLocation().pathname)
  const { data, isPending } = useQuery(menusQuery(useLanguage().code))
  // Members alone come here; one whose session has just ended is not asked about.
  const { isSignedIn: isPlaying } = useSession()
  const [isHeld, setHeld] = useState(false)
  const session = isPlaying && (
    <Suspense fallback={null}>
      <SessionCard />
    </Suspense>
  )
  return (
    <>
      <div className={styles.watch}>
        {isPlaying && (
          <Suspense fallback={null}>
            <SessionClock />
            <SessionNet />
          </Suspense>
        )}
      </div>
      <div className={styles.page} inert={isHeld}>
        {isPending ? (
          <LotterySkeleton />
        ) : (
          <LotteryPage key={path} modes={lotteryModes(path, data?.value)} session={session} />
        )}
      </div>
      {isPlaying && (
        <div className={styles.check}>
          <Suspense fallback={null}>
            <CheckDock hold={setHeld} />
          </Suspense>
        </div>
      )}
    </>
  )
}
