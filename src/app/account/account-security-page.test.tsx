import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import { typeInto } from '#tests/support/render-part.tsx'
import { expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { AccountSecurityPage } from './account-security-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const security = {
  hasPassword: true,
  passwordChangedAt: null,
  hasPaymentPassword: true,
  hasTotp: false,
  recoveryCodesLeft: 0,
  mobile: null,
  email: null,
}

beforeEach(() => {
  callGateway.mockReset()
  queryClient.clear()
})

async function open(answers: Record<string, unknown>) {
  const gateway = gatewayOf(callGateway, { getSecurity: security, getSessions: [], ...answers })
  showPage(<AccountSecurityPage />)
  await screen.findByRole('region', { name: 'Payment password' })
  return gateway
}

const type = (label: string, digits: string) => typeInto(screen.getByLabelText(label, { selector: 'input' }), digits)
const dialog = () => within(screen.getByRole('dialog'))

test('the payment password is changed by the old one; each refusal stands at its field, and nothing is kept', async () => {
  const limited = new GatewayError('rate.limited', { status: 429, retryAfter: 840 })
  const refused = [refusal('payment-password.wrong', 403), refusal('payment-password.same', 422), limited]
  const gateway = await open({ setPaymentPassword: [...refused, () => null] })
  pressButton('Change the payment password')
  await screen.findByLabelText('Current payment password')
  const submit = () => dialog().getByRole('button', { name: 'Change the payment password' }).click()
  type('Current payment password', '135790')
  type('New payment password', '2468')
  submit()
  await expectAt('New payment password', 'Enter all six digits')
  type('New payment password', '248135')
  type('New payment password once more', '248135')
  submit()
  await expectAt('Current payment password', 'The payment password is not right.')
  submit()
  await expectAt('New payment password', 'The new payment password must differ from the old one.')
  submit()
  await screen.findByText('Too many tries. Try again in 14 minutes.')
  submit()
  await screen.findByText('Your new payment password is saved.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(gateway.sent('setPaymentPassword').at(-1)?.body).toEqual({
    oldPaymentPassword: '135790',
    newPaymentPassword: '248135',
  })
  await waitFor(() => expect(gateway.sent('getSecurity')).toHaveLength(2))
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  expect(kept).not.toMatch(/135790|248135/)
})

test('a forgotten one is replaced by the log-in password', async () => {
  const gateway = await open({ setPaymentPassword: () => null })
  pressButton('Change the payment password')
  await screen.findByLabelText('Current payment password')
  pressButton('Forgotten? Set a new one')
  type('Your log-in password', 'harbour 7')
  type('Payment password', '248135')
  type('Payment password once more', '248135')
  dialog().getByRole('button', { name: 'Set the payment password' }).click()
  await screen.findByText('Your new payment password is saved.')
  expect(gateway.sent('setPaymentPassword')[0]?.body).toEqual({ password: 'harbour 7', newPaymentPassword: '248135' })
})

test('without a log-in password the first one needs no proof', async () => {
  const without = { ...security, hasPassword: false, hasPaymentPassword: false }
  const gateway = await open({ getSecurity: without, setPaymentPassword: () => null })
  screen.getByText('Not set')
  pressButton('Set a payment password')
  await screen.findByLabelText('Payment password once more')
  expect(screen.queryByLabelText('Your log-in password')).toBeNull()
  type('Payment password', '248135')
  type('Payment password once more', '248135')
  dialog().getByRole('button', { name: 'Set the payment password' }).click()
  await waitFor(() => expect(gateway.sent('setPaymentPassword')[0]?.body).toEqual({ newPaymentPassword: '248135' }))
})

test('a forgotten one of a member without a log-in password says what to do first', async () => {
  await open({ getSecurity: { ...security, hasPassword: false } })
  pressButton('Change the payment password')
  await screen.findByLabelText('Current payment password')
  pressButton('Forgotten? Set a new one')
  screen.getByText(/Set one in your account security/)
  expect(screen.queryByLabelText('Your log-in password')).toBeNull()
})
