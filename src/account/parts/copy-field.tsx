import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import styles from './copy-field.module.css'

/** Something that has to be typed elsewhere exactly, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('centre')
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <bdi className={styles.value}>{value}</bdi>
      <span className={styles.button}>
        <CopyButton text={value} label={t('copy.what', { what: label })} />
      </span>
    </div>
  )
}
