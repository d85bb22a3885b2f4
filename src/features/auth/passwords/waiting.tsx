import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './passwords.module.css'

/** The shape of a form of three fields that is on its way. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.waitingField} />
      <Skeleton className={styles.waitingField} />
      <Skeleton className={styles.waitingField} />
    </div>
  )
}
