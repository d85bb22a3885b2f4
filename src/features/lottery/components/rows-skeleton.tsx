import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './rows.module.css'

/** Rows of a table on their way. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className={styles.skeletonRow} />
      ))}
    </div>
  )
}
