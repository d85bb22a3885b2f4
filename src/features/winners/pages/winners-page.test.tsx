import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getWinners, getWinnersSummary } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Winner } from '../api/queries.ts'
import { WinnersPage } from './winners-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
const launch = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/play/use-launch.ts', () => ({ useLaunch: () => launch }))

const card = aCard()

const winner = (name: string, more: Partial<Winner> = {}): Winner => ({
  customerName: name,
  winAmount: '1200.00',
  iconUrl: '/art/x',
  avatarUrl: '/art/y',
  gameName: `Game of ${name}`,
  stake: '10.00',
  net: '-300.00',
  ...more,
})

interface Asked {
  query: { gameCategory: string; period: string; limitNum: number }
}

const summary = {
  players: 400,
  ahead: 92,
  median: '-84.00',
  staked: '1000.00',
  returned: '958.00',
  mostGained: '7905.00',
  mostLost: '-12640.00',
  categories: [
    { gameType: 'RNG', staked: '600.00', returned: '570.00' },
    { gameType: 'GONE', staked: '400.00', returned: '388.00' },
  ],
}

let winners: (asked: Asked['query']) => Winner[]

beforeEach(() => {
  launch.mockReset()
  winners = () => [winner('ra•••1', { card }), winner('<b>x</b>')]
  callGateway.mockReset().mockImplementation(async (call: { id: string }, { query }: Asked) => {
    if (call.id === getWinnersSummary.id) return { success: true, value: summary }
    if (call.id !== getWinners.id) throw new Error(call.id)
    return { success: true, value: winners(query) }
  })
})

const show = (path = '/winners') =>
  renderPart(<WinnersPage />, {
    path,
    site: { categories: ['rng', 'live'] },
    // At hand: of two first calls at once, one would get the true client.
    prepare: (client) =>
      client.setQueryData([getWinnersSummary.id, { period: 'day' }], { success: true, value: summary }),
  })
const lines = async () => within(await screen.findByRole('list', { name: 'Largest wins' })).getAllByRole('listitem')
const asked = () => callGateway.mock.calls.filter(([{ id }]) => id === getWinners.id).map(([, { query }]) => query)

test('twenty wins at the most, with their rank; what they do not tell is said beside them', async () => {
  winners = () => Array.from({ length: 24 }, (_, place) => winner(`w${place}`))
  show()
  const all = await lines()
  expect(all).toHaveLength(20)
  expect(all[0]?.textContent).toMatch(/^1w0.*1,200/)
  expect(screen.getByText(/Most bets lose/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set your limits' }).getAttribute('href')).toBe('/member?page=limits')
  expect(asked()).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: 20, period: 'day' }])
})

test('a light stands for each hundredth of the players, and what all of them gained and lost beside it', async () => {
  show()
  const lamps = await screen.findByRole('img', { name: '23 of a hundred players ended ahead, 77 even or behind' })
  expect(lamps.querySelectorAll('[data-lit]')).toHaveLength(23)
  expect(lamps.children).toHaveLength(100)
  const fact = (name: string) => screen.getByRole('heading', { name }).parentElement?.textContent
  expect(fact('The player in the middle')).toMatch(/[-−]\D*84.*400 players/)
  expect(fact('Paid back to players')).toMatch(/95\.8%/)
  expect(fact('Paid back by category')).toMatch(/Slots95%/)
  expect(screen.getByText('Largest loss').parentElement?.textContent).toMatch(/12,640/)
})

test('a winner’s row says the stake, how many times it came back, and how the whole period went', async () => {
  show()
  const [first] = await lines()
  expect(first?.textContent).toMatch(/Stake\D*10Times×120In all[-−]\D*300$/)
})

test('a game is opened by the rules of all others; a win without one is only told', async () => {
  show()
  const [first, second] = await lines()
  if (first) press(within(first).getByRole('button'))
  expect(launch).toHaveBeenCalledWith(card)
  expect(second && within(second).queryByRole('button')).toBeNull()
  expect(second?.querySelector('b')).toBeNull()
})

test('category and period are in the address, and are asked for', async () => {
  show('/winners?category=nothing')
  await lines()
  press(screen.getByRole('button', { name: 'Slots' }))
  await vi.waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ gameCategory: 'RNG' })))
  press(screen.getByRole('button', { name: 'This week' }))
  expect(screen.getByTestId('where').textContent).toBe('/winners?category=rng&period=week')
  await vi.waitFor(() =>
    expect(asked()).toContainEqual(expect.objectContaining({ gameCategory: 'RNG', period: 'week' })),
  )
  expect(screen.getByRole('button', { name: 'Slots' }).getAttribute('aria-pressed')).toBe('true')
})

test('an empty category says so, with a way to all of them', async () => {
  winners = ({ gameCategory }) => (gameCategory === 'ALL' ? [winner('ra•••1')] : [])
  show('/winners?category=live')
  expect(await screen.findByRole('heading', { name: 'No wins here yet' })).toBeTruthy()
  press(screen.getByRole('button', { name: 'All winners' }))
  expect(await lines()).toHaveLength(1)
})

test('a refresh asks again; what cannot be had says why', async () => {
  show()
  await lines()
  winners = () => [winner('new')]
  press(screen.getByRole('button', { name: 'Refresh' }))
  await vi.waitFor(async () => expect(await lines()).toHaveLength(1))
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 500 }))
  press(screen.getByRole('button', { name: 'This week' }))
  expect(await screen.findByText('Our server has a fault. Please try again.')).toBeTruthy()
})
