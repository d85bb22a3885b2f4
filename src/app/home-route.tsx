import { type ComponentType, lazy, Suspense } from 'react'
import { JackpotBoard } from '#src/features/home/components/jackpot-board.tsx'
import { WinnersSkeleton } from '#src/features/home/components/winner-parts.tsx'
import { HomePage, type HomeParts } from '#src/features/home/pages/home-page.tsx'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { useSession } from '#src/session/session.ts'

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

const parts: HomeParts = {
  figure: JackpotCounter && (
    <Suspense fallback={<JackpotBoard amount={undefined} />}>
      <JackpotCounter />
    </Suspense>
  ),
  board: WinnerBoard && (
    <Suspense fallback={<WinnersSkeleton />}>
      <WinnerBoard />
    </Suspense>
  ),
  own: <OwnGames />,
  extras: VideoBanners && (
    <Suspense>
      <VideoBanners />
    </Suspense>
  ),
}

/** The home page with the parts that this tenant has. */
export function TenantHome() {
  return <HomePage parts={parts} />
}
