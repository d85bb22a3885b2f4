import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react'
import type { FieldRule } from '#contract/identity/registration.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import type { OptionalField } from './register-fields.ts'

interface FieldLook {
  icon: IconName
  autoComplete: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoCapitalize?: 'words'
}

/** How the optional fields are drawn and filled in. Handles of other services have no name in `autocomplete`. */
export const fieldLooks: Readonly<Record<OptionalField, FieldLook>> = {
  payeeName: { icon: 'landmark', autoComplete: 'name', autoCapitalize: 'words' },
  // A password manager would take it for the account's.
  paymentPassword: { icon: 'lock', autoComplete: 'off' },
  email: { icon: 'mail', autoComplete: 'email', inputMode: 'email' },
  whatsapp: { icon: 'whatsapp', autoComplete: 'off', inputMode: 'tel' },
  line: { icon: 'line', autoComplete: 'off' },
  facebook: { icon: 'facebook', autoComplete: 'off' },
  wechat: { icon: 'message-circle', autoComplete: 'off' },
  qqNum: { icon: 'message-square', autoComplete: 'off', inputMode: 'numeric' },
  idNumber: { icon: 'credit-card', autoComplete: 'off' },
  recommenderId: { icon: 'users', autoComplete: 'off' },
  affiliateCode: { icon: 'ticket', autoComplete: 'off' },
}

const digitFamilies: ReadonlySet<number> = new Set([7, 19])
const emailFamily = 4

/** The keyboard of a phone that has what the rule takes. */
export function inputModeOf(rule: FieldRule | undefined, otherwise: FieldLook['inputMode']): FieldLook['inputMode'] {
  if (rule && digitFamilies.has(rule.patternId)) return 'numeric'
  return rule?.patternId === emailFamily ? 'email' : otherwise
}

/** Whether a rule says more than that there be something. */
export function isTelling(rule: FieldRule): boolean {
  return rule.acceptedPattern !== '*' || rule.minLength > 1
}
