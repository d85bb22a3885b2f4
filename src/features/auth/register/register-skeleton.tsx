import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import form from './register-form.module.css'
import styles from './register-skeleton.module.css'

function Field({ isWhole = false }: { isWhole?: boolean }) {
  return (
    <div className={classNames(styles.field, isWhole && form.whole)}>
      <Skeleton shape="line" className={styles.label} />
      <Skeleton className={styles.box} />
    </div>
  )
}

/** A form of registration before its fields are known. */
export function RegisterSkeleton({ hasTabs = false }: { hasTabs?: boolean }) {
  const { t } = useTranslation('register')
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {hasTabs && <Skeleton className={styles.tabs} />}
      <div className={form.fields}>
        <Field isWhole />
        <Field />
        <Field />
        <Field />
        <Field />
      </div>
      <div className={form.foot}>
        <Skeleton className={styles.confirmations} />
        <Skeleton className={styles.action} />
      </div>
    </div>
  )
}
