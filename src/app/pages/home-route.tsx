import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { JackpotBoard } from '#src/features/home/components/jackpot-board.tsx'
import { PartBoundary } from '#src/features/home/components/part-boundary.tsx'
import { WinnersSkeleton } from '#src/features/home/components/winner-parts.tsx'
import { HomePage, type HomeParts } from '#src/features/home/pages/home-page.tsx'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useSession } from '#src/session/session.ts'
import { WhenNear } from '#src/ui/when-near.tsx'

const lazyPartOf = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await loadPart(load) }))

const JackpotCounter = FEATURE_JACKPOT
  ? lazyPartOf(async () => {
      if (FEATURE_JACKPOT_DISPLAY)
        return (await import('#src/features/home/components/display-jackpot.tsx')).DisplayJackpot
      return (await import('#src/features/home/components/live-jackpot.tsx')).LiveJackpot
    })
  : undefined

const WinnerBoard = FEATURE_WINNER_BOARD
  ? lazyPartOf(async () => (await import('#src/features/home/components/winner-board.tsx')).WinnerBoard)
  : undefined

const VideoBanners = FEATURE_VIDEO_BANNERS
  ? lazyPartOf(async () => (await import('#src/features/home/components/video-banners.tsx')).VideoBanners)
  : undefined

const ContinuePlaying = lazyPartOf(async () => (await import('#src/play/continue-playing.tsx')).ContinuePlaying)

const RecentBets = FEATURE_RECENT_BETS
  ? lazyPartOf(async () => (await import('#src/features/recent-bets/components/recent-bets.tsx')).RecentBets)
  : undefined

const Recommended = FEATURE_RECOMMENDATIONS
  ? lazyPartOf(async () => (await import('#src/features/recommended/components/recommended.tsx')).Recommended)
  : undefined

/** For members alone: guests have played nothing here, and trial accounts nothing for money. */
function OwnGames() {
  const { role } = useSession()
  if (role !== 'member') return null
  return (
    <Suspense>
      <ContinuePlaying />
    </Suspense>
  )
}

function OwnLane({ children }: { children: ReactNode }) {
  return (
    <PartBoundary>
      <WhenNear>
        <Suspense>{children}</Suspense>
      </WhenNear>
    </PartBoundary>
  )
}

/** What follows from what a member played, where the tenant has it. */
function OwnLanes() {
  const { role } = useSession()
  const isOpen = usePermissions()
  if (role !== 'member') return null
  return (
    <>
      {RecentBets && isOpen('recentBets') && (
        <OwnLane>
          <RecentBets />
        </OwnLane>
      )}
      {Recommended && isOpen('recommendations') && (
        <OwnLane>
          <Recommended />
        </OwnLane>
      )}
    </>
  )
}

/**
 * Parts with code of their own, as elements that stay the same: what is rendered anew before it is hydrated is drawn anew. Each
 * is there where the tenant has it.
 */
const figure = JackpotCounter && (
  <Suspense fallback={<JackpotBoard amount={undefined} />}>
    <JackpotCounter />
  </Suspense>
)
const board = WinnerBoard && (
  <Suspense fallback={<WinnersSkeleton />}>
    <WinnerBoard />
  </Suspense>
)
const videos = VideoBanners && (
  <Suspense>
    <VideoBanners />
  </Suspense>
)
const own =
  FEATURE_RECENT_BETS || FEATURE_RECOMMENDATIONS ? (
    <>
      <OwnGames />
      <OwnLanes />
    </>
  ) : (
    <OwnGames />
  )

/** The home page with the parts that this tenant has, and that the gateway has open. */
export function TenantHome() {
  const isOpen = usePermissions()
  const parts: HomeParts = {
    figure: JackpotCounter && isOpen('jackpot') && figure,
    board: WinnerBoard && isOpen('winnerBoard') && board,
    own,
    extras: VideoBanners && isOpen('videoBanners') && videos,
  }
  return <HomePage parts={parts} />
}
