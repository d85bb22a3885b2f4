import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './passwords.module.css'

/** The shape of a form of three fields that is loading. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton className={styles.skeletonField} />
      <Skeleton className={styles.skeletonField} />
      <Skeleton className={styles.skeletonField} />
    </div>
  )
}
