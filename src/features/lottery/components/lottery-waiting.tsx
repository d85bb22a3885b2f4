import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import card from './card.module.css'
import styles from './lottery-view.module.css'

const several = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The shape of a lottery that is on its way. */
export function LotteryWaiting() {
  const { t } = useTranslation('lottery')
  return (
    <div className={styles.view} role="status" aria-label={t('menu.loading')}>
      <div className={classNames(card.card, styles.head, styles.waiting)}>
        <div className={styles.waitingLine}>
          <Skeleton className={styles.waitingLogo} />
          <Skeleton className={styles.waitingTitle} />
          <Skeleton className={styles.waitingClock} />
        </div>
        <div className={styles.waitingLine}>
          {several(5).map((place) => (
            <Skeleton key={place} className={styles.waitingBall} />
          ))}
        </div>
      </div>
      <div className={classNames(card.card, styles.ticket, styles.waiting)}>
        <Skeleton className={styles.waitingTitle} />
        {several(2).map((row) => (
          <div key={row} className={styles.waitingLine}>
            {several(3).map((place) => (
              <Skeleton key={place} className={styles.waitingChoice} />
            ))}
          </div>
        ))}
        <Skeleton className={styles.waitingRule} />
        {several(2).map((row) => (
          <div key={row} className={styles.waitingLine}>
            {several(10).map((place) => (
              <Skeleton key={place} className={styles.waitingBall} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.slip}>
        <div className={classNames(card.card, styles.waiting)}>
          <Skeleton className={styles.waitingTitle} />
          <Skeleton className={styles.waitingRule} />
          <Skeleton className={styles.waitingRule} />
        </div>
      </div>
    </div>
  )
}
