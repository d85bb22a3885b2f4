import type { FieldRule, RegisterField } from '#contract/identity/registration.ts'
import { refusableFields } from './register-values.ts'

/** The fields that stand in the form only where the gateway asks for them, in the form's order. */
export const optionalFields = [
  'payeeName',
  'paymentPassword',
  'email',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RegisterField[]

export type OptionalField = (typeof optionalFields)[number]

/** A registration's rules by field, as the gateway gave them; names that the site does not know may stand among them. */
export type RegisterRules = Readonly<Record<string, FieldRule>>

/** What a form of registration asks of the fields that not all of them have. */
export interface AskedFields {
  /** Those of the optional ones that are shown, in the form's order. */
  fields: readonly OptionalField[]
  asksMobile: boolean
  isMobileRequired: boolean
}

interface Asking {
  rules: RegisterRules
  isByMobile: boolean
  /** The link's code holds, so that the field for one is not needed; or it does not, and the field says so. */
  hasValidReferral: boolean
  hasInvalidReferral: boolean
}

/** Which fields a form shows: those whose rule is enabled, and what its way of registering needs in any case. */
export function askedFields({ rules, isByMobile, hasValidReferral, hasInvalidReferral }: Asking): AskedFields {
  const isEnabled = (field: RegisterField) => rules[field]?.enabled === true
  const asksCode = hasInvalidReferral || (isEnabled('affiliateCode') && !hasValidReferral)
  return {
    fields: optionalFields.filter((field) => (field === 'affiliateCode' ? asksCode : isEnabled(field))),
    asksMobile: isByMobile || isEnabled('mobileNum'),
    isMobileRequired: isByMobile || (isEnabled('mobileNum') && rules.mobileNum?.required === true),
  }
}

/** A whole form: what its way of registering asks for beside the optional fields. */
export interface FormShape extends AskedFields {
  rules: RegisterRules
  asksName: boolean
  asksPassword: boolean
  /** The code is asked for as soon as there is a number to prove. */
  asksCode: boolean
}

/** The fields of a form that a refusal can be shown at. */
export function shownFields(shape: FormShape) {
  const shown = new Set<string>(shape.fields)
  if (shape.asksName) shown.add('username')
  if (shape.asksMobile) shown.add('mobileNum')
  if (shape.asksCode) shown.add('verificationCode')
  if (shape.asksPassword) shown.add('password').add('confirmPassword')
  return refusableFields.filter((field) => shown.has(field))
}
