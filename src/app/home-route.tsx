import { lazy } from 'react'
import { HomePage, type HomeParts } from '#src/features/home/pages/home-page.tsx'
import { loadPart } from './root/chunk-failure.ts'

const JackpotCounter = FEATURE_JACKPOT
  ? lazy(async () => {
      if (FEATURE_JACKPOT_DISPLAY) {
        const { DisplayJackpot } = await loadPart(() => import('#src/features/home/components/display-jackpot.tsx'))
        return { default: DisplayJackpot }
      }
      const { LiveJackpot } = await loadPart(() => import('#src/features/home/components/live-jackpot.tsx'))
      return { default: LiveJackpot }
    })
  : undefined

const WinnerBoard = FEATURE_WINNER_BOARD
  ? lazy(async () => {
      const { WinnerBoard } = await loadPart(() => import('#src/features/home/components/winner-board.tsx'))
      return { default: WinnerBoard }
    })
  : undefined

const VideoBanners = FEATURE_VIDEO_BANNERS
  ? lazy(async () => {
      const { VideoBanners } = await loadPart(() => import('#src/features/home/components/video-banners.tsx'))
      return { default: VideoBanners }
    })
  : undefined

const parts: HomeParts = { JackpotCounter, WinnerBoard, VideoBanners }

/** The home page with the parts that this tenant has. */
export function TenantHome() {
  return <HomePage parts={parts} />
}
