import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getRedEnvelopes, openRedEnvelope } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Envelopes } from '../api/queries.ts'
import { RedEnvelopePage } from './red-envelope-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { id: 'M1' } }) }))

const full: Envelopes = {
  currency: 'USD',
  open: [
    { id: 'a', title: 'Weekly', givenAt: '2026-11-09T00:00:00Z', expiresAt: '2026-11-23T00:00:00Z' },
    { id: 'b', title: 'Weekly', givenAt: '2026-11-16T00:00:00Z', expiresAt: null },
  ],
  nextAt: '2026-11-23T00:00:00Z',
  opened: [{ id: 'o', title: 'Weekly', amount: '2.00', openedAt: '2026-11-02T12:00:00Z' }],
  chances: [
    { amount: '1.00', basisPoints: 9_950 },
    { amount: '20.00', basisPoints: 50 },
  ],
  turnoverTimes: 1,
  rules: '<ul><li>A gift.</li></ul>',
}

let envelopes: Envelopes
let open: (id: string) => object

beforeEach(() => {
  sessionStorage.clear()
  envelopes = full
  open = (id) => ({ id, title: 'Weekly', amount: '20.00', turnover: '20.00', balance: '120.00' })
  callGateway.mockReset().mockImplementation(async (call: { id: string }, { query }: { query: { id: string } }) => {
    if (call.id === openRedEnvelope.id) return { success: true, value: open(query.id) }
    if (call.id !== getRedEnvelopes.id) throw new Error(call.id)
    return { success: true, value: envelopes }
  })
})

const cards = async () => within(await screen.findByRole('list', { name: 'To open' })).getAllByRole('listitem')
const sent = () => callGateway.mock.calls.filter(([call]) => call.id === openRedEnvelope.id)

test('each envelope says until when it can be opened, and the page what can be in one and how likely', async () => {
  renderPart(<RedEnvelopePage />)
  const [first, second] = await cards()
  expect(first?.textContent).toContain('Can be opened until Nov 23, 2026')
  expect(second?.textContent).toContain('No end date')
  const rows = within(screen.getByRole('table', { name: 'What can be in one' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['AmountChance', '$1.0099.5%', '$20.000.5%'])
  expect(screen.getByText(/The next one is given on Nov 23, 2026/)).toBeTruthy()
})

test('what was in it is said with what must be staked for it, and the envelope is gone', async () => {
  renderPart(<RedEnvelopePage />)
  const [, second] = await cards()
  open = (id) => {
    envelopes = { ...full, open: full.open.filter((one) => one.id !== id) }
    return { id, title: 'Weekly', amount: '20.00', turnover: '20.00', balance: '120.00' }
  }
  if (second) press(within(second).getByRole('button'))
  const message = await screen.findByText(/^Weekly: \$20.00 is in your main wallet/)
  expect(message.textContent).toContain('$20.00 must be staked before it can be paid out.')
  expect(message.closest('[role=status]')).toBeTruthy()
  await vi.waitFor(async () => expect(await cards()).toHaveLength(1))
})

test('a refusal is said at the envelope; one without an answer is the same order again', async () => {
  renderPart(<RedEnvelopePage />)
  const [first] = await cards()
  if (!first) throw new Error('no envelope')
  const card = within(first)
  open = () => {
    throw new GatewayError('envelope.expired', { status: 409 })
  }
  press(card.getByRole('button'))
  expect(await card.findByText(/could be opened until its date/)).toBeTruthy()
  open = () => {
    throw new GatewayError('network.timeout')
  }
  press(card.getByRole('button'))
  press(await card.findByRole('button', { name: 'Check again' }))
  await vi.waitFor(() => expect(sent()).toHaveLength(3))
  const [, one, again] = sent().map(([, input]) => input.idempotencyKey)
  expect(again).toBe(one)
})

test('without an envelope it says when the next one comes', async () => {
  envelopes = { ...full, open: [], opened: [] }
  renderPart(<RedEnvelopePage />)
  expect(await screen.findByRole('heading', { name: 'No envelope to open' })).toBeTruthy()
  expect(screen.getByText(/The next one is given on Nov 23/)).toBeTruthy()
  expect(screen.getByText('You have opened none yet.')).toBeTruthy()
})

test('envelopes that cannot be had say why, and are asked for again', async () => {
  const answer = callGateway.getMockImplementation()
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  renderPart(<RedEnvelopePage />)
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  if (answer) callGateway.mockImplementation(answer)
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(2)
})
