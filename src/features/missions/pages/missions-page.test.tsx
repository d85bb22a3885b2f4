import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Mission } from '#contract/account/missions.ts'
import { claimMission, getMissionLeaderboard, getMissionSummary } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { storeMissionCount } from '#src/session/member-counts.ts'
import { tellSession } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Board } from '../api/queries.ts'
import { MissionsPage } from './missions-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { id: 'M1' } }) }))

const mission = (id: string, more: Partial<Mission> = {}): Mission => ({
  ...{ id, title: `Mission ${id}`, text: 'Do it', kind: 'stake', period: 'daily', measure: 'money' },
  ...{ done: '5.00', needed: '20.00', points: 20, state: 'running', opensWith: null },
  ...{ startsAt: '2999-01-01T00:00:00Z', endsAt: '2999-01-02T00:00:00Z', claimUntil: '2999-01-03T00:00:00Z' },
  ...more,
})

const board: Board = {
  rows: [
    { rank: 1, name: 'an•••a', points: 90, isOwn: false },
    { rank: 2, name: 'player', points: 60, isOwn: true },
    { rank: 2, name: 'an•••a', points: 60, isOwn: false },
  ],
  own: { rank: 2, points: 60 },
  startsAt: '2026-11-16T00:00:00Z',
  endsAt: '2026-11-23T00:00:00Z',
}

let missions: Mission[] = []
let places: () => Board
let claim: () => Mission

beforeEach(() => {
  sessionStorage.clear()
  tellSession({ type: 'restored', token: 't' })
  storeMissionCount(1)
  missions = [
    mission('old', { state: 'done', endsAt: '2020-01-01T00:00:00Z', claimUntil: '2999-01-01T00:00:00Z' }),
    mission('1'),
    mission('2', { period: 'weekly', measure: 'count', kind: 'games', done: '2', needed: '5', points: 1 }),
    mission('3', { period: 'once', state: 'claimed', startsAt: null, endsAt: null, claimUntil: null }),
  ]
  places = () => board
  claim = () => ({ ...mission('old'), state: 'claimed' })
  callGateway.mockReset().mockImplementation(async (call: { id: string }) => {
    if (call.id === claimMission.id) return { success: true, value: claim() }
    if (call.id === getMissionLeaderboard.id) return { success: true, value: places() }
    if (call.id !== getMissionSummary.id) throw new Error(call.id)
    return { success: true, value: { missions, claimable: 1, currency: 'USD', imageUrl: '' } }
  })
})

const group = async (name: string) => within(await screen.findByRole('list', { name }))
const row = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li')
  if (!item) throw new Error(name)
  return within(item)
}

test('missions stand in their periods, with how far each is in figures; what is over and done comes first', async () => {
  renderPart(<MissionsPage />)
  const over = await group('Done before, not claimed yet')
  expect(over.getByText(/^Can be claimed until .*2999/)).toBeTruthy()
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Done before, not claimed yet',
    'Today',
    'This week',
    'Once',
  ])
  expect((await row('Mission 1')).getByText('$5 of $20')).toBeTruthy()
  const games = await row('Mission 2')
  expect(games.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 5')
  expect(games.getByText('1 point')).toBeTruthy()
  const claimed = await row('Mission 3')
  expect(claimed.getByText('Claimed')).toBeTruthy()
  expect(claimed.queryByRole('button')).toBeNull()
})

test('the garland counts what is claimed of what runs, and says what can be claimed', async () => {
  renderPart(<MissionsPage />)
  expect(await screen.findByText('1 of 3 claimed')).toBeTruthy()
  expect(screen.getByText('Ready to claim: 20 points')).toBeTruthy()
  missions = missions.filter(({ state }) => state !== 'done')
  act(() => storeMissionCount(0))
  expect(await screen.findByText('Nothing waits to be claimed')).toBeTruthy()
})

