import type { ComponentType, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Phone, SmsService } from '../codes/sms-service.ts'
import type { Referral } from './check-affiliate.ts'
import type { RegisterSettings } from './get-register-settings.ts'

export interface RegisterCodeProps {
  service: SmsService
  /** Where the code goes. */
  phone: Phone
  /** Whether the number is right; else the form says what is wrong with it. */
  isReady: () => Promise<boolean>
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Codes by SMS: who sends them, and the field (`mobile-code.tsx`, lazily). */
export interface RegisterSms {
  service: SmsService
  Code: ComponentType<RegisterCodeProps>
}

export interface RegisterFormProps {
  settings: RegisterSettings
  referral: Referral
  asksPassword: boolean
  /** Absent where numbers are not verified. */
  sms: RegisterSms | undefined
  /** The providers' buttons, beside the action. */
  social: ReactNode
  onClose: () => void
}

interface RegisterWay {
  Form: ComponentType<RegisterFormProps>
  /** What its tab says, where there is another. */
  tab: string
}

/**
 * The ways to register that a tenant has and the gateway has open; the app composes them by the switches, each form and the code's field in a
 * part of its own (`name-register-form.tsx`, `mobile-register-form.tsx`, `mobile-code.tsx`).
 */
export interface RegisterParts {
  byName?: RegisterWay & { verifiesMobile: boolean }
  byMobile?: RegisterWay & { asksPassword: boolean; asksCode: boolean }
  sms?: RegisterSms
  social?: ReactNode
}
