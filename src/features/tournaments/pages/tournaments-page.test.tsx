import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Tournament, TournamentPlace } from '#contract/account/tournaments.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { TournamentDetail } from '../api/queries.ts'
import { TournamentsPage } from './tournaments-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Without the import of the client at each query: of several at the same time the test runner gives one the real client.
vi.mock('#src/gateway/value-query.ts', () => ({
  valueQuery: (call: { id: string }, query: object) => ({
    queryKey: [call.id, query],
    queryFn: () => callGateway(call, { query }),
    select: ({ value }: { value: unknown }) => value,
  }),
}))

let session = { isSignedIn: true, role: 'member', phase: 'ready' }
vi.mock('#src/session/session.ts', () => ({ useSession: () => session, useFavouriteIdsQuery: () => ({}) }))

const tournament = (id: string, more: Partial<Tournament> = {}): Tournament => ({
  ...{ id, title: `Cup ${id}`, imageUrl: '', state: 'running', currency: 'USD', prizeSum: '6350.00', isJoined: false },
  ...{ startsAt: '2026-11-20T07:00:00Z', endsAt: '2026-12-04T07:00:00Z' },
  ...more,
})

const detailOf = (more: Partial<Tournament> = {}): TournamentDetail => ({
  ...tournament('1', more),
  rules: { countedRounds: 50, bestRounds: 10 },
  prizes: [
    { from: 1, to: 1, amount: '3000.00' },
    { from: 2, to: 10, amount: '150.00' },
  ],
  games: [aCard()],
})

const row = (rank: number, more: Partial<TournamentPlace> = {}): TournamentPlace => ({
  ...{ rank, name: 'an•••a', isOwn: false, score: '38.50', prize: null },
  ...more,
})

interface Shown {
  all: Tournament[]
  detail: TournamentDetail
  rows: TournamentPlace[]
  joinedAt: string | null
  refusal?: GatewayError
}

let shown: Shown
const ids = () => callGateway.mock.calls.map(([call]) => call.id)

function answerTo(id: string): unknown {
  if (id === 'getTournaments') return shown.all
  if (id === 'getTournament') return shown.detail
  if (id === 'getTournamentStandings') return { rows: shown.rows }
  const own = shown.rows.find(({ isOwn }) => isOwn) ?? null
  if (id === 'getTournamentPlace')
    return { joinedAt: shown.joinedAt, rounds: 12, best: ['12.50', '8.00'], place: shown.joinedAt ? own : null }
  if (id !== 'joinTournament') throw new GatewayError('system.fault', { status: 500 })
  if (shown.refusal) throw shown.refusal
  shown.joinedAt = '2026-11-21T07:00:00Z'
  shown.detail = { ...shown.detail, isJoined: true }
  return { joinedAt: shown.joinedAt }
}

beforeEach(() => {
  shown = {
    all: [tournament('1')],
    detail: detailOf(),
    rows: [row(1), row(2, { name: 'player', isOwn: true })],
    joinedAt: null,
  }
  session = { isSignedIn: true, role: 'member', phase: 'ready' }
  callGateway
    .mockReset()
    .mockImplementation(async (call: { id: string }) => ({ success: true, value: answerTo(call.id) }))
})

const open = (path = '/tournaments') => renderPart(<TournamentsPage />, { path })
const openOne = () => open('/tournaments?id=1')

test('the list says what runs, comes and is over, with dates and prizes, and leads to the rules', async () => {
  shown.all = [
    tournament('1', { isJoined: true }),
    tournament('2', { state: 'coming' }),
    tournament('3', { state: 'over' }),
  ]
  open()
  const cards = within(await screen.findByRole('list', { name: 'Tournaments' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^Running.*Nov 20, 2026 to Dec 4, 2026.*Cup 1.*\$6,350 in prizes · You take part/),
    expect.stringMatching(/^Coming/),
    expect.stringMatching(/^Over/),
  ])
  expect(screen.getByRole('link', { name: 'Cup 2' }).getAttribute('href')).toBe('/tournaments?id=2')
})

