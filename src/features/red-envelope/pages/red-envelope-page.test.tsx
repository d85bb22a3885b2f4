import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerRedEnvelope, getRedEnvelopes, openRedEnvelope } from '#src/gateway/account-calls.ts'
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
    { id: 'a', title: 'Weekly', givenAt: '2026-11-09T00:00:00Z', expiresAt: '2026-11-23T00:00:00Z', amount: null },
    { id: 'b', title: 'Weekly', givenAt: '2026-11-16T00:00:00Z', expiresAt: null, amount: null },
  ],
  nextAt: '2026-11-23T00:00:00Z',
  pause: null,
  opened: [{ id: 'o', title: 'Weekly', amount: '2.00', isTaken: true, openedAt: '2026-11-02T12:00:00Z' }],
  chances: [
    { amount: '1.00', basisPoints: 9_950 },
    { amount: '20.00', basisPoints: 50 },
  ],
  turnoverTimes: 2,
  art: null,
  rules: '<ul><li>A gift.</li></ul>',
}

let envelopes: Envelopes
let open: (id: string) => object
let isStill: boolean

beforeEach(() => {
  sessionStorage.clear()
  envelopes = full
  isStill = true
  open = (id) => ({ id, title: 'Weekly', amount: '20.00', turnover: '40.00' })
  callGateway.mockReset().mockImplementation(async (call: { id: string }, input: Sent) => {
    if (call.id === openRedEnvelope.id) return { success: true, value: open(input.query.id) }
    if (call.id === answerRedEnvelope.id) return { success: true, value: answered(input) }
    if (call.id !== getRedEnvelopes.id) throw new Error(call.id)
    return { success: true, value: envelopes }
  })
})

interface Sent {
  query: { id: string }
  body: { isTaken: boolean }
  idempotencyKey: string
}

function answered({ query, body }: Sent) {
  envelopes = { ...full, open: full.open.filter(({ id }) => id !== query.id) }
  return { id: query.id, isTaken: body.isTaken, amount: '20.00', balance: '120.00' }
}

function show() {
  const view = renderPart(<RedEnvelopePage />)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return view
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sent = (call: string = openRedEnvelope.id): Sent[] =>
  callGateway.mock.calls.filter(([{ id }]) => id === call).map(([, input]) => input)

test('before it is opened it says until when it can be, what can be in it, how likely, and what that asks for', async () => {
  show()
  expect(await screen.findByText('You have 2 red envelopes')).toBeTruthy()
  expect(screen.getByText(/Can be opened until Nov 23, 2026/)).toBeTruthy()
  const rows = within(screen.getByRole('table', { name: 'What can be in one' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['AmountChance', '$1.0099.5%', '$20.000.5%'])
  expect(screen.getByText(/must be staked 2 times before it can be paid out, if you take it/)).toBeTruthy()
  expect(screen.getByText(/The next one is given on Nov 23, 2026/)).toBeTruthy()
})

test('what was in it stands beside its conditions; taken, it is in the wallet and the next envelope comes', async () => {
  show()
  press(await button(/^Open: Weekly/))
  expect((await screen.findByText('$20.00 is in it')).closest('[role=status]')).toBeTruthy()
  expect(screen.getByText('The chance of it was 0.5%')).toBeTruthy()
  expect(screen.getByText(/\$40.00 must be staked before it can be paid out: 2 times the amount/)).toBeTruthy()
  press(await button('Take it into the wallet'))
  const message = await screen.findByText(/^Weekly: \$20.00 is in your main wallet/)
  expect(message.closest('[role=status]')).toBeTruthy()
  expect(await screen.findByText('You have 1 red envelope')).toBeTruthy()
  expect(sent(answerRedEnvelope.id)[0]).toMatchObject({ query: { id: 'a' }, body: { isTaken: true } })
})

test('refusing is as large as taking, and changes nothing', async () => {
  envelopes = { ...full, open: full.open.map((each) => ({ ...each, amount: each.id === 'a' ? '20.00' : null })) }
  show()
  const [take, refuse] = [await button('Take it into the wallet'), await button('Do not take it')]
  const sizeOf = ({ className }: HTMLElement) => className.split(' ').filter((name) => /large|wide/.test(name))
  expect(sizeOf(refuse)).toEqual(sizeOf(take))
  expect(sizeOf(refuse)).toHaveLength(2)
  press(refuse)
  expect(await screen.findByText(/you did not take \$20.00. Nothing has changed/)).toBeTruthy()
  expect(sent()).toHaveLength(0)
})

test('while it opens the amount is not shown, and the opening can be skipped', async () => {
  isStill = false
  show()
  press(await button(/^Open: Weekly/))
  const skip = await button('Show it now')
  expect(screen.queryByText('$20.00 is in it')).toBeNull()
  press(skip)
  expect(await screen.findByText('$20.00 is in it')).toBeTruthy()
})

test('a refusal is said at the envelope; one without an answer is the same order again', async () => {
  open = () => {
    throw new GatewayError('envelope.expired', { status: 409 })
  }
  show()
  press(await button(/^Open: Weekly/))
  expect(await screen.findByText(/could be opened until its date/)).toBeTruthy()
  open = () => {
    throw new GatewayError('network.timeout')
  }
  press(await button(/^Open: Weekly/))
  press(await button('Check again'))
  await vi.waitFor(() => expect(sent()).toHaveLength(3))
  const [, one, again] = sent().map(({ idempotencyKey }) => idempotencyKey)
  expect(again).toBe(one)
})

test('without an envelope it says when the next one comes', async () => {
  envelopes = { ...full, open: [], opened: [] }
  show()
  expect(await screen.findByText('No envelope to open')).toBeTruthy()
  expect(screen.getByText(/The next one is given on Nov 23/)).toBeTruthy()
  expect(screen.getByText('You have opened none yet.')).toBeTruthy()
})

test('on a break nothing can be opened, and the chances stay open', async () => {
  envelopes = { ...full, pause: { until: '2026-11-29T00:00:00Z' } }
  show()
  expect(await screen.findByText('You are taking a break')).toBeTruthy()
  expect(screen.getByText(/It lasts until Nov 29, 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull()
  expect(screen.getByRole('table', { name: 'What can be in one' })).toBeTruthy()
})

test('envelopes that cannot be had say why, and are asked for again', async () => {
  const answer = callGateway.getMockImplementation()
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  show()
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  if (answer) callGateway.mockImplementation(answer)
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You have 2 red envelopes')).toBeTruthy()
})
