import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { categories } from '#src/config/categories.ts'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { ListPage } from './list-page.tsx'

vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway: vi.fn() }))

const gateway = vi.mocked(callGateway)
const asked = (id: string) => gateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input.query)

const filters = {
  total: 2,
  vendors: [
    { code: 'GRF', name: 'Goldreef', logoUrl: '', count: 2 },
    { code: 'KNA', name: 'Kite & Anvil', logoUrl: '', count: 1 },
  ],
  selections: [
    { code: 'JP', count: 1 },
    { code: 'BG', count: 1 },
  ],
  themes: [{ code: 'sea', name: 'Sea', count: 2 }],
  features: [],
  subjects: [],
  volatilities: [{ code: 'high', count: 1 }],
  trials: 1,
}

/** Answers with these cards, or refuses. */
function answerWith(cards: ReturnType<typeof aCard>[] | GatewayError): void {
  gateway.mockImplementation(async (call) => {
    if (call.id === 'getGameFilters') return { success: true, value: filters } as never
    if (cards instanceof GatewayError) throw cards
    return { games: cards, pageNum: 1, totalPages: 1, total: cards.length } as never
  })
}

function RngPage() {
  const category = categories().find(({ id }) => id === 'rng')
  return category && <ListPage category={category} />
}

const show = (path: string, excludedRng: string[] = []) =>
  renderPart(<RngPage />, { path, site: { vendors: { esports: [], cockfight: [], excludedRng } } })

beforeEach(() => {
  gateway.mockReset()
  useSessionStore.setState({ phase: 'guest', token: null, role: 'guest' })
})

test('what the address asks for is what the gateway is asked for', async () => {
  answerWith([aCard()])
  show('/rng?vassalage=GRF&select=JP&theme=sea&volatility=high&trial=1&sort=rtp')
  expect(await screen.findByRole('heading', { name: 'Koi Fortune' })).toBeTruthy()
  expect(asked('getGames')).toEqual([
    expect.objectContaining({
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 20,
      vassalage: 'GRF',
      gameClassify: 'JP',
      theme: 'sea',
      volatility: 'high',
      hasTrial: true,
      sort: 'rtp',
    }),
  ])
})

test('vendors that the site leaves out are neither shown nor asked for', async () => {
  answerWith([aCard()])
  show('/rng', ['GRF'])
  await screen.findByRole('heading', { name: 'Koi Fortune' })
  expect(asked('getGames')).toEqual([expect.objectContaining({ excluded: 'GRF' })])
  const chips = await screen.findByRole('list', { name: 'Providers' })
  expect(within(chips).queryByRole('button', { name: /Goldreef/ })).toBeNull()
})

test('guests see no lists of their own, and bingo needs its language', async () => {
  answerWith([aCard()])
  show('/rng?select=FAV')
  await screen.findByRole('heading', { name: 'Koi Fortune' })
  expect(screen.getByTestId('where').textContent).toBe('/rng')
  const tabs = within(screen.getByRole('group', { name: 'Selection' })).getAllByRole('button')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Jackpot'])
})

test('an empty list says whether clearing the filters may help', async () => {
  answerWith([])
  show('/rng?theme=sea&sort=name')
  press(await screen.findByRole('button', { name: 'Clear the filters' }))
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/rng?sort=name'))
  expect(await screen.findByRole('heading', { name: 'No games here yet' })).toBeTruthy()
})

test('a list that fails says so and is asked for again', async () => {
  answerWith(new GatewayError('system.fault', { status: 500 }))
  show('/rng')
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/)
  answerWith([aCard()])
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Koi Fortune' })).toBeTruthy()
})
