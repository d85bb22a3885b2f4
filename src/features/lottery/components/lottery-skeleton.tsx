import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import card from './card.module.css'
import styles from './lottery-view.module.css'

const several = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The shape of a lottery that is loading. */
export function LotterySkeleton() {
  const { t } = useTranslation('lottery')
  return (
    <div className={styles.view} role="status" aria-label={t('menu.loading')}>
      <VisuallyHidden as="h1">{t('menu.loading')}</VisuallyHidden>
      <div className={classNames(card.card, styles.head, styles.skeleton)}>
        <div className={styles.skeletonLine}>
          <Skeleton className={styles.skeletonLogo} />
          <Skeleton className={styles.skeletonTitle} />
          <Skeleton className={styles.skeletonClock} />
        </div>
        <div className={styles.skeletonLine}>
          {several(5).map((place) => (
            <Skeleton key={place} className={styles.skeletonBall} />
          ))}
        </div>
      </div>
      <div className={classNames(card.card, styles.ticket, styles.skeleton)}>
        <Skeleton className={styles.skeletonTitle} />
        {several(2).map((row) => (
          <div key={row} className={styles.skeletonLine}>
            {several(3).map((place) => (
              <Skeleton key={place} className={styles.skeletonChoice} />
            ))}
          </div>
        ))}
        <Skeleton className={styles.skeletonRule} />
        {several(2).map((row) => (
          <div key={row} className={styles.skeletonLine}>
            {several(10).map((place) => (
              <Skeleton key={place} className={styles.skeletonBall} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.slip}>
        <div className={classNames(card.card, styles.skeleton)}>
          <Skeleton className={styles.skeletonTitle} />
          <Skeleton className={styles.skeletonRule} />
          <Skeleton className={styles.skeletonRule} />
        </div>
      </div>
    </div>
  )
}
