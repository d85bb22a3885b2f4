import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './tile-skeletons.module.css'

interface Props {
  count: number
  className?: string | undefined
}

const numbers = (count: number) => Array.from({ length: count }, (_, position) => position)

/** As many posters as are about to come, with their two lines of text. */
export function PosterSkeletons({ count, className }: Props) {
  return (
    <ul className={classNames(styles.list, className)} aria-hidden="true">
      {numbers(count).map((position) => (
        <li key={position} className={styles.tile}>
          <Skeleton className={styles.poster} />
          <Skeleton shape="line" className={styles.name} />
          <Skeleton shape="line" className={styles.vendor} />
        </li>
      ))}
    </ul>
  )
}

export function WideSkeletons({ count, className }: Props) {
  return (
    <ul className={classNames(styles.wides, className)} aria-hidden="true">
      {numbers(count).map((position) => (
        <li key={position} className={styles.tile}>
          <Skeleton className={styles.wide} />
          <Skeleton shape="line" className={styles.name} />
          <Skeleton shape="line" className={styles.vendor} />
        </li>
      ))}
    </ul>
  )
}
