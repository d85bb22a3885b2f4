import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPrizeWheel, spinPrizeWheel } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Spin, Wheel } from '../api/queries.ts'
import { PrizeWheelPage } from './prize-wheel-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { id: 'M1' } }) }))

const full: Wheel = {
  currency: 'USD',
  prizes: [
    { id: '1', kind: 'none', amount: '0', basisPoints: 4_000 },
    { id: '2', kind: 'money', amount: '5.00', basisPoints: 5_975 },
    { id: '3', kind: 'points', amount: '40', basisPoints: 25 },
  ],
  spins: 2,
  nextAt: null,
  history: [],
  turnoverTimes: 1,
  rules: '<ul><li>A gift.</li></ul>',
}
const won: Spin = {
  id: '9',
  prizeId: '2',
  kind: 'money',
  amount: '5.00',
  turnover: '5.00',
  spins: 1,
  balance: '105.00',
}

let wheel: Wheel
let spin: () => Spin
let isStill: boolean

beforeEach(() => {
  sessionStorage.clear()
  wheel = full
  spin = () => won
  isStill = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    if (call.id === spinPrizeWheel.id) return { success: true, value: spin() }
    if (call.id !== getPrizeWheel.id) throw new Error(call.id)
    return { success: true, value: wheel }
  })
})
afterEach(() => {
  vi.useRealTimers()
})

function show() {
  const view = renderPart(<PrizeWheelPage />)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return view
}

const button = () => screen.findByRole('button', { name: 'Spin' })
const sent = () => callGateway.mock.calls.filter(([call]) => call.id === spinPrizeWheel.id)
const listed = () => callGateway.mock.calls.filter(([call]) => call.id === getPrizeWheel.id)
const stands = () => act(() => vi.advanceTimersByTimeAsync(2_700))

test('the chances are always there as a table, whatever is turned', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Prizes and chances' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['PrizeChance', 'No prize40%', '$5.0059.75%', '40 points0.25%'])
  expect(screen.getByText('You have 2 spins')).toBeTruthy()
  expect(sent()).toHaveLength(0)
})

test('the result is said when the wheel stands, and not before; a second press is no second spin', async () => {
  show()
  press(await button())
  const turning = await screen.findByRole('button', { name: 'The wheel turns' })
  press(turning)
  expect(screen.queryByText(/is in your main wallet/)).toBeNull()
  expect(listed()).toHaveLength(1)
  wheel = { ...full, spins: 1, history: [{ id: '9', kind: 'money', amount: '5.00', at: '2026-11-20T12:00:00Z' }] }
  await stands()
  const message = await screen.findByText(
    '$5.00: it is in your main wallet. $5.00 must be staked before it can be paid out.',
  )
  expect(message.closest('[role=status]')).toBeTruthy()
  expect(await screen.findByText('You have 1 spin')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  expect(await screen.findByRole('cell', { name: '$5.00' })).toBeTruthy()
})

test('who prefers no motion sees the result at once', async () => {
  isStill = true
  spin = () => ({ ...won, prizeId: '1', kind: 'none', amount: '0', turnover: null })
  show()
  const view = await button()
  isStill = true
  press(view)
  expect(await screen.findByText('No prize this time.')).toBeTruthy()
})

test('points are said as points', async () => {
  spin = () => ({ ...won, prizeId: '3', kind: 'points', amount: '40', turnover: null })
  show()
  press(await button())
  await screen.findByRole('button', { name: 'The wheel turns' })
  await stands()
  expect(await screen.findByText('40 points: they are with your points.')).toBeTruthy()
})

test('a spin without an answer is the same spin again', async () => {
  spin = () => {
    throw new GatewayError('network.timeout')
  }
  show()
  press(await button())
  const again = await screen.findByRole('button', { name: 'Check again' })
  expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull()
  spin = () => won
  press(again)
  await screen.findByRole('button', { name: 'The wheel turns' })
  await stands()
  expect(await screen.findByText(/^\$5.00: it is in your main wallet/)).toBeTruthy()
  const [one, other] = sent().map(([, input]) => input.idempotencyKey)
  expect(other).toBe(one)
})

test('without spins the button is closed, and the next one has a date', async () => {
  wheel = { ...full, spins: 0, nextAt: '2026-11-21T00:00:00Z' }
  show()
  const closed = await button()
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  press(closed)
  expect(sent()).toHaveLength(0)
  expect(screen.getByText('You have no spins now')).toBeTruthy()
  expect(screen.getByText(/The next spin comes on Nov 21, 2026/)).toBeTruthy()
  expect(screen.getByText('You have not spun yet.')).toBeTruthy()
})

test('a wheel that cannot be had says why', async () => {
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  show()
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
