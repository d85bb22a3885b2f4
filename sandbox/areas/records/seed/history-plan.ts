import type { Random } from '#sandbox/artwork/parts/random.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { minorUnitsOf } from '#sandbox/lib/currencies.ts'

const minuteMs = 60_000
const hourMs = 3_600_000
export const dayMs = 86_400_000

export const historyDays = 90

export type PlayedGame = Pick<GameRow, 'code' | 'type' | 'vendor'>

/** Amounts in minor units, instants in milliseconds. */
export interface PlannedBet {
  game: PlayedGame
  at: number
  settledAt: number
  stake: number
  valid: number
  /** Null: not settled yet. */
  returned: number | null
}

export interface PlannedMove {
  at: number
  kind: 'opening' | 'deposit' | 'withdrawal' | 'bet' | 'win' | 'refund' | 'bonus' | 'rebate'
  /** Into the member's wallet; negative out of it. */
  amount: number
  /** The place of its bet in the plan. */
  bet?: number
  remark?: string
  /** What had to be staked for it, long since. */
  staked?: number
}

export interface HistoryTerms {
  random: Random
  games: readonly [PlayedGame, ...PlayedGame[]]
  currency: string
  /** How many bets. */
  count: number
  /** What lies in the wallet at the end. */
  balance: number
  /** What lies in it before the first of all. */
  before?: number
  /** The last instant that may have a bet, and the merchant's midnight before it. */
  until: number
  midnight: number
}

/** Reference units of a stake; small ones are more usual. */
const stakes = [10, 20, 20, 50, 50, 50, 100, 100, 100, 200, 200, 500, 1000] as const

/** The bets of the last days, the earliest first: mostly in the evening, more of late, some on each of the last days. */
export function planBets(terms: HistoryTerms): PlannedBet[] {
  const { random, count, until } = terms
  const [slow, ...others] = terms.games.filter(isSlow)
  return Array.from({ length: count }, (_, place) => {
    // Two that are open still.
    if (slow && place < 2) return betAt({ ...terms, games: [slow, ...others] }, until - (place + 1) * 20 * minuteMs)
    const back = place < 8 ? place % 4 : Math.floor(historyDays * random.next() ** 1.3)
    return betAt(terms, instantOn(terms, back))
  }).toSorted((one, two) => one.at - two.at)
}

function instantOn({ random, until, midnight }: HistoryTerms, daysBack: number): number {
  const hour = 9 + 14 * Math.sqrt(random.next())
  const at = midnight - daysBack * dayMs + Math.floor(hour * hourMs)
  // Of today, only what is over.
  return at < until ? at : midnight + Math.floor((until - midnight) * random.next())
}

const isSlow = ({ type }: Pick<GameRow, 'type'>): boolean => type === 'SPORTS' || type === 'ESPORTS'

function betAt({ random, games, currency, until }: HistoryTerms, at: number): PlannedBet {
  const game = random.pick(games)
  const stake = minorUnitsOf(random.pick(stakes), currency)
  const settledAt = isSlow(game) ? at + 2 * hourMs + Math.floor(random.next() * hourMs) : at
  const returned = rounded(stake * timesOf(game.type, random), currency)
  const isCut = game.type === 'LIVE' && random.next() < 0.15
  const valid = returned === stake ? 0 : rounded(isCut ? stake * 0.95 : stake, currency)
  return { game, at, settledAt, stake, valid, returned: settledAt < until ? returned : null }
}

/** How many times the stake comes back. */
function timesOf(type: string, random: Random): number {
  const luck = random.next()
  const spread = random.next()
  if (type === 'LIVE' || type === 'PVP') return luck < 0.03 ? 1 : luck < 0.5 ? 1.95 : 0
  if (type === 'SPORTS' || type === 'ESPORTS' || type === 'COCKFIGHT') {
    return luck < 0.04 ? 1 : luck < 0.47 ? 1.6 + Math.floor(spread * 14) / 10 : 0
  }
  if (luck < 0.012) return 10 + Math.floor(spread * 20)
  if (luck < 0.1) return 3 + Math.floor(spread * 40) / 10
  return luck < 0.34 ? 0.4 + Math.floor(spread * 20) / 10 : 0
}

