import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './register-skeleton.module.css'

const places = ['first', 'second', 'third', 'fourth'] as const

/** A form of registration before its fields are known. */
export function RegisterSkeleton({ hasTabs = false }: { hasTabs?: boolean }) {
  const { t } = useTranslation('register')
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {hasTabs && <Skeleton className={styles.tabs} />}
      <div className={styles.fields}>
        {places.map((place) => (
          <div key={place} className={styles.field}>
            <Skeleton shape="line" className={styles.label} />
            <Skeleton className={styles.box} />
          </div>
        ))}
      </div>
      <Skeleton className={styles.confirmations} />
      <Skeleton className={styles.action} />
    </div>
  )
}
