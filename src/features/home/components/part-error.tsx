import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './part-error.module.css'

interface Props {
  /** What failed and what can be done, where the general words would not say it. */
  title?: string
  text?: ReactNode
  retry?: string
  isBusy?: boolean
  onRetry: () => void
}

/** One part of the page that could not be loaded; the others go on, so it takes no more room than it needs. */
export function PartError({ title, text, retry, isBusy = false, onRetry }: Props) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.card} role="status">
      <span className={styles.mark}>
        <Icon name="wifi-off" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title ?? t('error.title')}</p>
        <p className={styles.text}>{text ?? t('error.text')}</p>
      </div>
      <Button look="outline" size="small" icon="rotate-cw" isBusy={isBusy} onClick={onRetry}>
        {retry ?? t('error.retry')}
      </Button>
    </div>
  )
}
