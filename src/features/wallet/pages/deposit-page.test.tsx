import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Deposit, DepositChannel } from '#contract/account/deposit.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { button, expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { DepositPage } from './deposit-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const channel = (id: string, rest: Partial<DepositChannel> = {}): DepositChannel => ({
  id,
  name: `Channel ${id}`,
  kind: 'bankQr',
  minutes: [0, 0],
  min: '10.00',
  max: '500.00',
  feeBasisPoints: 50,
  fixedFee: '0.00',
  amounts: ['20.00', '50.00'],
  ...rest,
})
const channels = [
  channel('qr'),
  channel('card', { kind: 'scratchCard', feeBasisPoints: 1000, fixedFee: '1.00', amounts: ['50.00'], step: '50.00' }),
  channel('shop', { kind: 'store', maintenance: { until: '2026-11-20T18:00:00Z' } }),
]
const info = { currency: 'USD', channels, limit: { period: 'week', limit: '300.00', left: '200.00' } }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const deposit = (rest: Partial<Deposit> = {}): Deposit => ({
  id: 'D1',
  channelId: 'qr',
  channelName: 'Channel qr',
  kind: 'bankQr',
  amount: '100.00',
  fee: '0.50',
  credited: '99.50',
  currency: 'USD',
  state: 'waiting',
  createdAt: inMinutes(0),
  expiresAt: inMinutes(15),
  settledAt: null,
  now: inMinutes(0),
  payment: { qr: 'pay:1', url: 'https://pay.example/1', fields: [{ id: 'note', value: 'K7X4' }] },
  ...rest,
})
const none = { deposits: [], pageNum: 1, totalPages: 0 }
const amount = () => screen.getByLabelText('Amount to deposit', { selector: 'input' })
const factOf = (name: string) => within(screen.getByText(name).parentElement ?? document.body).getByRole('definition')

async function open(answers: Record<string, unknown> = {}, path = '/member?page=depositv2', page = <DepositPage />) {
  const gateway = gatewayOf(callGateway, { getDepositChannels: info, getDeposits: none, ...answers })
  showPage(page, path)
  await screen.findByText(
    path.includes('deposit=') ? /.*/ : 'How you pay',
    path.includes('deposit=') ? { selector: 'h2' } : {},
  )
  return gateway
}

beforeEach(() => {
  callGateway.mockReset()
})

test('fee, what comes in and the balance afterwards are exact, before anything is confirmed', async () => {
  await open()
  typeInto(amount(), '100.10')
  expect(factOf('Fee').textContent).toContain('0.50')
  expect(factOf('Comes into your wallet').textContent).toBe('$99.60')
  expect(factOf('Balance afterwards').textContent).toBe('$1,099.60')
  screen.getByText('$99.90 are left after this deposit.')
  expect(screen.queryByText('Promotion')).toBeNull()
})

test.each([
  ['', 'Please fill this in'],
  ['9', 'At least $10'],
  ['501', 'At most $500'],
  ['200.01', 'Your own limit leaves $200'],
])('an amount of "%s" is not sent: %s', async (typed, message) => {
  const gateway = await open()
  if (typed) typeInto(amount(), typed)
  pressButton(/^Create the QR code/)
  await expectAt('Amount to deposit', message)
  expect(document.activeElement).toBe(amount())
  expect(gateway.sent('createDeposit')).toEqual([])
})

