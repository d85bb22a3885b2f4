import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { SecurityPage } from '#src/features/auth/security/security-page.tsx'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'

const NewPinDialog = lazyPart(async () => (await import('#src/features/wallet/parts/new-pin-dialog.tsx')).NewPinDialog)

const PasskeysCard = FEATURE_PASSKEYS
  ? lazyPart(async () => (await import('#src/features/auth/passkeys/passkeys-card.tsx')).PasskeysCard)
  : undefined

/** Security as a page of the account. */
export function AccountSecurityPage() {
  // All words at once: a dialog inside the account's that had to wait for its own would close and open both.
  const { t } = useTranslation(['centre', 'security', 'auth', 'wallet'])
  const isOpen = usePermissions()
  const passkeys = PasskeysCard && isOpen('passkeys') ? { PasskeysCard } : {}
  return (
    <AccountPage title={t('centre:page.securityCenter')}>
      <SecurityPage PaymentDialog={NewPinDialog} {...passkeys} />
    </AccountPage>
  )
}
