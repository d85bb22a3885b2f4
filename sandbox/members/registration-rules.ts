import type { AnswerOf } from '#contract/call.ts'
import { isRealDate, lengthOf, matchesWhole, patternFamilies } from '#contract/identity/patterns.ts'
import {
  type FieldRule,
  type getRegisterSettings,
  type RegisterField,
  registerFields,
} from '#contract/identity/registration.ts'
import type { Merchant } from '../merchants/merchants.ts'
import { defaultPassword } from './accounts.ts'
import { isSamePassword } from './passwords.ts'

type Rules = Partial<Record<RegisterField, FieldRule>>
type Given = Partial<Record<RegisterField, string | undefined>>

/** Per field codes, as a problem carries them. */
export type WrongFields = Readonly<Record<string, string>>

/** Where demo.json says nothing. */
const usual = {
  username: { required: true, patternId: 2, minLength: 4, maxLength: 16 },
  password: { required: true, patternId: 1, minLength: 6, maxLength: 20 },
}

/** Of a value as it is typed, never trimmed. */
const secrets: ReadonlySet<RegisterField> = new Set(['password', 'paymentPassword'])

export function registerSettingsOf(merchant: Merchant): AnswerOf<typeof getRegisterSettings>['value'] {
  const { fields, needsCaptcha } = merchant.demo.registration
  const rules: Record<string, FieldRule> = {}
  for (const name of registerFields) {
    const given = fields[name] ?? (name === 'username' || name === 'password' ? usual[name] : undefined)
    if (given) rules[name] = { enabled: true, ...given, acceptedPattern: sourceOf(given.patternId) }
  }
  return { fields: rules, needsCaptcha }
}

function sourceOf(patternId: number): string {
  return patternFamilies.find((family) => family.id === patternId)?.source ?? '*'
}

/** What of a registration breaks the merchant's rules; of the fields in `asked` alone. */
export function wrongFields(rules: Rules, asked: readonly RegisterField[], given: Given): WrongFields {
  const wrong: Record<string, string> = {}
  for (const name of asked) {
    const rule = rules[name]
    const code = rule?.enabled ? codeFor(rule, givenOf(name, given)) : null
    if (code !== null) wrong[name] = code
  }
  return wrong
}

/** A field's value as the rules look at it and as it is kept: trimmed, unless it is a secret; a number without its spaces. */
export function givenOf(name: RegisterField, given: Given): string {
  const value = given[name] ?? ''
  if (name === 'mobileNum') return value.replaceAll(/[\s().-]/g, '')
  return secrets.has(name) ? value : value.trim()
}

function codeFor(rule: FieldRule, value: string): string | null {
  if (value === '') return rule.required ? 'field.required' : null
  const length = lengthOf(value)
  if (length < rule.minLength || length > rule.maxLength) return 'field.length'
  return matchesWhole(rule.acceptedPattern, value) && isRealDate(rule.patternId, value) ? null : 'field.pattern'
}

/** What is wrong with a password that somebody chooses; null where nothing is. */
export function wrongPassword(merchant: Merchant, password: string): string | null {
  const { password: rule } = registerSettingsOf(merchant).fields
  if (isSamePassword(password, defaultPassword)) return 'field.default'
  return rule ? codeFor({ ...rule, required: true }, password) : null
}