test.each([
  ['amount.limit', 'Amount to deposit'],
  ['limit.deposit', 'Amount to deposit'],
])('a refusal about the amount stands at it, and nothing typed is lost: %s', async (code, label) => {
  await open({ createDeposit: refusal(code) })
  typeInto(amount(), '120')
  pressButton(/^Create the QR code/)
  await waitFor(() =>
    expect(screen.getByLabelText(label, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(amount()).toHaveProperty('value', '120')
})

test('other refusals stand above the button, and another try has another key', async () => {
  const gateway = await open({ createDeposit: [refusal('deposit.too-many-open'), refusal('player.excluded', 403)] })
  typeInto(amount(), '120')
  pressButton(/^Create the QR code/)
  await waitFor(() => expect(button(/^Create the QR code/).getAttribute('aria-busy')).toBeNull())
  await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true))
  pressButton(/^Create the QR code/)
  await waitFor(() => expect(gateway.sent('createDeposit')).toHaveLength(2))
  const [first, second] = gateway.sent('createDeposit')
  expect(first?.body).toEqual({ channelId: 'qr', amount: '120', language: 'EN' })
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('a channel that is closed says until when and cannot be chosen; a card asks for its numbers', async () => {
  const gateway = await open({ createDeposit: refusal('deposit.card-refused') })
  expect(screen.getByRole('radio', { name: /Channel shop/ })).toHaveProperty('disabled', true)
  screen.getByText(/Back at about/)
  press(screen.getByRole('radio', { name: /Channel card/ }))
  pressButton('$50')
  pressButton(/^Send the card/)
  await expectAt('Scratched code', 'Please fill this in')
  typeInto(screen.getByLabelText('Serial number'), ' A1 ')
  typeInto(screen.getByLabelText('Scratched code'), '99')
  pressButton(/^Send the card/)
  await waitFor(() => expect(screen.getByLabelText('Serial number').getAttribute('aria-invalid')).toBe('true'))
  expect(gateway.sent('createDeposit')[0]?.body).toMatchObject({ amount: '50', card: { serial: 'A1', pin: '99' } })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('"99"')
})

test('no promotion is chosen for anybody; one that is chosen shows its facts and goes along', async () => {
  const Facts = ({ id }: { id: string }) => <p>Turnover of {id}</p>
  const page = <DepositPage offers={[{ id: 'p1', title: 'First deposit' }]} OfferFacts={Facts} />
  const gateway = await open({ createDeposit: refusal('promotion.not-eligible') }, undefined, page)
  const promotion = screen.getByLabelText('Promotion')
  expect(promotion).toHaveProperty('value', '')
  typeInto(amount(), '100')
  fireEvent.change(promotion, { target: { value: 'p1' } })
  screen.getByText('Turnover of p1')
  pressButton(/^Create the QR code/)
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
  expect(gateway.sent('createDeposit')[0]?.body).toMatchObject({ promotionId: 'p1' })
})

test('a double click is one order, and Back leads from its ticket to the form', async () => {
  const gateway = await open({ createDeposit: () => deposit(), getDeposit: deposit() })
  typeInto(amount(), '100')
  const create = button(/^Create the QR code/)
  press(create)
  press(create)
  await screen.findByRole('heading', { name: 'Scan to pay' })
  expect(gateway.sent('createDeposit')).toHaveLength(1)
  pressButton('Another deposit')
  await screen.findByText('How you pay')
  expect(amount()).toHaveProperty('value', '')
})

test('a lost answer is said plainly, and checked under the same key', async () => {
  const gateway = await open({ createDeposit: [new GatewayError('network.timeout'), deposit()], getDeposit: deposit() })
  typeInto(amount(), '100')
  pressButton(/^Create the QR code/)
  await screen.findByText('We do not know yet whether it went through')
  expect(screen.queryByRole('button', { name: /^Create the QR code/ })).toBeNull()
  pressButton('Check again')
  await screen.findByRole('heading', { name: 'Scan to pay' })
  const [first, second] = gateway.sent('createDeposit')
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(screen.getByTestId('where').textContent).toBe('/member?page=depositv2&deposit=D1')
})

test('a link opens the waiting ticket: what to type, the time left, and both ways out', async () => {
  const states = [deposit(), deposit({ state: 'reported' })]
  const gateway = await open({ getDeposit: deposit(), reportDeposit: states[1] }, '/member?page=depositv2&deposit=D1')
  await screen.findByRole('heading', { name: 'Scan to pay' })
  screen.getByText('K7X4')
  expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
  screen.getByText('Waiting for the payment')
  pressButton('I have paid')
  await screen.findByText('You said that you paid. Waiting for the bank’s word.')
  expect(gateway.sent('reportDeposit')).toEqual([{ query: { id: 'D1' } }])
  // It expires no more, and can be cancelled no more.
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).toBeNull()
})

test('beside the form, what became of a deposit leaves the way to another one open', async () => {
  gatewayOf(callGateway, {
    getDepositChannels: info,
    getDeposits: none,
    getDeposit: deposit({ state: 'received', payment: null }),
    createDeposit: deposit({ id: 'D2' }),
  })
  showPage(<DepositPage />, '/member?page=depositv2&deposit=D1', { isWide: true })
  await screen.findByText('The money is in your wallet')
  typeInto(amount(), '50')
  pressButton(/^Create the QR code/)
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/member?page=depositv2&deposit=D2'))
})

test('cancelling asks first', async () => {
  const gateway = await open(
    { getDeposit: deposit(), cancelDeposit: deposit({ state: 'cancelled', payment: null }) },
    '/member?page=depositv2&deposit=D1',
  )
  await screen.findByRole('heading', { name: 'Scan to pay' })
  pressButton('Cancel this deposit')
  pressButton('Keep it')
  expect(gateway.sent('cancelDeposit')).toEqual([])
  pressButton('Cancel this deposit')
  pressButton('Cancel the deposit')
  await screen.findByText('This deposit was cancelled')
  pressButton('Another deposit')
  await screen.findByText('How you pay')
})

test.each([
  ['received', 'The money is in your wallet'],
  ['expired', 'The time to pay is over'],
  ['refused', 'The payment was refused'],
] as const)('a deposit that is %s says so', async (state, title) => {
  await open({ getDeposit: deposit({ state, payment: null }) }, '/member?page=depositv2&deposit=D1')
  await screen.findByText(title)
})

test('a payment page opens apart from the site; one that is blocked, or is no safe address, is said', async () => {
  const tab = { opener: window, location: { replace: vi.fn() } }
  const open_ = vi
    .spyOn(window, 'open')
    .mockReturnValueOnce(null)
    .mockReturnValueOnce(tab as unknown as Window)
  await open({ getDeposit: deposit() }, '/member?page=depositv2&deposit=D1')
  await screen.findByRole('heading', { name: 'Scan to pay' })
  pressButton('Open the payment page')
  screen.getByText('Popup blocked. Please allow popups and try again.')
  pressButton('Open the payment page')
  screen.getByText('The payment page is open in another tab.')
  expect(open_).toHaveBeenCalledTimes(2)
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1')
})

test('an address that is not safe is never opened', async () => {
  await open(
    { getDeposit: deposit({ payment: { url: 'javascript:alert(1)', fields: [] } }) },
    '/member?page=depositv2&deposit=D1',
  )
  await screen.findByText(/is not safe, so it is not opened/)
  expect(screen.queryByRole('button', { name: 'Open the payment page' })).toBeNull()
})

test('a deposit that is nobody’s, channels that fail and none at all each have a way on', async () => {
  await open({ getDeposit: refusal('deposit.unknown', 404) }, '/member?page=depositv2&deposit=D9')
  await screen.findByText('There is no such deposit')
})

test('channels that fail are asked for again', async () => {
  gatewayOf(callGateway, { getDepositChannels: [refusal('system.fault', 500), { ...info, channels: [] }] })
  showPage(<DepositPage />)
  await screen.findByText('This could not be loaded')
  pressButton('Try again')
  await screen.findByText('No way to pay in is open')
})

test('what was typed is there after a reload, and recent deposits open again', async () => {
  const list = { deposits: [deposit({ id: 'D7' })], pageNum: 1, totalPages: 1 }
  const first = await open()
  expect(first.sent('createDeposit')).toEqual([])
  typeInto(amount(), '77')
  document.body.innerHTML = ''
  await open({ getDeposits: list, getDeposit: deposit({ id: 'D7' }) })
  expect(amount()).toHaveProperty('value', '77')
  press(await screen.findByRole('button', { name: 'Open the deposit of $100.00' }))
  await screen.findByRole('heading', { name: 'Scan to pay' })
})
