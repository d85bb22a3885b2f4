import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameCard, Vendor } from '#contract/lobby/games.ts'
import { type Category, categories } from '#src/config/categories.ts'
import { getFixtures, getGameFilters, getTableResults } from '#src/gateway/play-calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { LobbyPage } from './lobby-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const lobby = (code: string, gameType = 'LIVE'): GameCard => ({
  nodeId: 1,
  displayName: `${code} table`,
  gameName: code,
  isHot: 0,
  isNew: false,
  hasJackpot: false,
  hasTrial: false,
  iconUrl: '/art/a.svg',
  vassalage: code,
  vendorName: code,
  gameType,
  gameCode: 'lobby',
  isGame: '',
})
const vendor = (code: string): Vendor => ({ code, name: code, logoUrl: '', gameCount: 7, lobby: lobby(code) })
const menus = (...codes: string[]) => ({
  success: true,
  value: [{ gameCategory: 'LIVE', gameCount: 1234, vendors: codes.map(vendor) }],
})
const games = (...cards: GameCard[]) => ({ games: cards, pageNum: 1, totalPages: 1, total: cards.length })

function answering(answers: Record<string, () => unknown>) {
  callGateway.mockImplementation(async ({ id }: { id: string }) => {
    const answer = answers[id]?.()
    if (answer === undefined) throw new Error(`no answer to ${id}`)
    return answer
  })
}

/** Has the kinds of tables at hand: none where nothing is played that has a name. */
const knowing =
  (vendors: string[], kinds: string[] = []) =>
  (client: QueryClient) => {
    const query = { gameType: 'LIVE', language: 'EN', vassalage: vendors.join() }
    const subjects = kinds.map((code) => ({ code, name: code.toUpperCase(), count: 3 }))
    client.setQueryData(callKey(getGameFilters, { query }), { success: true, value: { subjects } })
  }

type Results = [kind: 'baccarat' | 'roulette', ...results: string[]]

/** Has at hand, too, how the rounds of each of these tables ended. */
const knowingResults =
  (tables: Readonly<Record<string, Results>>, ...known: Parameters<typeof knowing>) =>
  (client: QueryClient) => {
    knowing(...known)(client)
    for (const [gameCode, [kind, ...results]] of Object.entries(tables)) {
      const key = callKey(getTableResults, { query: { games: gameCode, language: 'EN' } })
      client.setQueryData(key, { success: true, value: [{ gameCode, kind, results }] })
    }
  }

function Page({ id }: { id: Category['id'] }) {
  const category = categories().find((one) => one.id === id)
  return category && <LobbyPage category={category} />
}

const Live = () => <Page id="live" />

beforeEach(() => {
  callGateway.mockReset()
  sessionStorage.clear()
  usePopupStore.setState({ open: [] })
  useSessionStore.setState(guest, true)
})

const list = () => screen.findByRole('list', { name: 'Live casino: providers' })

test('vendors stand with their counts, and a member who presses one is in its lobby', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' }, true)
  answering({ getGameMenus: () => menus('A', 'B'), getGames: () => games(lobby('A')) })
  renderPart(<Live />, { prepare: knowing(['A', 'B']) })
  const cards = within(await list()).getAllByRole('button')
  expect(cards.map((card) => card.textContent)).toEqual(['A7 games', 'B7 games'])
  expect(screen.getByText('2 providers · 1,234 games')).toBeTruthy()
  expect(await screen.findByText('A table')).toBeTruthy()
  const [first] = cards
  if (first) press(first)
  expect(screen.getByTestId('where').textContent).toBe('/seamless?vassalage=A&gameCode=lobby')
})

test('a vendor that stands alone waits for the press: an address leads no further by itself', async () => {
  answering({ getGameMenus: () => menus('A'), getGames: () => games() })
  renderPart(<Live />, { path: '/live' })
  expect(within(await list()).getAllByRole('button')).toHaveLength(1)
  expect(screen.getByTestId('where').textContent).toBe('/live')
  expect(usePopupStore.getState().open).toEqual([])
})

