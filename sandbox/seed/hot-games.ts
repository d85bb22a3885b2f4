import { goTogether, posterSpecOf } from '../art/poster-spec.ts'
import { seededRandom } from '../artwork/parts/random.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { leadsFirst } from '../catalogue/leads.ts'

const hotGames = 42

/** Played most: the merchant's leads, then from the front of each category that has posters. */
export function hotOf(shown: readonly GameRow[], seed: number, leads: readonly string[] = []): GameRow[] {
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
  return spread(leadsFirst(order, leads, (game) => game)).slice(0, hotGames)
}

/** Puts the games in an order in which no hero comes again before the others have, and neighbours' posters go together. */
function spread(games: readonly GameRow[]): GameRow[] {
  const left = games.map((game) => ({ game, spec: posterSpecOf(game) }))
  const row: typeof left = []
  const shown = new Map<string, number>()
  const times = ({ game }: (typeof left)[number]): number => shown.get(game.picture) ?? 0
  while (left.length > 0) {
    const least = Math.min(...left.map(times))
    const last = row.at(-1)
    const isNext = (next: (typeof left)[number]): boolean => times(next) === least
    const best = left.findIndex((next) => isNext(next) && (!last || goTogether(last.spec, next.spec)))
    const place = best >= 0 ? best : left.findIndex(isNext)
    for (const next of left.splice(Math.max(0, place), 1)) {
      shown.set(next.game.picture, times(next) + 1)
      row.push(next)
    }
  }
  return row.map(({ game }) => game)
}
