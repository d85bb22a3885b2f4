import type { ReactNode } from 'react'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { FirstBanner } from './first-banner.tsx'
import styles from './home-frame.module.css'
import { HomeFrame } from './home-frame.tsx'
import laneStyles from './hot-games.module.css'
import { SectionSkeletons, SkeletonHead } from './section-skeletons.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

/** The home page before anything of it is known: the same frame, in the same sizes. Needs no browser. */
export function HomeSkeleton({ hasFigure, board }: { hasFigure: boolean; board?: ReactNode }) {
  return (
    <HomeFrame
      notice={<Skeleton className={styles.noticeSkeleton} />}
      hero={<FirstBanner />}
      chips={<div className={styles.chipsSkeleton} />}
      figure={hasFigure && <Skeleton className={styles.figureSkeleton} />}
      hot={
        <div>
          <SkeletonHead />
          <TileSkeletons count={7} className={laneStyles.lane} />
        </div>
      }
      board={board}
    >
      <SectionSkeletons />
    </HomeFrame>
  )
}
