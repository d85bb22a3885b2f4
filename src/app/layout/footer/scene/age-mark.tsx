import { useTranslation } from 'react-i18next'
import styles from './age-mark.module.css'

/** The age from which one may play, in the brand's own shape. */
export function AgeMark() {
  const { t } = useTranslation()
  return (
    <span className={styles.age} role="img" aria-label={t('footer.safe.age')}>
      <bdi dir="ltr">{t('footer.age')}</bdi>
    </span>
  )
}
