import type { ComponentType } from 'react'
import type { SmsService } from '../codes/sms-service.ts'

export interface ForgotByMobileProps {
  sms: SmsService
  onClose: () => void
}

/** What the popup of a forgotten password has only where the tenant has it; the app composes it. */
export interface ForgotParts {
  /** A new password by a code to the mobile: the first way where there is one. */
  byMobile?: ComponentType<ForgotByMobileProps> | undefined
  /** Who sends the codes. */
  sms?: SmsService | undefined
}
