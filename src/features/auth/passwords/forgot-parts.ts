import type { ComponentType } from 'react'
import type { SmsService } from '../codes/sms-service.ts'

export interface ForgotWaysProps {
  /** Who sends the codes. */
  sms: SmsService
  onClose: () => void
}

/** What the popup of a forgotten password has only where the tenant has it; the app composes it. */
export interface ForgotParts {
  /** The ways to choose between, where there is one beside e-mail. */
  ways?: ComponentType<ForgotWaysProps> | undefined
  sms?: SmsService | undefined
}
