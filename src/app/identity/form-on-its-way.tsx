import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './form-on-its-way.module.css'

/** Where a form will stand whose code is loading. */
export function FormOnItsWay() {
  return (
    <div className={styles.form}>
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
    </div>
  )
}
