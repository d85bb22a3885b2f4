import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { typeInto } from '#tests/support/render-part.tsx'
import { expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { BringAllBack } from '../wallets/bring-all-back.tsx'
import { WalletPage } from './wallet-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const wallets = [
  { code: '', name: '', balance: '100.00' },
  { code: 'GRF', name: 'Griffin', balance: '40.50' },
  { code: 'KNA', name: 'Kite', balance: null },
  { code: 'OFF', name: 'Offside', balance: '5.00', closed: 'maintenance' },
]

async function open(answers: Record<string, unknown> = {}, AllBack?: typeof BringAllBack) {
  const gateway = gatewayOf(callGateway, { getWallets: { currency: 'USD', wallets }, ...answers })
  showPage(<WalletPage AllBack={AllBack} />)
  await screen.findByText('Your wallets')
  return gateway
}

const amount = () => screen.getByLabelText('Amount')
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  callGateway.mockReset()
})

test('a wallet that does not tell its balance is said, never zero, and a closed one says why', async () => {
  await open()
  screen.getByText('The vendor does not tell its balance at the moment.')
  screen.getByText('Under maintenance: nothing moves to or from it now.')
  screen.getByText('1 wallet does not tell its balance')
  screen.getByText('145', { exact: false })
  expect(screen.queryByText('$0.00')).toBeNull()
})

test('money goes from one wallet to another once, and says so with its number', async () => {
  const gateway = await open({ transferFunds: { reference: 'R1', balance: '70.00', currency: 'USD' } })
  typeInto(amount(), '30')
  pressButton('Move $30')
  await screen.findByText('$30.00 moved from Main wallet to Griffin. Number R1')
  expect(gateway.sent('transferFunds')).toHaveLength(1)
  expect(gateway.sent('transferFunds')[0]).toMatchObject({ body: { from: '', to: 'GRF', amount: '30' } })
  expect(amount()).toHaveProperty('value', '')
})

test('more than there is goes nowhere', async () => {
  const gateway = await open()
  typeInto(amount(), '100.01')
  pressButton('Move $100.01')
  await expectAt('Amount', 'Your balance has $100')
  expect(gateway.sent('transferFunds')).toEqual([])
})

test('the two wallets are never the same: choosing the other end’s changes their places', async () => {
  await open()
  const chosen = () => ['From', 'To'].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value)
  expect(chosen()).toEqual(['main', 'GRF'])
  choose('To', 'main')
  expect(chosen()).toEqual(['GRF', 'main'])
  choose('From', 'main')
  expect(chosen()).toEqual(['main', 'GRF'])
  choose('To', 'KNA')
  expect(chosen()).toEqual(['main', 'KNA'])
})

test('a vendor that closes meanwhile is a refusal at its wallet; a lost answer is checked', async () => {
  const done = { reference: 'R2', balance: '70.00', currency: 'USD' }
  const gateway = await open({ transferFunds: [refusal('wallet.closed'), new GatewayError('network.timeout'), done] })
  pressButton('Swap the wallets')
  typeInto(amount(), '20')
  pressButton('Move $20')
  await waitFor(() => expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true'))
  pressButton('Move $20')
  await screen.findByText('We do not know yet whether it went through')
  pressButton('Check again')
  await screen.findByText('$20.00 moved from Griffin to Main wallet. Number R2')
  const [, lost, checked] = gateway.sent('transferFunds')
  expect(checked).toEqual(lost)
})

test('all of it comes back at once where the site has that', async () => {
  const gateway = await open({ consolidateFunds: { balance: '145.50', currency: 'USD' } }, BringAllBack)
  pressButton('Bring all back to the main wallet')
  await screen.findByText('All money that could be moved is in the main wallet.')
  expect(gateway.sent('consolidateFunds')).toHaveLength(1)
})
