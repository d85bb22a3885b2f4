import { Skeleton } from '../skeleton.tsx'
import styles from './tile-skeleton.module.css'

interface TileSkeletonProps {
  isWide?: boolean
  /** One element of the same size in which nothing moves, for what nobody sees yet. */
  isStill?: boolean
}

/** A poster or a wide picture that is about to come, with the lines of its caption. */
export function TileSkeleton({ isWide = false, isStill = false }: TileSkeletonProps) {
  if (isStill) return <span className={styles.placeholder} data-wide={isWide ? '' : undefined} />
  return (
    <>
      <Skeleton className={isWide ? styles.wide : styles.poster} />
      <Skeleton shape="line" className={styles.name} />
      <Skeleton shape="line" className={styles.vendor} />
    </>
  )
}
