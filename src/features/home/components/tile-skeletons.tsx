import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './tile-skeletons.module.css'

interface TileSkeletonsProps {
  count: number
  isWide?: boolean
  className?: string | undefined
}

/** As many posters or wide pictures as are about to come, with their two lines of text. */
export function TileSkeletons({ count, isWide = false, className }: TileSkeletonsProps) {
  return (
    <ul className={classNames(isWide ? styles.wides : styles.list, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.tile}>
          <Skeleton className={isWide ? styles.wide : styles.poster} />
          <Skeleton shape="line" className={styles.name} />
          <Skeleton shape="line" className={styles.vendor} />
        </li>
      ))}
    </ul>
  )
}
