import type { ForgotParts } from '#src/features/auth/passwords/forgot-parts.ts'
import { ForgotPopup } from '#src/features/auth/passwords/forgot-popup.tsx'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { tenantSms } from './tenant-sms.ts'

const Ways = SWITCH_CHNGPASSVERIF3
  ? lazyPart(async () => (await import('#src/features/auth/passwords/forgot-ways.tsx')).ForgotWays)
  : undefined

/** A forgotten password: by mobile where this tenant has that. */
export function TenantForgotPopup({ onClose }: { onClose: () => void }) {
  const isOpen = usePermissions()
  const parts: ForgotParts = Ways && isOpen('CHNGPASSVERIF3') ? { ways: Ways, sms: tenantSms() } : {}
  return <ForgotPopup parts={parts} onClose={onClose} />
}
