import { useTranslation } from 'react-i18next'
import { isTransient } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkFrame } from './link-frame.tsx'
import styles from './link-popup.module.css'

interface LinkFailedProps {
  error: Error
  /** Who stays signed in. */
  account: string | undefined
  onRetry: () => void
  onClose: () => void
}

/** The link could not be followed: why, who is signed in all the same, and whether trying again can help. */
export function LinkFailed({ error, account, onRetry, onClose }: LinkFailedProps) {
  const { t } = useTranslation(['auth', 'shell'])
  const errorText = useErrorText()
  const staying = account === undefined ? t('auth:link.nobody') : t('auth:link.staying', { account })
  return (
    <LinkFrame
      icon="circle-alert"
      tone="warn"
      title={t('auth:link.failed')}
      text={`${errorText(error)} ${staying}`}
      onClose={onClose}
    >
      <div className={styles.answers}>
        {isTransient(error) && (
          <Button look="outline" onClick={onRetry}>
            {t('shell:retry')}
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          {t('shell:close')}
        </Button>
      </div>
    </LinkFrame>
  )
}
