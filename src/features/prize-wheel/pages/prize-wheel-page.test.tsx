import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPrizeWheel, spinPrizeWheel } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { Spin, Wheel } from '../api/queries.ts'
import { PrizeWheelPage } from './prize-wheel-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { id: 'M1' } }) }))

const hash = (digit: string) => digit.repeat(64)
const full: Wheel = {
  currency: 'USD',
  prizes: [
    { id: '1', kind: 'none', amount: '0', basisPoints: 4_000, turnoverTimes: null },
    { id: '2', kind: 'money', amount: '5.00', basisPoints: 5_975, turnoverTimes: 1 },
    { id: '3', kind: 'points', amount: '40', basisPoints: 25, turnoverTimes: null },
  ],
  spins: 2,
  keeps: 3,
  nextAt: null,
  pause: null,
  next: { number: 15, seedHash: hash('a') },
  history: [],
  art: null,
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
  proof: { seed: hash('b'), seedHash: hash('a'), memberSeed: 'of-the-member', number: 15, roll: 7_000 },
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
const stands = () => act(() => vi.advanceTimersByTimeAsync(4_100))

const result = async () => (await screen.findByText(/^You have won|^The wheel stands at/)).closest('[role=status]')

test('the chances are always there as a table with what each prize asks for, whatever is turned', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Prizes and chances' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['PrizeChance', 'No prize  40%', '$5.00 To be staked 1× 59.75%', '40 points To your points 0.25%'])
  expect(screen.getByText('You have 2 spins')).toBeTruthy()
  expect(screen.getByText(/a spin brings \$2.99 on average/)).toBeTruthy()
  expect(sent()).toHaveLength(0)
})

test('where chances allow it the table says how many slices of the wheel each prize has', async () => {
  wheel = {
    ...full,
    prizes: full.prizes.map((prize, place) => ({ ...prize, basisPoints: [5_000, 4_500, 500][place] ?? 0 })),
  }
  show()
  const table = await screen.findByRole('table', { name: 'Prizes and chances' })
  expect(within(table).getByText('9 of 20 slices')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^The wheel/ }).querySelectorAll('g[data-tier]')).toHaveLength(20)
})

test('the result is said when the wheel stands, and not before; a second press is no second spin', async () => {
  show()
  press(await button())
  const turning = await screen.findByRole('button', { name: 'The wheel turns' })
  press(turning)
  expect(screen.queryByText('You have won')).toBeNull()
  expect(listed()).toHaveLength(1)
  wheel = {
    ...full,
    spins: 1,
    history: [
      {
        ...{ id: '9', kind: 'money', amount: '5.00', at: '2026-11-20T12:00:00Z' },
        turnover: { required: '5.00', done: '3.10' },
      },
    ],
  }
  await stands()
  const card = await result()
  expect(card?.textContent).toContain('The chance was 59.75%')
  expect(card?.textContent).toContain('in your main wallet')
  expect(card?.textContent).toContain('1× = $5.00')
  expect(sent()).toHaveLength(1)
  const past = within(await screen.findByRole('region', { name: 'Your spins' }))
  expect((await past.findByRole('listitem')).textContent).toContain('62% staked')
})

test('to spin again and to stop are asked alike, and what was won goes away with either', async () => {
  show()
  press(await button())
  await screen.findByRole('button', { name: 'The wheel turns' })
  await stands()
  const again = await screen.findByRole('button', { name: 'Spin again (1 left)' })
  const enough = screen.getByRole('button', { name: 'Enough for now' })
  expect(again.className).toBe(enough.className)
  press(enough)
  expect(screen.queryByText('You have won')).toBeNull()
  expect(await button()).toBeTruthy()
  expect(sent()).toHaveLength(1)
})

test('the turning can be skipped', async () => {
  show()
  press(await button())
  press(await screen.findByRole('button', { name: 'Show the result now' }))
  expect((await result())?.textContent).toContain('$5')
})

test('who prefers no motion sees the result at once', async () => {
  isStill = true
  spin = () => ({ ...won, prizeId: '1', kind: 'none', amount: '0', turnover: null })
  show()
  press(await button())
  expect((await result())?.textContent).toContain('No prize')
})

test('points are said as points', async () => {
  isStill = true
  spin = () => ({ ...won, prizeId: '3', kind: 'points', amount: '40', turnover: null })
  show()
  press(await button())
  const card = await result()
  expect(card?.textContent).toContain('40 points')
  expect(card?.textContent).toContain('with your points')
})

test('a spin is sent with the member’s seed, which must be one', async () => {
  isStill = true
  show()
  const seed = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your own seed' })
  expect(seed.value).toMatch(/^[0-9a-f]{16}$/)
  typeInto(seed, 'short')
  expect((await button()).getAttribute('aria-disabled')).toBe('true')
  typeInto(seed, 'my own? seed 2026')
  press(await button())
  await result()
  expect(sent()[0]?.[1].body).toEqual({ memberSeed: 'myownseed2026' })
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
  await screen.findByText('The prize is drawn when you press. The wheel only shows it.')
  await stands()
  expect((await result())?.textContent).toContain('$5')
  const [one, other] = sent().map(([, input]) => input)
  expect([other.idempotencyKey, other.body]).toEqual([one.idempotencyKey, one.body])
})

test('without spins the button is closed, and the next one has a date', async () => {
  wheel = { ...full, spins: 0, nextAt: '2026-11-21T00:00:00Z' }
  show()
  const closed = await button()
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  press(closed)
  expect(sent()).toHaveLength(0)
  expect(screen.getByText('You have no spins now')).toBeTruthy()
  expect(screen.getAllByText(/The next spin comes on Nov 21, 2026/)).toHaveLength(2)
  expect(screen.getByText('You have not spun yet.')).toBeTruthy()
})

test('on a break the wheel is covered and nothing is spun; the chances stay open', async () => {
  wheel = { ...full, pause: { until: '2026-11-29T00:00:00Z' } }
  show()
  expect((await button()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/It lasts until Nov 29, 2026/)).toBeTruthy()
  expect(screen.getByRole('img', { name: /^The wheel/ }).querySelectorAll('g[data-tier]')).toHaveLength(0)
  expect(screen.getByRole('table', { name: 'Prizes and chances' })).toBeTruthy()
})

test('while the prizes are not known nothing can be spun', async () => {
  wheel = { ...full, prizes: [] }
  show()
  expect((await button()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(/^The prizes are not known now/).length).toBeGreaterThan(0)
})

test('a wheel that cannot be had says why', async () => {
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  show()
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
