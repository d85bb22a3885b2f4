import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './hero-skeleton.module.css'

/** What stands beside the picture of a game while its facts are on their way. */
export function HeroSkeleton({ className }: { className: string | undefined }) {
  const { t } = useTranslation('shell')
  return (
    <div className={classNames(className, styles.lines)} role="status" aria-label={t('loading')}>
      <Skeleton shape="line" className={styles.name} />
      <Skeleton shape="line" className={styles.vendor} />
      <Skeleton className={styles.buttons} />
    </div>
  )
}
