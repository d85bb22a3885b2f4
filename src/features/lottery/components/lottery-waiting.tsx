import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './lottery-view.module.css'

/** The shape of a lottery that is on its way. */
export function LotteryWaiting() {
  const { t } = useTranslation('lottery')
  return (
    <div className={styles.view} role="status" aria-label={t('menu.loading')}>
      <div className={styles.head}>
        <Skeleton className={styles.headWaiting} />
      </div>
      <div className={styles.ticket}>
        <Skeleton className={styles.ticketWaiting} />
      </div>
      <div className={styles.slip}>
        <Skeleton className={styles.slipWaiting} />
      </div>
    </div>
  )
}
