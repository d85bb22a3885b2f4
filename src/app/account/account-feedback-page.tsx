import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { TenantFeedback } from '../help/tenant-feedback.tsx'

/** Feedback as a page of the account. */
export function AccountFeedbackPage() {
  const { t } = useTranslation(['centre', 'help', 'auth'])
  return (
    <AccountPage title={t('centre:page.feedback')}>
      <TenantFeedback />
    </AccountPage>
  )
}
