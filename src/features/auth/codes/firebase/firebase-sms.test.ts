// Needs a document.
import { AuthErrorCodes } from 'firebase/auth'
import { beforeEach, expect, test, vi } from 'vitest'
import { firebaseSms } from './firebase-sms.ts'

const client = vi.hoisted(() => ({ sendFirebaseCode: vi.fn(), confirmFirebaseCode: vi.fn() }))
vi.mock('./firebase-client.ts', () => client)
vi.mock('./frame-verifier.tsx', () => ({ frameVerifier: () => ({ type: 'recaptcha' }) }))

const phone = { countryDialingCode: '84', mobileNum: '0912 345 678' }
const send = (to = phone) => firebaseSms.send(to, 'register', {})
const refused = (code: string) => Object.assign(new Error('Firebase'), { code })

beforeEach(() => {
  client.sendFirebaseCode.mockReset().mockResolvedValue('session-1')
  client.confirmFirebaseCode.mockReset().mockResolvedValue('id-token')
})

test('a code goes to the whole number, and another one may be asked for after a minute', async () => {
  expect(await send()).toEqual({ waitSeconds: 60 })
  expect(client.sendFirebaseCode).toHaveBeenCalledWith('+84912345678', undefined, { type: 'recaptcha' })
})

test('a code that was sent before a reload can be confirmed', async () => {
  await send()
  expect(await firebaseSms.proof('১২৩ 456')).toEqual({ verificationCode: '123456', firebaseIdToken: 'id-token' })
  expect(client.confirmFirebaseCode).toHaveBeenCalledWith('session-1', '123456')
  expect(sessionStorage.getItem('firebaseCode')).toBe('session-1')
})

test('Firebase is asked once for a code, however often the form is sent', async () => {
  client.sendFirebaseCode.mockResolvedValue('session-2')
  await send()
  await firebaseSms.proof('123456')
  await firebaseSms.proof('123456')
  expect(client.confirmFirebaseCode).toHaveBeenCalledTimes(1)
  client.sendFirebaseCode.mockResolvedValue('session-3')
  await send()
  await firebaseSms.proof('123456')
  expect(client.confirmFirebaseCode).toHaveBeenLastCalledWith('session-3', '123456')
})

test.each([
  [{ ...phone, mobileNum: ' ' }, 'firebase.missing-phone-number'],
  [{ ...phone, mobileNum: 'x' }, 'firebase.invalid-phone-number'],
])('%j is not sent a code', async (to, code) => {
  await expect(send(to)).rejects.toMatchObject({ code, fields: { mobileNum: code } })
  expect(client.sendFirebaseCode).not.toHaveBeenCalled()
})

test('what Firebase refuses is said in the site’s words', async () => {
  client.sendFirebaseCode.mockRejectedValue(refused(AuthErrorCodes.TOO_MANY_ATTEMPTS_TRY_LATER))
  await expect(send()).rejects.toMatchObject({ code: 'firebase.too-many-requests', retryAfter: 300 })
  client.sendFirebaseCode.mockResolvedValue('session-4')
  await send()
  client.confirmFirebaseCode.mockRejectedValue(refused(AuthErrorCodes.INVALID_CODE))
  await expect(firebaseSms.proof('000000')).rejects.toMatchObject({
    fields: { verificationCode: 'firebase.invalid-verification-code' },
  })
})

test('without a code that was sent there is none to confirm', async () => {
  await expect(firebaseSms.proof('123456')).rejects.toMatchObject({ code: 'firebase.code-expired' })
  await expect(firebaseSms.proof('')).rejects.toMatchObject({ code: 'firebase.missing-verification-code' })
})
