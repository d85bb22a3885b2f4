import { expect, test } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { loginReaction } from './login-errors.ts'

test('a wrong password is said above the form, and the password is tried again', () => {
  expect(loginReaction(new GatewayError('login.failed', { status: 401 }))).toEqual({
    focus: 'password',
    needsCaptcha: false,
    wait: 0,
  })
})

test('a refusal that asks for a captcha shows one, whatever its code', () => {
  expect(loginReaction(new GatewayError('login.failed', { needsCaptcha: true })).needsCaptcha).toBe(true)
  expect(loginReaction(new GatewayError('captcha.required'))).toMatchObject({ field: 'captcha', needsCaptcha: true })
})

test('a wrong captcha stands at its field', () => {
  expect(loginReaction(new GatewayError('captcha.wrong'))).toMatchObject({ field: 'captcha', focus: 'captcha' })
})

test('too many tries wait whole seconds, at least one', () => {
  expect(loginReaction(new GatewayError('rate.limited', { retryAfter: 4.2 })).wait).toBe(5)
  expect(loginReaction(new GatewayError('rate.limited')).wait).toBe(1)
  expect(loginReaction(new GatewayError('system.fault', { retryAfter: 9 })).wait).toBe(0)
})

test('a field that the gateway names has the message; one the form lacks has not', () => {
  expect(loginReaction(new GatewayError('request.invalid', { fields: { username: 'field.required' } })).field).toBe(
    'username',
  )
  expect(
    loginReaction(new GatewayError('request.invalid', { fields: { shoe: 'field.required' } })).field,
  ).toBeUndefined()
})
