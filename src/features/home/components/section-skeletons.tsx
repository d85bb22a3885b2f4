import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './game-section.module.css'
import { TileSkeletons } from './tile-skeletons.tsx'

/** A row of posters and one of wide pictures, under bars where their titles will be. */
export function SectionSkeletons() {
  return (
    <>
      <div className={styles.section} data-layout="posters" aria-hidden="true">
        <SkeletonHead />
        <TileSkeletons count={7} className={styles.list} />
      </div>
      <div className={styles.section} data-layout="wide" aria-hidden="true">
        <SkeletonHead />
        <TileSkeletons isWide count={3} className={styles.list} />
      </div>
    </>
  )
}

export function SkeletonHead() {
  return (
    <div className={styles.headSkeleton}>
      <Skeleton shape="line" className={styles.titleSkeleton} />
    </div>
  )
}