test('tables are narrowed by what is played, which the address then says', async () => {
  const asked: unknown[] = []
  answering({ getGameMenus: () => menus('A'), getGames: () => games(lobby('A')) })
  renderPart(<Live />, {
    path: '/live?kind=nothing',
    prepare: knowingResults({ lobby: ['roulette', '0'] }, ['A'], ['roulette', 'baccarat']),
  })
  const row = within(await screen.findByRole('group', { name: 'What is played' }))
  expect(row.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
  press(row.getByRole('button', { name: 'BACCARAT' }))
  expect(screen.getByTestId('where').textContent).toBe('/live?kind=baccarat')
  expect(row.getByRole('button', { name: 'BACCARAT' }).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => {
    asked.splice(0)
    for (const [{ id }, { query }] of callGateway.mock.calls) if (id === 'getGames') asked.push(query.subject)
    expect(asked).toEqual([undefined, 'baccarat'])
  })
})

test('the busiest table stands first with its last rounds, the others below it with theirs', async () => {
  const tables = [
    { ...lobby('A'), nodeId: 2, gameCode: 'quiet', displayName: 'Quiet table', liveCount: 3 },
    { ...lobby('A'), nodeId: 3, gameCode: 'busy', displayName: 'Busy table', liveCount: 90, rtp: '98.94' },
  ]
  answering({ getGameMenus: () => menus('A'), getGames: () => games(...tables) })
  const ended = { busy: ['baccarat', 'tie', 'banker', 'banker'], quiet: ['roulette', '17', '0'] } satisfies Record<
    string,
    Results
  >
  renderPart(<Live />, { prepare: knowingResults(ended, ['A']) })
  const first = await screen.findByRole('region', { name: 'Last 3 rounds' })
  const latest = 'The last results, the latest first: Tie, Banker, Banker'
  expect(within(first).getByRole('img', { name: latest })).toBeTruthy()
  expect(screen.getByText('98.94%')).toBeTruthy()
  const others = within(screen.getByRole('list', { name: 'Tables' }))
  expect(others.getAllByRole('article')).toHaveLength(1)
  expect(others.getByText('Quiet table')).toBeTruthy()
  expect(await others.findByRole('img', { name: 'The last results, the latest first: 17, 0' })).toBeTruthy()
})

test('where no vendor is left, the page says so', async () => {
  answering({ getGameMenus: () => ({ success: true, value: [] }) })
  renderPart(<Live />)
  expect(await screen.findByText('No providers here at the moment')).toBeTruthy()
})

test('vendors that cannot be read are asked for again by a press', async () => {
  answering({})
  renderPart(<Live />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  answering({ getGameMenus: () => menus('A'), getGames: () => games() })
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await list()).toBeTruthy()
})

test('matches stand with their odds, and a press on one opens its game', async () => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' }, true)
  const side = (name: string) => ({ name, crestUrl: '/art/crest.svg' })
  const fixture = {
    game: { ...lobby('A', 'SPORTS'), gameCode: 'cup', displayName: 'Cup Night', subject: 'Football' },
    subject: 'football',
    startsAt: null,
    sides: [side('Owls'), side('Otters')],
    outcomes: [
      { label: '1', odds: '1.90' },
      { label: '2', odds: '1.90' },
    ],
    more: 2,
  }
  const value = [{ gameCategory: 'SPORTS', gameCount: 1, vendors: [vendor('A')] }]
  answering({ getGameMenus: () => ({ success: true, value }), getGames: () => games() })
  const known = (client: QueryClient) => {
    const query = { gameType: 'SPORTS', language: 'EN' }
    client.setQueryData(callKey(getFixtures, { query }), { success: true, value: [fixture] })
    const filters = callKey(getGameFilters, { query: { ...query, vassalage: 'A' } })
    client.setQueryData(filters, { success: true, value: { subjects: [] } })
  }
  renderPart(<Page id="sports" />, { prepare: known, site: { categories: ['sports'] } })
  press(await screen.findByRole('button', { name: 'Owls – Otters: Otters, 1.90. Play now: Cup Night' }))
  expect(screen.getByText(/The house keeps 5% on average/)).toBeTruthy()
  expect(screen.getByTestId('where').textContent).toBe('/seamless?vassalage=A&gameCode=cup')
})

const lotteries: Category = {
  id: 'lott',
  path: '/lott',
  gatewayCode: 'LOTT',
  icon: 'ticket',
  hasList: false,
  alwaysPage: false,
  isInHeader: true,
  vendors: () => [],
}

test('every lottery of a category stands on its page', async () => {
  const cards = Array.from({ length: 36 }, (_, place) => ({
    ...lobby('L', 'LOTT'),
    nodeId: place,
    displayName: `Draw ${place}`,
  }))
  const value = [{ gameCategory: 'LOTT', gameCount: 36, vendors: [vendor('L')] }]
  answering({ getGameMenus: () => ({ success: true, value }), getGames: () => games(...cards) })
  renderPart(<LobbyPage category={lotteries} />)
  const all = await screen.findByRole('list', { name: 'All' })
  expect(within(all).getAllByRole('article')).toHaveLength(36)
  const asked = callGateway.mock.calls.find(([{ id }]) => id === 'getGames')
  expect(asked?.[1]).toMatchObject({ query: { pageSize: 100 } })
})

test('games that cannot be read take nothing of the vendors with them', async () => {
  answering({ getGameMenus: () => menus('A') })
  renderPart(<Live />)
  expect(await screen.findByText('The games could not be loaded.')).toBeTruthy()
  answering({ getGames: () => games(lobby('A')) })
  press(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('A table')).toBeTruthy())
})
