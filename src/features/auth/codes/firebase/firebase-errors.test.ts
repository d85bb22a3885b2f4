import { AuthErrorCodes } from 'firebase/auth'
import { expect, test } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { asFirebaseError, textOfCode } from './firebase-errors.ts'

const codes = new Set<string>(Object.values(AuthErrorCodes))
const thrown = (code: string) => Object.assign(new Error('Firebase'), { code })

test.each([
  ['INVALID_PHONE_NUMBER', 'invalid-phone-number'],
  ['MISSING_PHONE_NUMBER', 'missing-phone-number'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
  ['INVALID_CODE', 'invalid-verification-code'],
  ['MISSING_CODE', 'missing-verification-code'],
  ['CAPTCHA_CHECK_FAILED', 'captcha-check-failed'],
  ['INVALID_APP_CREDENTIAL', 'captcha-check-failed'],
  ['MISSING_APP_CREDENTIAL', 'captcha-check-failed'],
  ['QUOTA_EXCEEDED', 'quota-exceeded'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
  ['CODE_EXPIRED', 'code-expired'],
  ['INVALID_SESSION_INFO', 'code-expired'],
  ['MISSING_SESSION_INFO', 'code-expired'],
  ['POPUP_CLOSED_BY_USER', 'popup-closed-by-user'],
  ['INTERNAL_ERROR', 'unknown'],
] as const)('%s has the words of %s', (name, text) => {
  expect(asFirebaseError(thrown(AuthErrorCodes[name])).code).toBe(`firebase.${text}`)
})

test('every code with words of its own is one of Firebase’s', () => {
  for (const code of Object.keys(textOfCode)) expect(codes).toContain(code)
})

test('every other code is a fault of the service', () => {
  const others = [...codes].filter((code) => !(code in textOfCode) && code !== AuthErrorCodes.NETWORK_REQUEST_FAILED)
  expect(others.length).toBeGreaterThan(50)
  for (const code of [...others, 'auth/made-up']) expect(asFirebaseError(thrown(code)).code).toBe('firebase.unknown')
})

test('what is no answer of Firebase’s is told apart', () => {
  expect(asFirebaseError(thrown('auth/network-request-failed')).code).toBe('network.failed')
  expect(asFirebaseError(new TypeError('x')).code).toBe('firebase.unknown')
  expect(asFirebaseError(undefined).code).toBe('firebase.unknown')
  const own = new GatewayError('network.offline')
  expect(asFirebaseError(own)).toBe(own)
})

test('too many requests close the button for five minutes', () => {
  expect(asFirebaseError(thrown('auth/too-many-requests')).retryAfter).toBe(300)
})

test('a wrong code stands at its field', () => {
  expect(asFirebaseError(thrown('auth/invalid-verification-code')).fields).toEqual({
    verificationCode: 'firebase.invalid-verification-code',
  })
})
