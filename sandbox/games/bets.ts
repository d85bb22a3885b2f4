import type { GameRow } from '../catalogue/catalogue.ts'
import { minorUnitsOf } from '../lib/currencies.ts'
import type { GameKind } from './game-types.ts'

/** In reference units. */
const ladder = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000]

/** Where the vendor states no limits. */
const usual: Readonly<Record<GameKind, readonly [number, number]>> = {
  slot: [10, 1000],
  wheel: [10, 2000],
  cards: [10, 2000],
  live: [10, 2000],
  roulette: [10, 2000],
  fish: [1, 100],
  ticket: [10, 500],
  book: [10, 2000],
  fight: [10, 2000],
}

const max = 8
/** A slot's bet is shared by ten lines. */
const slotStep = 10

/**
 * The bets that a game takes, in minor units, within its limits: eight at the most, its least and its largest among
 * them.
 */
export function betsOf(
  { min_bet, max_bet }: Pick<GameRow, 'min_bet' | 'max_bet'>,
  kind: GameKind,
  currency: string,
): number[] {
  const [least, largest] = max_bet > 0 ? [min_bet, max_bet] : usual[kind]
  const all = ladder.filter((units) => units >= least && units <= largest)
  const chosen = all.filter((_, place) => all.length <= max || isKept(place, all.length))
  const step = kind === 'slot' ? slotStep : 1
  return [...new Set(chosen.map((units) => Math.max(1, Math.ceil(minorUnitsOf(units, currency) / step)) * step))]
}

/** Spreads the kept ones evenly from the first to the last. */
function isKept(place: number, length: number): boolean {
  return Array.from({ length: max }, (_, step) => Math.round((step * (length - 1)) / (max - 1))).includes(place)
}
