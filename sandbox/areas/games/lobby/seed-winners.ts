import { hashText, type Random, seededRandom } from '#sandbox/artwork/parts/random.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { minorUnitsOf } from '#sandbox/lib/currencies.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'

const winnersEach = 24
const winnersOfType = 10
const beginnings = 'ra sh im na to ka mi ar fa ta ju li no sa be da mo ya hu ri an el ze pa vi ro'.split(' ')

/** Masked as the gateway masks a name: its first two letters and its last character. */
export function maskedName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = `${beginnings[random.whole(0, beginnings.length - 1)] ?? 'ra'}•••${random.whole(0, 9)}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}

interface Played {
  /** Played most. */
  hot: readonly GameRow[]
  /** All that the merchant shows. */
  shown: readonly GameRow[]
}

/** Day and week boards of one merchant, over games that it shows: the largest wins, and some of each category. */
export function seedWinners(
  { store, merchant }: { store: Store; merchant: Merchant },
  { hot, shown }: Played,
  seed: number,
): void {
  for (const period of ['day', 'week'] as const) {
    const random = seededRandom(seed ^ hashText(`${merchant.code} ${period}`))
    const names = new Set<string>()
    let place = 0
    const add = (units: number, games: readonly GameRow[]): void => {
      place += 1
      store.winners.add({
        merchant: merchant.code,
        period,
        place,
        customer_name: maskedName(random, names),
        amount: minorUnitsOf(Math.round(units / 5) * 5, merchant.currency),
        node_id: games[random.whole(0, Math.min(games.length, 160) - 1)]?.node_id ?? 0,
        avatar: random.whole(1, 9999),
      })
    }
    let units = period === 'day' ? random.between(1_100_000, 1_400_000) : random.between(4_200_000, 5_600_000)
    while (place < winnersEach) {
      add(units, hot)
      units *= place < 4 ? random.between(0.62, 0.72) : random.between(0.78, 0.93)
    }
    // Each below all of those, so that the board of all categories stays as it is.
    for (const games of byType(shown)) {
      let least = units * random.between(0.5, 0.95)
      for (let count = 0; count < winnersOfType; count++) {
        add(least, games)
        least *= random.between(0.8, 0.95)
      }
    }
  }
}

/** At most as many of a type as are chosen from. */
const byType = (games: readonly GameRow[]): GameRow[][] =>
  Object.values(Object.groupBy(games, ({ type }) => type)).filter((of) => of !== undefined)
