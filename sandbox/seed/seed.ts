import { createHash } from 'node:crypto'
import { seedWinners } from '../areas/games/lobby/seed-winners.ts'
import { seedDraws } from '../areas/lottery/seed.ts'
import { withPastRead } from '../areas/messages/seed.ts'
import { seedMissions } from '../areas/missions/seed.ts'
import { seedPoints } from '../areas/points/seed.ts'
import { seedPrizes } from '../areas/prizes/seed.ts'
import { seedHistory } from '../areas/records/seed/history.ts'
import { seedRankGifts } from '../areas/vip/seed.ts'
import { hashText } from '../artwork/parts/random.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { isShownBy } from '../catalogue/offer.ts'
import { makeCatalogue } from '../catalogue/seed/catalogue.ts'
import type { Merchant, Merchants } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'
import { hotOf } from './hot-games.ts'
import { hashSeedPasswords, seedMembers } from './seed-members.ts'
import { seedMoney, seedPaymentPassword } from './seed-money.ts'
import { seedPromotions, seedReferrals } from './seed-promotions.ts'

/** Raised with every change to what a seed makes. */
const seedVersion = 14

const hourMs = 3_600_000

interface SeedPlan {
  seed: number
  games: number
  at: Date
}

/** Fills an empty store. The same seed, size and merchants make the same content. */
export async function seedStore(store: Store, merchants: Merchants, plan: SeedPlan): Promise<void> {
  const seeding = await openSeeding(store, plan)
  store.transaction(() => {
    seeding.addCatalogue()
    seeding.addMembers(merchants)
    for (const merchant of merchants.values()) seeding.addRest(merchant)
    seeding.addDraws(merchants)
  })
}

/**
 * Fills an empty store with what all merchants share. The function that it gives seeds a merchant when it is first asked
 * for: a twentieth of a second each, which is long for hundreds that nobody looks at.
 */
export async function seedOnDemand(
  store: Store,
  merchants: Merchants,
  plan: SeedPlan,
): Promise<(code: string) => void> {
  const seeding = await openSeeding(store, plan)
  store.transaction(() => {
    seeding.addCatalogue()
    seeding.addDraws(merchants)
  })
  const waiting = new Map(merchants)
  return (code) => {
    const merchant = waiting.get(code)
    if (!merchant) return
    waiting.delete(code)
    store.transaction(() => {
      seeding.addMembers(new Map([[code, merchant]]))
      seeding.addRest(merchant)
    })
  }
}

async function openSeeding(store: Store, { seed, games, at }: SeedPlan) {
  const hashes = await hashSeedPasswords(seed)
  const catalogue = makeCatalogue(seed, games)
  const since = at.getTime()
  return {
    addCatalogue(): void {
      for (const game of catalogue) store.catalogue.add(game)
    },
    addMembers: (merchants: Merchants): void => seedMembers(store, { merchants, hashes, at: since }),
    addRest(merchant: Merchant): void {
      seedReferrals(withPastRead(store), merchant, since)
      seedMerchant(store, merchant, { catalogue, plan: { seed, at } })
      seedMoney(store, merchant, { hash: hashes.get(seedPaymentPassword) ?? '', at: since })
      seedPromotions(store, merchant, since)
      seedPoints(store, merchant, since)
      seedMissions(store, merchant, since)
      seedRankGifts(store, merchant, since)
      seedPrizes(store, merchant, since)
    },
    addDraws(merchants: Merchants): void {
      seedDraws(store, seed, since)
      store.meta.set('seeded-at', at.toISOString())
      store.meta.set('seed', String(seed))
      store.meta.set('fingerprint', fingerprintOf(merchants, { seed, games }))
    },
  }
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
  const hot = hotOf(shown, seed ^ hashText(merchant.code), merchant.demo.leads)
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
