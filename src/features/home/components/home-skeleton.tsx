import { Skeleton } from '#src/ui/skeleton.tsx'
import { BannersSkeleton } from './banners-skeleton.tsx'
import styles from './home-frame.module.css'
import { HomeFrame } from './home-frame.tsx'
import laneStyles from './hot-games.module.css'
import { SectionSkeletons, SkeletonHead } from './section-skeletons.tsx'
import { PosterSkeletons } from './tile-skeletons.tsx'
import { WinnersSkeleton } from './winner-parts.tsx'

/** The home page before anything of it is known: the same frame, in the same sizes. Needs no browser. */
export function HomeSkeleton({ hasJackpot, hasWinners }: { hasJackpot: boolean; hasWinners: boolean }) {
  return (
    <HomeFrame
      notice={<Skeleton className={styles.noticeSkeleton} />}
      hero={<BannersSkeleton />}
      chips={<div className={styles.chipsSkeleton} />}
      jackpot={hasJackpot && <Skeleton className={styles.jackpotSkeleton} />}
      hot={
        <div className={laneStyles.hot}>
          <SkeletonHead />
          <PosterSkeletons count={7} className={laneStyles.lane} />
        </div>
      }
      winners={hasWinners && <WinnersSkeleton />}
    >
      <SectionSkeletons />
    </HomeFrame>
  )
}
