import type { ParseKeys } from 'i18next'
import { GatewayError } from '#src/gateway/gateway-error.ts'

type TextOf<Key> = Key extends `firebase.${infer Text}` ? Text : never
/** The texts of errors:firebase, by their keys. */
type Text = Exclude<TextOf<ParseKeys<'errors'>>, 'check' | 'closeCheck'>

/** Firebase's codes of a log-in by phone that say what a visitor can do; every other one is a fault of the service. */
export const textOfCode: Readonly<Record<string, Text>> = {
  'auth/invalid-phone-number': 'invalid-phone-number',
  'auth/missing-phone-number': 'missing-phone-number',
  'auth/too-many-requests': 'too-many-requests',
  'auth/invalid-verification-code': 'invalid-verification-code',
  'auth/missing-verification-code': 'missing-verification-code',
  'auth/captcha-check-failed': 'captcha-check-failed',
  'auth/invalid-app-credential': 'captcha-check-failed',
  'auth/missing-app-credential': 'captcha-check-failed',
  'auth/missing-recaptcha-token': 'captcha-check-failed',
  'auth/invalid-recaptcha-token': 'captcha-check-failed',
  'auth/quota-exceeded': 'quota-exceeded',
  'auth/operation-not-allowed': 'operation-not-allowed',
  'auth/admin-restricted-operation': 'operation-not-allowed',
  'auth/user-disabled': 'operation-not-allowed',
  'auth/code-expired': 'code-expired',
  // The code was sent for a session that Firebase does not know any more.
  'auth/invalid-verification-id': 'code-expired',
  'auth/missing-verification-id': 'code-expired',
  'auth/popup-closed-by-user': 'popup-closed-by-user',
}

/** The form's field that a text is about. */
const fieldOf: Partial<Record<Text, string>> = {
  'invalid-phone-number': 'mobileNum',
  'missing-phone-number': 'mobileNum',
  'invalid-verification-code': 'verificationCode',
  'missing-verification-code': 'verificationCode',
  'code-expired': 'verificationCode',
}

const fiveMinutes = 5 * 60

/** A refusal of Firebase's in the site's own words. */
export function firebaseError(text: Text, cause?: unknown): GatewayError {
  const code = `firebase.${text}`
  const field = fieldOf[text]
  return new GatewayError(code, {
    cause,
    fields: field ? { [field]: code } : {},
    retryAfter: text === 'too-many-requests' ? fiveMinutes : undefined,
  })
}

/** What Firebase threw, as the one way a call fails. */
export function asFirebaseError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown
  const code: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'code') : undefined
  if (code === 'auth/network-request-failed') return new GatewayError('network.failed', { cause: thrown })
  return firebaseError((typeof code === 'string' && textOfCode[code]) || 'unknown', thrown)
}
