import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import {
  amount,
  coin,
  deposit,
  factOf,
  info,
  inMinutes,
  none,
  openDeposits,
  ticketPath,
} from '#tests/support/deposit-page.tsx'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { button, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { DepositPage } from './deposit-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({
  loadPart: async (load: () => Promise<unknown>) => (`${load}`.includes('client') ? { callGateway } : await load()),
}))

const open = (answers?: Record<string, unknown>, shown?: { path?: string }) => openDeposits(callGateway, answers, shown)

beforeEach(() => {
  callGateway.mockReset()
})

test('a phone, which cannot scan its own screen, is told to save the code', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
  await open({ createDeposit: () => deposit(), getDeposit: deposit() })
  typeInto(amount(), '100')
  pressButton(/^Create the QR code/)
  await screen.findByRole('heading', { name: 'Pay with your banking app' })
  expect(screen.queryByText('Scan to pay')).toBeNull()
  vi.restoreAllMocks()
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
  expect(screen.getByTestId('where').textContent).toBe(ticketPath)
})

test('a link opens the waiting ticket: what to type, the time left, and both ways out', async () => {
  const states = [deposit(), deposit({ state: 'reported' })]
  const gateway = await open({ getDeposit: deposit(), reportDeposit: states[1] }, { path: ticketPath })
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
  showPage(<DepositPage />, ticketPath, { isWide: true })
  await screen.findByText('The money is in your wallet')
  typeInto(amount(), '50')
  pressButton(/^Create the QR code/)
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/member?page=depositv2&deposit=D2'))
})

test('cancelling asks first', async () => {
  const gateway = await open(
    { getDeposit: deposit(), cancelDeposit: deposit({ state: 'cancelled', payment: null }) },
    { path: ticketPath },
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
  await open({ getDeposit: deposit({ state, payment: null }) }, { path: ticketPath })
  await screen.findByText(title)
})

test('a payment that ran out is proven with pictures, and its receipt has number and fee', async () => {
  const expired = deposit({ state: 'expired', payment: null })
  const gateway = await open(
    {
      getDeposit: expired,
      uploadProof: { id: 'p1' },
      proveDeposit: { ...expired, proofs: 1 },
    },
    { path: ticketPath },
  )
  await screen.findByText('Number')
  expect(factOf('Number').textContent).toContain('D1')
  expect(factOf('Fee').textContent).toContain('0.50')
  pressButton('Add a proof of payment')
  await screen.findByRole('dialog', { name: 'Proof of payment' })
  pressButton('Send the proof')
  await screen.findByText('Add at least one picture')
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'slip.png')
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [picture] } })
  await screen.findByText('slip.png is ready')
  pressButton('Send the proof')
  await screen.findByText('Your proof was sent and is being looked at.')
  expect(gateway.sent('proveDeposit')).toEqual([{ query: { id: 'D1' }, body: { proofs: ['p1'] } }])
})

test('a ticket of a coin says how many to send; sent, its confirmations go on', async () => {
  const crypto = { ...coin, rateUntil: inMinutes(30), coins: '0.844595', confirmations: 0, needed: 6 }
  const fields = [{ id: 'network' as const, value: 'DEMO-20' }]
  const waiting = deposit({ kind: 'crypto', crypto, payment: { qr: 'coin:1', fields } })
  const reported = deposit({
    kind: 'crypto',
    state: 'reported',
    payment: null,
    crypto: { ...crypto, confirmations: 2 },
  })
  await open({ getDeposit: waiting, reportDeposit: reported }, { path: ticketPath })
  await screen.findByText('0.844595')
  screen.getByText('Send exactly (DUSD)')
  expect(factOf('Rate').textContent).toBe('1 DUSD = $118.40')
  expect(factOf('Rate fixed').textContent).toMatch(/^Until /)
  pressButton('I have paid')
  await screen.findByText('2 of 6')
  screen.getByText(/^You said that you sent it/)
  expect(screen.getByRole('progressbar', { name: 'Confirmations' })).toHaveProperty('value', 2 / 6)
})

test('a payment page opens apart from the site; one that is blocked, or is no safe address, is said', async () => {
  const tab = { opener: window, location: { replace: vi.fn() } }
  const open_ = vi
    .spyOn(window, 'open')
    .mockReturnValueOnce(null)
    .mockReturnValueOnce(tab as unknown as Window)
  await open({ getDeposit: deposit() }, { path: ticketPath })
  await screen.findByRole('heading', { name: 'Scan to pay' })
  pressButton('Open my bank')
  screen.getByText('Popup blocked. Please allow popups and try again.')
  pressButton('Open my bank')
  screen.getByText('The payment page is open in another tab.')
  expect(open_).toHaveBeenCalledTimes(2)
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1')
})

test('an address that is not safe is never opened', async () => {
  await open({ getDeposit: deposit({ payment: { url: 'javascript:alert(1)', fields: [] } }) }, { path: ticketPath })
  await screen.findByText(/is not safe, so it is not opened/)
  expect(screen.queryByRole('button', { name: /^Open / })).toBeNull()
})

test('a deposit that is nobody’s, channels that fail and none at all each have a way on', async () => {
  await open({ getDeposit: refusal('deposit.unknown', 404) }, { path: '/member?page=depositv2&deposit=D9' })
  await screen.findByText('There is no such deposit')
})
