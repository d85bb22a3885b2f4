import { hashText, type Random, seededRandom } from '#sandbox/artwork/parts/random.ts'
import type { GameFacts, GameRow, Volatility } from '../catalogue.ts'
import type { Feature } from '../themes.ts'
import { themesOf } from './themes-of.ts'

type Plain = Omit<GameRow, keyof GameFacts>

/** What the vendor says of a game. Thrown from the game's own name, so that a fact that is added moves no other. */
export function factsOf(game: Plain, seed: number): GameFacts {
  const random = seededRandom(seed ^ hashText(`${game.code} ${game.title}`))
  const volatility = volatilityOf(game, random)
  return {
    rtp: rtpOf(game, random),
    volatility,
    max_win: maxWinOf(game, volatility, random),
    themes: themesOf(game).join(' '),
    features: featuresOf(game, random).join(' '),
    released: releasedOf(game, random),
  }
}

/** In basis points. Slots from 94.00 to 97.50, most near 96; the operator's own games state it too, others do not. */
function rtpOf({ type }: Plain, random: Random): number | null {
  const [first, second] = [random.next(), random.next()]
  const isStated = random.chance(0.98)
  if (type === 'RNG') return isStated ? Math.round(9400 + 175 * (first + second)) : null
  return type === 'BGS' ? Math.round(9700 + 200 * first) : null
}

function volatilityOf({ type }: Plain, random: Random): Volatility | '' {
  const draw = random.next()
  if (type === 'FISH' && draw < 0.6) return 'medium'
  if (type !== 'RNG' || draw < 0.04) return ''
  if (draw < 0.28) return 'low'
  return draw < 0.68 ? 'medium' : 'high'
}

const maxWins = {
  low: [500, 800, 1000, 1500, 2000],
  medium: [2000, 2500, 3000, 4000, 5000],
  high: [5000, 6000, 8000, 10_000, 15_000, 20_000],
} as const

function maxWinOf({ type }: Plain, volatility: Volatility | '', random: Random): number {
  const isStated = random.chance(0.9)
  if (type === 'BGS') return random.pick([100, 500, 1000])
  if (volatility === '' || !isStated) return 0
  return type === 'FISH' ? random.pick([300, 500, 1000]) : random.pick(maxWins[volatility])
}

const ofSlots = [
  'bonus-round',
  'cascades',
  'cluster-pays',
  'expanding-wilds',
  'multipliers',
  'respins',
  'wilds',
] as const

function featuresOf({ type, has_jackpot }: Plain, random: Random): Feature[] {
  const some = (...all: Feature[]): Feature[] => all.filter(() => random.chance(0.5))
  const jackpot: Feature[] = has_jackpot === 1 ? ['jackpot'] : []
  switch (type) {
    case 'RNG':
      return [...jackpot, ...(random.chance(0.7) ? (['free-spins'] as const) : []), ...some(...ofSlots).slice(0, 3)]
    case 'FISH':
      return ['auto-fire', ...some('boss-fights', 'multipliers')]
    case 'LIVE':
      return some('side-bets', 'multipliers')
    case 'PVP':
      return some('private-tables', 'tournaments')
    default:
      return type === 'BGS' ? some('multipliers') : []
  }
}

const dayMs = 86_400_000
/** The day before which the catalogue ends: the same at every start, since the same seed makes the same content. */
const latest = Date.UTC(2026, 10, 16)

/** A new game is of the last ten weeks, any other of the ten years before; tables and matches have no day. */
function releasedOf({ type, is_new }: Plain, random: Random): string {
  const draw = random.next()
  if (type !== 'RNG' && type !== 'FISH' && type !== 'BGS') return ''
  const age = is_new === 1 ? 1 + draw * 69 : 71 + draw ** 1.5 * 3600
  return new Date(latest - Math.round(age) * dayMs).toISOString().slice(0, 10)
}
