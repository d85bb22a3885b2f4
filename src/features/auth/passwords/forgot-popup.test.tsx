import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { getCountryCodes, getRegisterSettings, resetByEmail, resetByMobile } from '#src/gateway/identity-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import type { ForgotParts } from './forgot-parts.ts'
import { ForgotPopup } from './forgot-popup.tsx'
import { ForgotWays } from './forgot-ways.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 1, minLength: 6, maxLength: 20 }
const opened = { token: 'a'.repeat(16), firstTimeLogin: false, passwordExpired: false }
const sms = { send: vi.fn(), proof: vi.fn(async (code: string) => ({ verificationCode: code })) }
const reset = vi.fn()
const onClose = vi.fn()

beforeEach(() => {
  standInForDialogs()
  reset.mockReset().mockResolvedValue({ success: true, value: null })
  sms.send.mockReset().mockResolvedValue({ expiredMinutes: 5 })
  onClose.mockReset()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
  callGateway.mockImplementation(async (call: { id: string }, input: unknown) => {
    if (call.id === resetByEmail.id || call.id === resetByMobile.id) return reset(input)
    return new Promise(() => undefined)
  })
})

function show(parts: ForgotParts = {}) {
  const fields = { username: { ...rule, maxLength: 12 }, password: rule }
  const countries = [{ country: 'BD', countryDialingCode: '880' }]
  return renderPart(<ForgotPopup parts={parts} onClose={onClose} />, {
    prepare: (client) => {
      client.setQueryData(callKey(getRegisterSettings, {}), { success: true, value: { fields, needsCaptcha: false } })
      client.setQueryData(callKey(getCountryCodes, {}), { success: true, value: countries })
    },
  })
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const popups = () => usePopupStore.getState().open

test('by e-mail the answer is the same words for everybody', async () => {
  show()
  expect(screen.queryByRole('tablist')).toBeNull()
  typeInto(field('User name'), ' minakarim ')
  typeInto(field('E-mail address'), ' mina@mail.example ')
  press(screen.getByRole('button', { name: 'Send a temporary password' }))
  await waitFor(() => expect(popups().map(({ name }) => name)).toEqual(['message']))
  expect(reset).toHaveBeenCalledWith({ body: { username: 'minakarim', email: 'mina@mail.example' } })
  expect(popups()[0]?.props).toMatchObject({ text: expect.stringMatching(/^If this user name and this e-mail/) })
  expect(onClose).toHaveBeenCalled()
})

test('names and addresses of the wrong form are not sent; a number is the name of who registered by mobile', async () => {
  show()
  const send = () => press(screen.getByRole('button', { name: 'Send a temporary password' }))
  typeInto(field('User name'), 'a name that is too long')
  typeInto(field('E-mail address'), 'mina@')
  send()
  expect(await screen.findByText('Account format is incorrect')).toBeTruthy()
  expect(screen.getByText('E-mail format is incorrect')).toBeTruthy()
  typeInto(field('User name'), '8801711123456')
  typeInto(field('E-mail address'), 'mina@mail.example')
  await waitFor(() => expect(screen.queryByText('Account format is incorrect')).toBeNull())
  send()
  await waitFor(() => expect(reset).toHaveBeenCalledTimes(1))
})

test('too many tries are counted down, and nothing typed is lost', async () => {
  reset.mockRejectedValue(new GatewayError('rate.limited', { status: 429, retryAfter: 20 }))
  show()
  typeInto(field('User name'), 'minakarim')
  typeInto(field('E-mail address'), 'mina@mail.example')
  press(screen.getByRole('button', { name: 'Send a temporary password' }))
  expect(await screen.findByRole('button', { name: /Try again in \d+ seconds/ })).toHaveProperty('disabled', true)
  expect(field('User name').value).toBe('minakarim')
})

test('by mobile comes first where the tenant has it, sets the password and opens the session', async () => {
  reset.mockResolvedValue({ success: true, value: opened })
  openPopup('login', {})
  show({ ways: ForgotWays, sms })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('By mobile phone')
  const number = await screen.findByRole('textbox', { name: /mobile number/i })
  typeInto(number, '01711 123456')
  typeInto(field('New password'), ' moonrise 9 ')
  typeInto(screen.getByRole('textbox', { name: /code/i }), ' 482913 ')
  press(screen.getByRole('button', { name: 'Set the password and log in' }))
  await waitFor(() => expect(useSessionStore.getState().token).toBe(opened.token))
  expect(reset).toHaveBeenCalledWith({
    body: expect.objectContaining({
      countryDialingCode: '880',
      verificationCode: '482913',
      newPassword: ' moonrise 9 ',
    }),
  })
  expect(popups()).toEqual([])
  expect(onClose).toHaveBeenCalled()
})

test('e-mail is the other tab, and the arrow keys lead there', async () => {
  show({ ways: ForgotWays, sms })
  press(screen.getByRole('tab', { name: 'By e-mail' }))
  expect(await screen.findByLabelText('E-mail address')).toBeTruthy()
})

test('customer service closes the dialogs that would stand before it', () => {
  openPopup('login', {})
  show()
  press(screen.getByRole('button', { name: 'Contact customer service' }))
  expect(popups().map(({ name }) => name)).toEqual(['service'])
  expect(onClose).toHaveBeenCalled()
})