test('without tournaments that is said; what cannot be had says why and is asked for again', async () => {
  const answer = callGateway.getMockImplementation()
  callGateway.mockImplementation(async () => {
    throw new GatewayError('system.fault', { status: 500 })
  })
  open()
  expect(await screen.findByText('The tournaments could not be loaded')).toBeTruthy()
  shown.all = []
  if (answer) callGateway.mockImplementation(answer)
  await act(async () => void press(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('No tournaments at the moment')).toBeTruthy()
})

test('the conditions stand before the way to join; times are exact and name the visitor’s zone', async () => {
  openOne()
  const rules = await screen.findByRole('heading', { name: 'Rules' })
  expect(screen.getByText(/Your first 50 settled rounds after you join count. The best 10/)).toBeTruthy()
  const join = screen.getByRole('button', { name: 'Take part' })
  expect(rules.compareDocumentPosition(join) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(new Date('2026-12-04T07:00:00Z'))
    .find(({ type }) => type === 'timeZoneName')?.value
  expect(screen.getByText('Ends').nextElementSibling?.textContent).toMatch(new RegExp(`Dec 4, 2026, \\d\\d:00 ${zone}`))
  const prizes = within(screen.getByRole('table', { name: 'Prizes' }))
  expect(prizes.getByRole('row', { name: /2 to 10.*\$150\.00/ })).toBeTruthy()
})

test('nothing on the page counts down, tells how many take part, or moves by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openOne()
  await screen.findByRole('table', { name: 'Places' })
  const asked = ids().length
  await act(async () => void (await vi.advanceTimersByTimeAsync(10 * 60_000)))
  expect(ids()).toHaveLength(asked)
  expect(screen.queryByRole('timer')).toBeNull()
  vi.useRealTimers()
})

test('a member takes part by one press, and then sees the own place and the rounds that count', async () => {
  openOne()
  press(await screen.findByRole('button', { name: 'Take part' }))
  expect(await screen.findByText('You take part. Your rounds count from now on, none before.')).toBeTruthy()
  expect(await screen.findByText('2, with ×38.5')).toBeTruthy()
  expect(screen.getByText('12 of 50 counted')).toBeTruthy()
  expect(screen.getByText('×12.5 · ×8')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull()
})

test('a refusal is said where it was pressed', async () => {
  shown.refusal = new GatewayError('player.excluded', { status: 403 })
  openOne()
  press(await screen.findByRole('button', { name: 'Take part' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You are taking a break')
  expect(screen.getByRole('button', { name: 'Take part' })).toBeTruthy()
})

test('a guest is led to the log-in and back, and asks for no place of their own', async () => {
  session = { isSignedIn: false, role: 'guest', phase: 'guest' }
  openOne()
  expect((await screen.findByRole('link', { name: 'Log in to take part' })).getAttribute('href')).toBe('/login')
  expect(ids()).not.toContain('getTournamentPlace')
})

test('one that is over keeps its result with what each place brought, and cannot be joined', async () => {
  shown.detail = detailOf({ state: 'over', isJoined: true })
  shown.joinedAt = '2026-11-21T07:00:00Z'
  shown.rows = [row(1, { prize: '3000.00' }), row(2, { name: 'player', isOwn: true, prize: '150.00' })]
  openOne()
  const places = within(await screen.findByRole('table', { name: 'Places' }))
  expect(await places.findByRole('row', { name: /1.*an•••a.*×38\.5.*\$3,000\.00/ })).toBeTruthy()
  expect(places.getByRole('row', { name: /2.*player.*You.*\$150\.00/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull()
})

test('without a score there are no places yet', async () => {
  shown.rows = []
  openOne()
  expect(await screen.findByText('Nobody has a score yet')).toBeTruthy()
})

test('a tournament that there is not leads back to the list', async () => {
  callGateway.mockImplementation(async () => {
    throw new GatewayError('tournament.unknown', { status: 404 })
  })
  openOne()
  expect(await screen.findByText('This tournament is not here')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'All tournaments' }).length).toBeGreaterThan(0)
})
