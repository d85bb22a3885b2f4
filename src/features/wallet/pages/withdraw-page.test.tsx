import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { card, cards, list, openWithdrawals, rules, withdrawal } from '#tests/support/withdraw-page.tsx'
import { WithdrawPage } from './withdraw-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const open = (answers?: Record<string, unknown>) => openWithdrawals(callGateway, answers)

const amount = () => screen.getByLabelText('Amount to withdraw', { selector: 'input' })
const pin = () => screen.getByLabelText('Payment password')

async function review(typed = '200') {
  typeInto(amount(), typed)
  pressButton('Review')
  await screen.findByText('Please check')
}

beforeEach(() => {
  callGateway.mockReset()
})

test.each([
  ['', 'Please fill this in'],
  ['5', 'At least $10'],
  ['600', 'At most $500'],
])('an amount of "%s" goes no further: %s', async (typed, message) => {
  await open()
  if (typed) typeInto(amount(), typed)
  pressButton('Review')
  await expectAt('Amount to withdraw', message)
})

test('a review, six digits, and then it is on its way; the payment password is kept nowhere', async () => {
  const gateway = await open({ createWithdrawal: withdrawal() })
  await review()
  expect(screen.getByText('Comes to your account').parentElement?.textContent).toContain('$197.00')
  pressButton('Withdraw $200')
  await expectAt('Payment password', 'Enter all six digits')
  typeInto(pin(), '۱۳۵ ۷۹۰')
  pressButton('Withdraw $200')
  await screen.findByText('Your payout was asked for')
  expect(gateway.sent('createWithdrawal')[0]?.body).toEqual({ amount: '200', cardId: 'c1', paymentPassword: '135790' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('135790')
})

test('a wrong payment password stands at its field; a refused amount leads back to it with what was typed', async () => {
  await open({ createWithdrawal: [refusal('payment-password.wrong', 403), refusal('wallet.short')] })
  await review()
  typeInto(pin(), '111111')
  pressButton('Withdraw $200')
  await waitFor(() => expect(pin().getAttribute('aria-invalid')).toBe('true'))
  typeInto(pin(), '222222')
  pressButton('Withdraw $200')
  await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'))
  expect(amount()).toHaveProperty('value', '200')
})

test('a lost answer asks for the payment password once more, and goes under the same key', async () => {
  const gateway = await open({ createWithdrawal: [new GatewayError('network.failed'), withdrawal()] })
  await review()
  typeInto(pin(), '135790')
  pressButton('Withdraw $200')
  await screen.findByText('We do not know yet whether it went through')
  screen.getByText(/It is about \$200\./)
  const fields = screen.getAllByLabelText('Payment password')
  typeInto(fields.at(-1) ?? pin(), '135790')
  pressButton('Check again')
  await screen.findByText('Your payout was asked for')
  const [first, second] = gateway.sent('createWithdrawal')
  expect(second).toEqual(first)
})

const turnover = [
  { id: 't', title: 'Welcome bonus', tied: '50.00', required: '1000.00', done: '250.00', left: '750.00' },
]

test('turnover that is owed is said, with how far it is, and what is not tied can be asked for', async () => {
  await open({ getWithdrawRules: { ...rules, turnover } })
  screen.getByText('$50 of your balance is tied to a bonus until $750 more is staked. The rest can be paid out.')
  expect(screen.getByRole('progressbar', { name: 'Welcome bonus' }).getAttribute('aria-valuenow')).toBe('25')
  screen.getByRole('button', { name: 'Review' })
})

test('a payout is explained by the rules of the gateway', async () => {
  await open({ getWithdrawRules: { ...rules, turnover } })
  const guide = within(screen.getByRole('region', { name: 'How a payout goes' }))
  expect(guide.getAllByRole('listitem')).toHaveLength(3)
  guide.getByText('You say whether it arrived. Without an answer it counts as received after 30 min.')
  const factOf = (name: string) => guide.getByText(name).nextSibling?.textContent
  expect(factOf('Each payout')).toBe('$10 – $500')
  expect(factOf('Fee')).toBe('1% + $1')
  expect(factOf('Tied to bonuses')).toBe('$50.00')
})

test('where all is tied, nothing can be asked for', async () => {
  await open({ getWithdrawRules: { ...rules, turnover, available: '9.99' } })
  screen.getByRole('progressbar', { name: 'Welcome bonus' })
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
})

test.each([
  ['all is tied', { turnover, available: '9.99' }],
  ['no withdrawal is left today', { timesLeftToday: 0 }],
])('where %s, accounts can still be removed and added', async (_, state) => {
  const gateway = await open({ getWithdrawRules: { ...rules, ...state }, removeCard: null })
  screen.getByRole('button', { name: 'Add an account' })
  pressButton('Remove this account')
  const dialog = within(screen.getByRole('dialog'))
  typeInto(dialog.getByLabelText('Payment password'), '135790')
  press(dialog.getByRole('button', { name: 'Remove the account' }))
  await screen.findByText('The account was removed.')
  expect(gateway.sent('removeCard')[0]).toMatchObject({ query: { id: 'c1' }, body: { paymentPassword: '135790' } })
})

test('without a payment password it is set first: two that differ, a weak one and a wrong log-in password are said', async () => {
  const gateway = await open({
    getWithdrawRules: { ...rules, hasPaymentPassword: false },
    setPaymentPassword: [refusal('payment-password.weak', 422), refusal('password.wrong', 403)],
  })
  const type = (label: string, value: string) => typeInto(screen.getByLabelText(label), value)
  type('Your log-in password', 'Demo-player-1')
  type('Payment password', '123456')
  type('Payment password once more', '123457')
  pressButton('Set the payment password')
  await expectAt('Payment password once more', 'The two are not the same')
  type('Payment password once more', '123456')
  pressButton('Set the payment password')
  await waitFor(() => expect(pin().getAttribute('aria-invalid')).toBe('true'))
  pressButton('Set the payment password')
  await waitFor(() => expect(screen.getByLabelText('Your log-in password').getAttribute('aria-invalid')).toBe('true'))
  expect(gateway.sent('setPaymentPassword')[0]?.body).toEqual({
    password: 'Demo-player-1',
    newPaymentPassword: '123456',
  })
})

test('the first account binds a name, which is said and confirmed before', async () => {
  const unbound = { ...cards, cards: [], holder: null }
  const gateway = await open({ getCards: [unbound, unbound, cards], addCard: [refusal('card.known'), card] })
  screen.getByText(/bound to you once and for all/)
  fireEvent.change(screen.getByLabelText('Bank'), { target: { value: 'DBN' } })
  typeInto(screen.getByLabelText('Account or card number'), '1234 5678')
  typeInto(screen.getByLabelText('Name of the holder'), 'Demo Saver')
  typeInto(pin(), '135790')
  pressButton('Add the account')
  await screen.findByText('Please confirm the name')
  press(screen.getByRole('checkbox'))
  pressButton('Add the account')
  await waitFor(() => expect(screen.getByLabelText('Account or card number').getAttribute('aria-invalid')).toBe('true'))
  pressButton('Add the account')
  await screen.findByText('The account was added.')
  expect(gateway.sent('addCard')[0]?.body).toEqual({
    bankCode: 'DBN',
    number: '12345678',
    holder: 'Demo Saver',
    paymentPassword: '135790',
  })
})

test('another account can be chosen first from now on', async () => {
  const other = { ...card, id: 'c2', bankName: 'Other Bank', isDefault: false }
  const gateway = await open({ getCards: { ...cards, cards: [card, other], most: 2 }, chooseCard: () => null })
  screen.getByText('You can have 2 accounts.')
  expect(screen.queryByRole('button', { name: 'Choose first from now on' })).toBeNull()
  press(screen.getByRole('radio', { name: /Other Bank/ }))
  pressButton('Choose first from now on')
  await waitFor(() => expect(gateway.sent('chooseCard')).toEqual([{ query: { id: 'c2' } }]))
})

test('an account is removed by the payment password, or kept', async () => {
  const other = { ...card, id: 'c2', bankName: 'Other Bank', isDefault: false }
  const gateway = await open({
    getCards: [
      { ...cards, cards: [card, other] },
      { ...cards, cards: [card, other] },
      { ...cards, cards: [card] },
    ],
    removeCard: [refusal('payment-password.wrong', 403), () => null],
  })
  press(screen.getByRole('radio', { name: /Other Bank/ }))
  pressButton('Remove this account')
  pressButton('Keep it')
  expect(screen.queryByRole('dialog')).toBeNull()
  pressButton('Remove this account')
  pressButton('Remove the account')
  await expectAt('Payment password', 'Enter all six digits')
  typeInto(pin(), '135790')
  pressButton('Remove the account')
  await expectAt('Payment password', 'The payment password is not right.')
  pressButton('Remove the account')
  await screen.findByText('The account was removed.')
  expect(gateway.sent('removeCard').at(-1)).toEqual({ query: { id: 'c2' }, body: { paymentPassword: '135790' } })
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Other Bank/ })).toBeNull())
})

test('rules that fail are asked for again', async () => {
  gatewayOf(callGateway, {
    getWithdrawRules: [refusal('system.fault', 500), rules],
    getCards: cards,
    getWithdrawals: list(),
  })
  showPage(<WithdrawPage />)
  await screen.findByText('This could not be loaded')
  pressButton('Try again')
  await screen.findByText('You have no payouts yet.')
})
