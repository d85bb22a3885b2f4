import { useTranslation } from 'react-i18next'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { TenantFeedback } from '../help/tenant-feedback.tsx'

/** Feedback as a page of the account. */
export function AccountFeedbackPage() {
  const { t } = useTranslation(['centre', 'help', 'auth'])
  return (
    <CentrePage title={t('centre:page.feedback')}>
      <TenantFeedback />
    </CentrePage>
  )
}
