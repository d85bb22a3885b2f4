import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { button, expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { WithdrawPage } from './withdraw-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const rules = {
  currency: 'USD',
  available: '900.00',
  min: '10.00',
  max: '500.00',
  leftToday: '800.00',
  timesLeftToday: 3,
  feeBasisPoints: 100,
  fixedFee: '1.00',
  hasPaymentPassword: true,
  turnover: [],
  autoReceiptMinutes: 30,
}
const card = {
  id: 'c1',
  bankCode: 'DBN',
  bankName: 'Demo Bank',
  number: '•••• 7716',
  holder: 'D••• S••••',
  isDefault: true,
  addedAt: '2026-11-01T00:00:00Z',
}
const cards = { cards: [card], most: 3, banks: [{ code: 'DBN', name: 'Demo Bank' }], holder: 'D••• S••••' }
const withdrawal = (rest: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'W1',
  amount: '200.00',
  fee: '3.00',
  arrives: '197.00',
  currency: 'USD',
  to: 'Demo Bank •••• 7716',
  state: 'pending',
  askedAt: '2026-11-20T10:00:00Z',
  paidAt: null,
  autoReceiptAt: null,
  receivedAmount: null,
  remainingAmount: null,
  settledAt: null,
  ...rest,
})
const paid = withdrawal({ state: 'paid', paidAt: '2026-11-20T10:30:00Z', autoReceiptAt: '2026-11-20T11:00:00Z' })
const list = (...withdrawals: Withdrawal[]) => ({ withdrawals, pageNum: 1, totalPages: 1 })
const settings = { settings: { forcedReceipt: 'kept', contractConflict: 'confirm', autoReceiptMinutes: 30 } }

async function open(answers: Record<string, unknown> = {}) {
  const given = {
    getWithdrawRules: rules,
    getCards: cards,
    getWithdrawals: list(),
    getPermission: settings,
    ...answers,
  }
  const gateway = gatewayOf(callGateway, given)
  showPage(<WithdrawPage />)
  await screen.findByText('Your payouts')
  return gateway
}

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

test('turnover that is owed is said, with how far it is, and nothing can be asked for', async () => {
  const turnover = [{ id: 't', title: 'Welcome bonus', required: '1000.00', done: '250.00', left: '750.00' }]
  await open({ getWithdrawRules: { ...rules, turnover } })
  screen.getByText('Before anything is paid out, $750 must still be staked.')
  expect(screen.getByRole('progressbar', { name: 'Welcome bonus' }).getAttribute('aria-valuenow')).toBe('25')
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
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

test('a withdrawal nobody has begun to pay is taken back, after a question', async () => {
  const gateway = await open({
    getWithdrawals: list(withdrawal(), withdrawal({ id: 'W2', state: 'refused', reason: 'Name differs' })),
    cancelWithdrawal: withdrawal({ state: 'cancelled' }),
  })
  await screen.findByText('Reason: Name differs')
  pressButton('Take it back')
  pressButton('Leave it')
  pressButton('Take it back')
  screen.getByText('$200.00 comes back to your balance.')
  press(screen.getAllByRole('button', { name: 'Take it back' }).at(-1) ?? button('Take it back'))
  await screen.findByText('The payout was taken back.')
  expect(gateway.sent('cancelWithdrawal')).toEqual([{ query: { id: 'W1' } }])
})

const file = (name: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], name)
const picture = file('proof.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

async function openReceipt(answers: Record<string, unknown>) {
  const gateway = await open({ getWithdrawals: list(paid), ...answers })
  press(await screen.findByRole('button', { name: 'Did it arrive?' }))
  await screen.findByText(/After that the amount is not returned to your balance/)
  return gateway
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Proof'), { target: { files } })

test('a withdrawal that came in part: how much, what is missing, and proof that was looked at', async () => {
  const gateway = await openReceipt({
    uploadProof: [{ id: 'p1' }],
    confirmWithdrawal: withdrawal({ state: 'partly', receivedAmount: '90.00', remainingAmount: '107.00' }),
  })
  pressButton('Send the answer')
  await screen.findByText('Choose what arrived')
  press(screen.getByRole('radio', { name: /A part of it/ }))
  typeInto(screen.getByLabelText('Amount received'), '197')
  pressButton('Send the answer')
  await screen.findByText(/Less than \$197; if all of it arrived/)
  screen.getByText('Add at least one picture')
  typeInto(screen.getByLabelText('Amount received'), '90')
  expect(screen.getByText('Still missing').parentElement?.textContent).toContain('$107.00')
  choose(picture, file('notes.png', [1, 2, 3]))
  await screen.findByText('notes.png is not a png or jpg picture')
  await screen.findByText('proof.png is ready')
  typeInto(screen.getByLabelText('Remark'), ' short ')
  pressButton('Send the answer')
  await screen.findByText('Your answer was sent. Customer service looks into it.')
  expect(gateway.sent('confirmWithdrawal')[0]).toMatchObject({
    query: { id: 'W1' },
    body: { receipt: 'partly', receivedAmount: '90', proofs: ['p1'], remark: 'short' },
  })
})

test('at most three pictures; one that was not sent can be sent again or removed', async () => {
  await openReceipt({ uploadProof: [refusal('upload.unreadable', 422), { id: 'a' }, { id: 'b' }, { id: 'c' }] })
  press(screen.getByRole('radio', { name: /Nothing/ }))
  const named = (name: string) => new File([picture], name)
  choose(named('a.png'), named('b.png'), named('c.png'), named('d.png'))
  await screen.findByText('Three pictures at most: d.png was left out')
  await screen.findByText(/a\.png was not sent\./)
  pressButton('Try again')
  await screen.findByText('a.png is ready')
  pressButton('Remove b.png')
  expect(screen.queryByText('b.png')).toBeNull()
  button('Choose pictures')
})

test('all of it needs no proof; what the gateway refuses stays open with what was typed', async () => {
  const gateway = await openReceipt({
    confirmWithdrawal: [refusal('withdrawal.over'), withdrawal({ state: 'received' })],
  })
  press(screen.getByRole('radio', { name: /All of it/ }))
  pressButton('Send the answer')
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
  expect(screen.getByRole('radio', { name: /All of it/ })).toHaveProperty('checked', true)
  pressButton('Send the answer')
  await screen.findByText('Thank you. Your answer was sent.')
  expect(gateway.sent('confirmWithdrawal')[0]?.body).toEqual({ receipt: 'received' })
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
