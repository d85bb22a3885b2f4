import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { TransferPage } from './transfer-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const rules = {
  upline: { account: 'a•••t', nickname: 'Agent' },
  mayDownline: false,
  min: '10.00',
  max: '500.00',
  leftToday: '300.00',
  hasPaymentPassword: true,
  currency: 'USD',
}
const none = { transfers: [], pageNum: 1, totalPages: 0 }
const done = { reference: 'T1', balance: '900.00', currency: 'USD' }

async function open(answers: Record<string, unknown> = {}, page = <TransferPage />) {
  const gateway = gatewayOf(callGateway, { getTransferRules: rules, getMemberTransfers: none, ...answers })
  showPage(page)
  await screen.findByText('You have no transfers yet.')
  return gateway
}

const amount = () => screen.getByLabelText('Amount to send', { selector: 'input' })
const pin = () => screen.getAllByLabelText('Payment password').at(-1) as HTMLElement

beforeEach(() => {
  callGateway.mockReset()
})

test('to the agent above: an amount, a remark of 140 characters, a review, and it is made', async () => {
  const gateway = await open({ transferToMember: done })
  typeInto(amount(), '301')
  pressButton('Review')
  await expectAt('Amount to send', '$300 are left for today')
  typeInto(amount(), '100')
  typeInto(screen.getByLabelText('Remark'), 'x'.repeat(150))
  screen.getByText('140 of 140 characters, seen by the receiver')
  pressButton('Review')
  await screen.findByText('A transfer cannot be taken back.')
  typeInto(pin(), '135790')
  pressButton('Send $100')
  await screen.findByText('$100.00 to a•••t. Number T1.')
  expect(gateway.sent('transferToMember')[0]?.body).toEqual({
    direction: 'upline',
    amount: '100',
    paymentPassword: '135790',
    remark: 'x'.repeat(140),
  })
})

test('an agent may send to a member below; one that is not below is said at the name', async () => {
  const gateway = await open({
    getTransferRules: { ...rules, mayDownline: true },
    transferToMember: refusal('transfer.not-below'),
  })
  press(screen.getByRole('tab', { name: 'To a member below' }))
  typeInto(screen.getByLabelText('User name of the receiver'), ' keeper ')
  typeInto(amount(), '50')
  pressButton('Review')
  typeInto(pin(), '135790')
  pressButton('Send $50')
  await waitFor(() =>
    expect(screen.getByLabelText('User name of the receiver').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(amount()).toHaveProperty('value', '50')
  expect(gateway.sent('transferToMember')[0]?.body).toMatchObject({ direction: 'downline', account: 'keeper' })
})

test.each(['turnover.owed', 'transfer.no-upline'])(
  'a refusal about no field stands above the button: %s',
  async (code) => {
    await open({ transferToMember: refusal(code) })
    typeInto(amount(), '50')
    pressButton('Review')
    typeInto(pin(), '135790')
    pressButton('Send $50')
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
    expect(amount()).toHaveProperty('value', '50')
  },
)

test('a lost answer is checked under the same key', async () => {
  const gateway = await open({ transferToMember: [new GatewayError('network.failed'), done] })
  typeInto(amount(), '50')
  pressButton('Review')
  typeInto(pin(), '135790')
  pressButton('Send $50')
  await screen.findByText('We do not know yet whether it went through')
  typeInto(pin(), '135790')
  pressButton('Check again')
  await screen.findByText('$50.00 to a•••t. Number T1.')
  const [first, second] = gateway.sent('transferToMember')
  expect(second).toEqual(first)
})

test('who has nobody to send to is told, and still sees the history', async () => {
  await open({ getTransferRules: { ...rules, upline: null } })
  screen.getByText('There is nobody to send to')
})

test('a member below who was picked elsewhere stands in the form, and others are picked by name', async () => {
  const Options = ({ id }: { id: string }) => (
    <datalist id={id}>
      <option value="kim88" label="Kim" />
    </datalist>
  )
  const both = { getTransferRules: { ...rules, mayDownline: true } }
  await open(both, <TransferPage to="kim88" ReceiverOptions={Options} />)
  const field = screen.getByLabelText('User name of the receiver')
  expect(field).toHaveProperty('value', 'kim88')
  expect(field).toHaveProperty('list.id', document.querySelector('datalist')?.id)
  expect(screen.getByRole('tab', { name: 'To a member below' }).getAttribute('aria-selected')).toBe('true')
})
