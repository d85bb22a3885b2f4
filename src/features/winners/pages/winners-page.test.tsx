import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getWinners } from '#src/gateway/calls.ts'
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
  ...more,
})

interface Asked {
  query: { gameCategory: string; period: string; limitNum: number }
}

let winners: (asked: Asked['query']) => Winner[]

beforeEach(() => {
  launch.mockReset()
  winners = () => [winner('ra•••1', { card }), winner('<b>x</b>')]
  callGateway.mockReset().mockImplementation(async (call: { id: string }, { query }: Asked) => {
    if (call.id !== getWinners.id) throw new Error(call.id)
    return { success: true, value: winners(query) }
  })
})

const show = (path = '/winners') => renderPart(<WinnersPage />, { path, site: { categories: ['rng', 'live'] } })
const lines = async () => within(await screen.findByRole('list', { name: 'Largest wins' })).getAllByRole('listitem')
const asked = () => callGateway.mock.calls.map(([, { query }]) => query)

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
