import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { SecurityPage } from '#src/features/auth/security/security-page.tsx'

/** Security as a page of the account. */
export function AccountSecurityPage() {
  // All words at once: a dialog inside the account's that had to wait for its own would close and open both.
  const { t } = useTranslation(['centre', 'security', 'auth'])
  return (
    <AccountPage title={t('centre:page.securityCenter')}>
      <SecurityPage />
    </AccountPage>
  )
}