const digits = new Map<string, number>()

/** In whole minor units, or in whole units where the currency has no smaller ones. */
export function rounded(minorUnits: number, currency: string): number {
  const known = digits.get(currency) ?? digitsOf(currency)
  digits.set(currency, known)
  return known === 0 ? Math.round(minorUnits / 100) * 100 : Math.round(minorUnits)
}

function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** What bets and gifts move, in its order in time. */
export function movesOfBets(bets: readonly PlannedBet[], terms: HistoryTerms): PlannedMove[] {
  return [...movesOfPlay(bets), ...giftsOf(bets, terms)].toSorted((one, two) => one.at - two.at)
}

/** What bets alone move, bet by bet. */
export function movesOfPlay(bets: readonly PlannedBet[]): PlannedMove[] {
  return bets.flatMap(({ at, settledAt, stake, returned }, bet): PlannedMove[] => {
    const placed: PlannedMove = { at, kind: 'bet', amount: -stake, bet }
    if (returned === null || returned === 0) return [placed]
    const kind = returned === stake ? 'refund' : 'win'
    return [placed, { at: settledAt, kind, amount: returned, bet }]
  })
}

/** A rebate of half a per cent every week, and a bonus now and then whose turnover is long done. */
function giftsOf(bets: readonly PlannedBet[], { midnight, currency }: HistoryTerms): PlannedMove[] {
  const weeks = Array.from({ length: Math.floor(historyDays / 7) }, (_, week): PlannedMove => {
    const at = midnight - week * 7 * dayMs + 5 * minuteMs
    const valid = bets.filter((bet) => bet.at >= at - 7 * dayMs && bet.at < at).reduce((sum, bet) => sum + bet.valid, 0)
    return { at, kind: 'rebate', amount: rounded(valid * 0.005, currency), remark: 'weekly-rebate' }
  })
  const bonuses = [82, 58, 34].map((back): PlannedMove => {
    const amount = minorUnitsOf(300, currency)
    return {
      at: midnight - back * dayMs + 8 * hourMs,
      kind: 'bonus',
      amount,
      remark: 'reload-bonus',
      staked: 5 * amount,
    }
  })
  return [...weeks, ...bonuses].filter(({ amount }) => amount > 0)
}

/**
 * Puts deposits and withdrawals between the moves, so that the wallet never runs dry and ends with what it must. What the
 * round sums leave open is the balance that it began with.
 */
export function withMoney(
  moves: readonly PlannedMove[],
  { currency, balance, before = 0, until }: HistoryTerms,
): PlannedMove[] {
  const units = (amount: number): number => minorUnitsOf(amount, currency)
  const all: PlannedMove[] = []
  let running = units(1000) + before
  const add = (move: PlannedMove): void => {
    all.push(move)
    running += move.amount
  }
  for (const move of moves) {
    const at = Math.max(move.at - minuteMs, all.at(-1)?.at ?? 0)
    if (running + move.amount < 0) add({ at, kind: 'deposit', amount: units(5000) })
    if (running > units(60_000)) add({ at, kind: 'withdrawal', amount: -units(20_000) })
    add(move)
  }
  const step = units(1000)
  const last = Math.floor((balance - running) / step) * step
  const parts = partsOf(last, units(50_000))
  const from = all.at(-1)?.at ?? until
  for (const [place, amount] of parts.entries()) {
    const at = from + Math.floor(((until - from) * (place + 1)) / parts.length)
    add({ at, kind: last > 0 ? 'deposit' : 'withdrawal', amount })
  }
  const first = all[0]?.at ?? until
  const opening = units(1000) + balance - running
  return [{ at: first - hourMs, kind: 'opening', amount: opening }, ...all]
}

/** A sum in parts that one payment may have; none of nothing. */
function partsOf(sum: number, most: number): number[] {
  const count = Math.ceil(Math.abs(sum) / most)
  return Array.from({ length: count }, (_, place) =>
    place < count - 1 ? Math.sign(sum) * most : sum - Math.sign(sum) * most * (count - 1),
  )
}
