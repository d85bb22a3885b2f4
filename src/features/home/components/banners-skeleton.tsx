import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './banners.module.css'

export function BannersSkeleton() {
  return (
    <div className={styles.hero} aria-hidden="true">
      <Skeleton className={styles.skeleton} />
      <div className={styles.words}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  )
}
