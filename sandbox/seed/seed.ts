import { createHash } from 'node:crypto'
import { seedWinners } from '../areas/games/lobby/seed-winners.ts'
import { seedDraws } from '../areas/lottery/seed.ts'
import { seedMissions } from '../areas/missions/seed.ts'
import { seedPoints } from '../areas/points/seed.ts'
import { seedPrizes } from '../areas/prizes/seed.ts'
import { seedHistory } from '../areas/records/seed/history.ts'
import { seedRankGifts } from '../areas/vip/seed.ts'
import { goTogether, posterSpecOf } from '../art/poster-spec.ts'
import { hashText, seededRandom } from '../artwork/parts/random.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { isShownBy } from '../catalogue/offer.ts'
import { makeCatalogue } from '../catalogue/seed/catalogue.ts'
import type { Merchant, Merchants } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'
import { hashSeedPasswords, seedMembers } from './seed-members.ts'
import { seedMoney, seedPaymentPassword } from './seed-money.ts'
import { seedPromotions } from './seed-promotions.ts'

/** Raised with every change to what a seed makes. */
const seedVersion = 13

const hotGames = 42
const hourMs = 3_600_000

interface SeedPlan {
  seed: number
  games: number
  at: Date
}

/** Fills an empty store. The same seed, size and merchants make the same content. */
export async function seedStore(store: Store, merchants: Merchants, { seed, games, at }: SeedPlan): Promise<void> {
  const hashes = await hashSeedPasswords(seed)
  const catalogue = makeCatalogue(seed, games)
  store.transaction(() => {
    for (const game of catalogue) store.catalogue.add(game)
    seedMembers(store, { merchants, hashes, at: at.getTime() })
    for (const merchant of merchants.values()) {
      seedMerchant(store, merchant, { catalogue, plan: { seed, at } })
      seedMoney(store, merchant, { hash: hashes.get(seedPaymentPassword) ?? '', at: at.getTime() })
      seedPromotions(store, merchant, at.getTime())
      seedPoints(store, merchant, at.getTime())
      seedMissions(store, merchant, at.getTime())
      seedRankGifts(store, merchant, at.getTime())
      seedPrizes(store, merchant, at.getTime())
    }
    seedDraws(store, seed, at.getTime())
    store.meta.set('seeded-at', at.toISOString())
    store.meta.set('seed', String(seed))
    store.meta.set('fingerprint', fingerprintOf(merchants, { seed, games }))
  })
}

/** Tells whether a kept state is what this start would seed. */
export function fingerprintOf(merchants: Merchants, plan: Pick<SeedPlan, 'seed' | 'games'>): string {
  const content = JSON.stringify([seedVersion, plan.seed, plan.games, [...merchants.values()]])
  return createHash('sha256').update(content).digest('hex')
}

function seedMerchant(
  store: Store,
  merchant: Merchant,
  { catalogue, plan: { seed, at } }: { catalogue: readonly GameRow[]; plan: Pick<SeedPlan, 'seed' | 'at'> },
): void {
  const shown = catalogue.filter((game) => isShownBy(merchant, game.type, game.vendor))
  const hot = hotOf(shown, seed ^ hashText(merchant.code))
  for (const [place, game] of hot.entries()) store.catalogue.addHot(merchant.code, place + 1, game.node_id)
  seedWinners({ store, merchant }, { hot, shown }, seed)
  const closed = shown.filter((game) => game.type === 'RNG' && !hot.includes(game))[30]
  if (closed) store.catalogue.addClosed(merchant.code, closed.node_id)
  seedPlays(store, merchant, { hot, at: at.getTime() })
  seedHistory(store, { merchant, games: playedOf(shown, hot), seed, at: at.getTime() })
}

/** What histories are made of: some hot games, and a few of every other kind. */
function playedOf(shown: readonly GameRow[], hot: readonly GameRow[]): GameRow[] {
  const others = ['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'BGS'].flatMap((type) =>
    shown.filter((game) => game.type === type).slice(0, 3),
  )
  return [...hot.slice(0, 14), ...others]
}

/** What `player` played last: a few games that are hot, hours apart. */
function seedPlays(store: Store, merchant: Merchant, { hot, at }: { hot: readonly GameRow[]; at: number }): void {
  const player = store.members.byName(merchant.code, 'player')
  if (!player) return
  for (const [place, game] of hot.slice(3, 8).entries()) {
    store.plays.note(player.id, game.node_id, at - (2 + place * place * 5) * hourMs)
  }
}

/** Played most: from the front of each category that has posters. */
function hotOf(shown: readonly GameRow[], seed: number): GameRow[] {
  const random = seededRandom(seed)
  const perType = new Map<string, number>()
  const pool = shown.filter((game) => {
    const place = perType.get(game.type) ?? 0
    perType.set(game.type, place + 1)
    return (game.type === 'RNG' && place < 60) || ((game.type === 'FISH' || game.type === 'PVP') && place < 6)
  })
  const order = pool
    .map((game, place) => ({ game, at: random.next() * 40 + place / 2 + (game.is_hot === 1 ? -8 : 0) }))
    .toSorted((one, two) => one.at - two.at)
    .map(({ game }) => game)
  return spread(order).slice(0, hotGames)
}

/** Puts the games in an order in which no hero comes twice among twelve and neighbours' posters go together. */
function spread(games: readonly GameRow[]): GameRow[] {
  const left = games.map((game) => ({ game, spec: posterSpecOf(game) }))
  const row: typeof left = []
  while (left.length > 0) {
    const recent = new Set(row.slice(-11).map(({ game }) => game.picture))
    const last = row.at(-1)
    const isNew = ({ game }: (typeof left)[number]): boolean => !recent.has(game.picture)
    const best = left.findIndex((next) => isNew(next) && (!last || goTogether(last.spec, next.spec)))
    const place = best >= 0 ? best : left.findIndex(isNew)
    row.push(...left.splice(Math.max(0, place), 1))
  }
  return row.map(({ game }) => game)
}
