import type { ForgotParts } from '#src/features/auth/passwords/forgot-parts.ts'
import { ForgotPopup } from '#src/features/auth/passwords/forgot-popup.tsx'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../root/lazy-part.ts'
import { tenantSms } from './tenant-sms.ts'

const ByMobile = SWITCH_CHNGPASSVERIF3
  ? lazyPart(async () => {
      const { ForgotByMobile } = await import('#src/features/auth/passwords/forgot-by-mobile.tsx')
      return ForgotByMobile
    })
  : undefined

/** A forgotten password: by mobile where this tenant has that. */
export function TenantForgotPopup({ onClose }: { onClose: () => void }) {
  const isOpen = usePermissions()
  const parts: ForgotParts = ByMobile && isOpen('CHNGPASSVERIF3') ? { byMobile: ByMobile, sms: tenantSms() } : {}
  return <ForgotPopup parts={parts} onClose={onClose} />
}
