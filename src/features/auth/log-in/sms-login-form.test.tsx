import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenedSession } from '#contract/identity/session.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { signIn } from '#src/session/sign-in.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { SmsService } from '../codes/sms-service.ts'
import { typedNumber } from '../codes/typed-number.ts'
import { rememberedMobile } from './remembered.ts'
import { SmsLoginForm } from './sms-login-form.tsx'

vi.mock('#src/session/sign-in.ts', () => ({ signIn: vi.fn() }))
vi.mock('#src/gateway/client.ts', () => ({
  callGateway: async () => ({ success: true, value: [{ country: 'VN', countryDialingCode: '84' }] }),
}))

const opened: OpenedSession = { token: 'a'.repeat(16), firstTimeLogin: false, passwordExpired: false }
const signInMock = vi.mocked(signIn)
const onAnswered = vi.fn()
const send = vi.fn<SmsService['send']>()
const proof = vi.fn<SmsService['proof']>()

beforeEach(() => {
  signInMock.mockReset().mockResolvedValue(opened)
  onAnswered.mockReset()
  send.mockReset().mockResolvedValue({ expiredMinutes: 5 })
  proof.mockReset().mockImplementation(async (code) => ({ verificationCode: code }))
})

const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number')
const code = () => screen.getByLabelText<HTMLInputElement>('SMS code')
const logIn = () => press(screen.getByRole('button', { name: 'Log in' }))

async function show() {
  renderPart(<SmsLoginForm sms={{ send, proof }} onAnswered={onAnswered} />)
  await waitFor(() => expect(screen.getByLabelText('Country code')).toHaveProperty('disabled', false))
}

test('the first wrong field has the focus, and nothing is sent', async () => {
  await show()
  logIn()
  expect(await screen.findByText('Please enter the mobile number')).toBeTruthy()
  expect(screen.getByText('Please enter the code')).toBeTruthy()
  expect(document.activeElement).toBe(number())
  typeInto(number(), '91234')
  expect(await screen.findByText('Enter a valid mobile number: 9 digits.')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(document.activeElement).toBe(number()))
  expect(send).not.toHaveBeenCalled()
  expect(signInMock).not.toHaveBeenCalled()
})

test('number and code log in, the number remembered for who asks for it', async () => {
  await show()
  typeInto(number(), '+84 912 450 688')
  press(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/^Code sent to /)
  expect(send).toHaveBeenCalledWith({ countryDialingCode: '84', mobileNum: expect.any(String) }, 'login', {})
  typeInto(code(), ' 482913 ')
  press(screen.getByLabelText(/^Remember my mobile number/))
  logIn()
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(opened))
  expect(signInMock).toHaveBeenCalledWith(
    {
      type: 'sms',
      username: '912450688',
      countryDialingCode: '84',
      password: '482913',
      site: 'member',
    },
    expect.any(AbortSignal),
  )
  expect(rememberedMobile()).toEqual({ countryDialingCode: '84', mobileNum: '912450688' })
})

test('a number is there again after a reload, and is gone with the form', async () => {
  await show()
  typeInto(number(), '912 450 688')
  await waitFor(() => expect(typedNumber('login')?.mobileNum).toBe(number().value))
  const kept = { ...sessionStorage }
  cleanup()
  expect(sessionStorage).toHaveLength(0)
  // A reload ends the page without leaving the form.
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
  await show()
  expect(number().value.replaceAll(' ', '')).toBe('912450688')
  expect(screen.getByLabelText(/^Remember my mobile number/)).toHaveProperty('checked', false)
})

test('another service’s word goes with the code', async () => {
  proof.mockResolvedValue({ verificationCode: '482913', firebaseIdToken: 'word' })
  await show()
  typeInto(number(), '912450688')
  typeInto(code(), '482913')
  logIn()
  await waitFor(() => expect(onAnswered).toHaveBeenCalled())
  expect(signInMock).toHaveBeenCalledWith(
    expect.objectContaining({ password: '482913', firebaseIdToken: 'word' }),
    expect.any(AbortSignal),
  )
  expect(rememberedMobile()).toBeUndefined()
})

test.each([
  ['a wrong code', () => signInMock.mockRejectedValue(new GatewayError('code.wrong', { status: 400 }))],
  [
    'a code that another service refuses',
    () => proof.mockRejectedValue(new GatewayError('x', { fields: { verificationCode: 'code.wrong' } })),
  ],
])('%s is said at its field, and nothing typed is lost', async (_, refuse) => {
  refuse()
  await show()
  typeInto(number(), '912450688')
  typeInto(code(), '000000')
  logIn()
  expect(await screen.findByText('Please enter a valid verification code')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(code()))
  expect([number().value.replaceAll(' ', ''), code().value]).toEqual(['912450688', '000000'])
  expect(onAnswered).not.toHaveBeenCalled()
})
