import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './deposit-skeleton.module.css'

/** The page's shape before its channels are known. */
export function DepositSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.cards}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className={styles.card} />
        ))}
      </div>
      <Skeleton className={styles.form} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  )
}
