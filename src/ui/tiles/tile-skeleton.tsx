import { Skeleton } from '../skeleton.tsx'
import styles from './tile-skeleton.module.css'

/** A poster or a wide picture that is about to come, with the lines of its caption. */
export function TileSkeleton({ isWide = false }: { isWide?: boolean }) {
  return (
    <>
      <Skeleton className={isWide ? styles.wide : styles.poster} />
      <Skeleton shape="line" className={styles.name} />
      <Skeleton shape="line" className={styles.vendor} />
    </>
  )
}
