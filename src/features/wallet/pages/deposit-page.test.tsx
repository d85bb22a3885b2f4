import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { amount, channel, coin, deposit, factOf, info, openDeposits } from '#tests/support/deposit-page.tsx'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { button, expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { DepositPage } from './deposit-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({
  loadPart: async (load: () => Promise<unknown>) => (`${load}`.includes('client') ? { callGateway } : await load()),
}))

const open = (answers?: Record<string, unknown>, shown?: { path?: string; page?: ReactElement }) =>
  openDeposits(callGateway, answers, shown)

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
  const gateway = await open({ createDeposit: refusal('promotion.not-eligible') }, { page })
  const promotion = screen.getByLabelText('Promotion')
  expect(promotion).toHaveProperty('value', '')
  typeInto(amount(), '100')
  fireEvent.change(promotion, { target: { value: 'p1' } })
  screen.getByText('Turnover of p1')
  pressButton(/^Create the QR code/)
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
  expect(gateway.sent('createDeposit')[0]?.body).toMatchObject({ promotionId: 'p1' })
})

test('of a coin, rate, network and confirmations stand in the form before anything is asked for', async () => {
  const crypto = { ...coin, rateMinutes: 30, confirmations: 6 }
  await open({ getDepositChannels: { ...info, channels: [channel('coin', { kind: 'crypto', crypto })] } })
  expect(factOf('Rate').textContent).toBe('1 DUSD = $118.40')
  expect(factOf('Rate fixed').textContent).toBe('30 min from the address')
  expect(factOf('Network').textContent).toBe('DEMO-20')
  expect(factOf('Confirmations').textContent).toBe('6')
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
  press(await screen.findByRole('button', { name: /: open the deposit of \$100.00$/ }))
  await screen.findByRole('heading', { name: 'Scan to pay' })
})
