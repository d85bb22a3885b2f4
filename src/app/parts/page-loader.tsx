import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './page-loader.module.css'

/** A line that runs along the top while a page or popup is loading. */
export function PageLoader() {
  const { t } = useTranslation()
  return (
    <div className={styles.loader} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  )
}
