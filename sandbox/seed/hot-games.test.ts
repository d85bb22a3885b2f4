import { expect, test } from 'vitest'
import { posterSpecOf } from '../art/poster-spec.ts'
import { hashText } from '../artwork/parts/random.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { gameTypes, isWide } from '../catalogue/categories.ts'
import { makeCatalogue } from '../catalogue/seed/catalogue.ts'
import { hotOf } from './hot-games.ts'

const catalogue = makeCatalogue(1, 10_000)

/** What tenants have, and leave out of their slots: the home shows the hot games, then a lane of each category. */
const tenants: Readonly<Record<string, { types: readonly string[]; without: readonly string[] }>> = {
  broad: { types: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'BGS'], without: [] },
  matches: { types: ['RNG', 'LIVE', 'SPORTS', 'FISH'], without: ['SMA', 'JDR', 'IPG'] },
  lotus: { types: ['RNG', 'FISH', 'PVP'], without: ['SGL'] },
  tables: { types: ['RNG', 'LIVE', 'PVP', 'BGS'], without: ['SMA', 'BRC', 'IPG'] },
  draws: { types: ['RNG', 'LIVE', 'FISH', 'LOTT', 'PVP'], without: ['SMA', 'BRC'] },
}

function shownBy(tenant: string): GameRow[] {
  const { types = [], without = [] } = tenants[tenant] ?? {}
  return catalogue.filter(({ type, vendor }) => types.includes(type) && !(type === 'RNG' && without.includes(vendor)))
}

function timesOf(tiles: readonly GameRow[]): [motif: string, times: number][] {
  const motifs = Map.groupBy(tiles, ({ picture }) => picture)
  return [...motifs].map(([motif, games]) => [motif, games.length])
}

const hotFor = (tenant: string): GameRow[] => hotOf(shownBy(tenant), 1 ^ hashText(tenant))

test.each(Object.keys(tenants))(
  'of the first sixty posters on the home of %s no motif comes more than twice',
  (tenant) => {
    const shown = shownBy(tenant)
    const lanes = gameTypes
      .filter(({ type }) => !isWide(type))
      .flatMap(({ type }) => shown.filter((game) => game.type === type).slice(0, 12))
    const tiles = [...hotFor(tenant), ...lanes].slice(0, 60)
    expect(tiles.length).toBeGreaterThan(50)
    expect(timesOf(tiles).filter(([, times]) => times > 2)).toEqual([])
  },
)

test.each(Object.keys(tenants))(
  'of the first sixty slots of %s no motif comes more than twice, nor twice in one hand',
  (tenant) => {
    const slots = shownBy(tenant)
      .filter(({ type }) => type === 'RNG')
      .slice(0, 60)
    expect(timesOf(slots).filter(([, times]) => times > 2)).toEqual([])
    const pictures = slots.map((game) => `${game.picture} ${posterSpecOf(game).grammar}`)
    expect(pictures.filter((picture, place) => pictures.indexOf(picture) !== place)).toEqual([])
  },
)

test('hot games that stand side by side are drawn by different hands', () => {
  const hands = hotFor('broad').map((game) => posterSpecOf(game).grammar)
  expect(hands.filter((hand, place) => place > 0 && hand === hands[place - 1]).length).toBeLessThan(2)
})
