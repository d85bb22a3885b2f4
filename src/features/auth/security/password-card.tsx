import { useTranslation } from 'react-i18next'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { getSecurity } from '#src/gateway/security-calls.ts'
import { useFormat } from '#src/i18n/format.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from './card.tsx'
import styles from './security-page.module.css'

export type Security = AnswerTo<typeof getSecurity>['value']

/** The password: since when it is the same, and the way to change it. */
export function PasswordCard({ hasPassword, passwordChangedAt }: Security) {
  const { t } = useTranslation('security')
  const { dateTime } = useFormat()
  const since = passwordChangedAt
    ? t('password.changedAt', { date: dateTime(passwordChangedAt) })
    : t('password.neverChanged')
  return (
    <Card
      icon="lock"
      title={t('password.title')}
      actions={
        <Button look="outline" onClick={() => openPopup('change-password', {})}>
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
      }
    >
      <p className={styles.text}>{hasPassword ? since : t('password.none')}</p>
    </Card>
  )
}