test('a locked mission says which rank opens it and leads to the ranks; one that runs leads to where it is done', async () => {
  missions = [
    mission('shut', { state: 'locked', opensWith: 'VIP 4' }),
    mission('odd', { state: 'locked' }),
    mission('bound', { kind: 'limit', measure: 'count', done: '0', needed: '1' }),
    mission('new', { kind: 'dance', measure: 'count', done: '0', needed: '1' }),
  ]
  renderPart(<MissionsPage />)
  const shut = await row('Mission shut')
  expect(shut.getByText('Opens with VIP 4')).toBeTruthy()
  expect(shut.queryByRole('progressbar')).toBeNull()
  expect(shut.getByRole('link', { name: 'See the ranks' }).getAttribute('href')).toBe('/member?page=vip')
  expect((await row('Mission odd')).getByText('Not open yet')).toBeTruthy()
  const bound = await row('Mission bound')
  expect(bound.getByRole('link', { name: 'Go: Mission bound' }).getAttribute('href')).toBe('/member?page=limits')
  expect((await row('Mission new')).queryByRole('link')).toBeNull()
})

test('that no streak can be lost stands below the missions, with the limits', async () => {
  renderPart(<MissionsPage />)
  expect(await screen.findByText('There is no streak to lose.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My limits' }).getAttribute('href')).toBe('/member?page=limits')
})

test('points are claimed, and that is said', async () => {
  renderPart(<MissionsPage />)
  const old = await row('Mission old')
  claim = () => {
    missions = missions.filter(({ id }) => id !== 'old')
    return mission('old', { state: 'claimed' })
  }
  press(old.getByRole('button', { name: 'Claim the points for: Mission old' }))
  expect(await screen.findByText('Mission old: 20 points came to your points.')).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Mission old' })).toBeNull())
})

test('a refused claim says why at the mission; one without an answer is asked for again', async () => {
  renderPart(<MissionsPage />)
  const old = await row('Mission old')
  claim = () => {
    throw new GatewayError('mission.claimed', { status: 409 })
  }
  press(old.getByRole('button'))
  expect(await old.findByText('You have claimed these points already.')).toBeTruthy()
  claim = () => {
    throw new GatewayError('network.timeout')
  }
  press(old.getByRole('button'))
  expect(await old.findByRole('button', { name: 'Check again' })).toBeTruthy()
})

test('another pushed count asks for the missions anew', async () => {
  renderPart(<MissionsPage />)
  await row('Mission 1')
  missions = [mission('1', { state: 'done' })]
  act(() => storeMissionCount(2))
  expect(await screen.findByRole('button', { name: 'Claim the points for: Mission 1' })).toBeTruthy()
})

test('the leaderboard has an address, marks the own place and says the days', async () => {
  renderPart(<MissionsPage />, { path: '/member?page=missionLeaderboard' })
  await row('Mission 1')
  press(screen.getByRole('tab', { name: 'Leaderboard' }))
  expect(screen.getByTestId('where').textContent).toBe('/member?page=missionLeaderboard&view=leaderboard')
  expect(await screen.findByRole('row', { name: /2.*player.*You.*60 points/ })).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Leaderboard' })).getAllByRole('row')).toHaveLength(4)
  expect(screen.getByText(/Nov 16, 2026 to Nov 22, 2026/)).toBeTruthy()
  places = () => ({ ...board, rows: board.rows.slice(0, 1), own: { rank: 14, points: 25 } })
  press(screen.getByRole('tab', { name: 'This month' }))
  expect(screen.getByTestId('where').textContent).toContain('&view=leaderboard&period=monthly')
  expect(await screen.findByText('Your place: 14, with 25 points.')).toBeTruthy()
  places = () => ({ ...board, rows: [], own: null })
  press(screen.getByRole('tab', { name: 'Today' }))
  expect(await screen.findByText('Nobody has claimed points yet')).toBeTruthy()
})

test('what cannot be had says why, and is asked for again; without missions that is said', async () => {
  const answer = callGateway.getMockImplementation()
  callGateway.mockImplementation(async () => {
    throw new GatewayError('system.fault', { status: 500 })
  })
  renderPart(<MissionsPage />)
  expect(await screen.findByText('Your missions could not be loaded')).toBeTruthy()
  if (answer) callGateway.mockImplementation(answer)
  missions = []
  await act(async () => void press(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('No missions at the moment')).toBeTruthy()
})
