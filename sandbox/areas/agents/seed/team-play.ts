import type { Random } from '../../../artwork/parts/random.ts'
import { minorUnitsOf } from '../../../lib/currencies.ts'
import {
  type HistoryTerms,
  movesOfPlay,
  type PlannedBet,
  type PlannedMove,
  planBets,
  rounded,
} from '../../records/seed/history-plan.ts'
import type { PlannedMember } from './team-plan.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** Times the stake. */
const largeWin = 4

type Terms = Omit<HistoryTerms, 'count' | 'balance'>

/** What somebody of the team bet, and all that moved on the wallet for it, each in its order in time. */
export function planPlay(
  terms: Terms,
  { bets: count, joinedAt, quietDays }: PlannedMember,
): { bets: PlannedBet[]; moves: PlannedMove[] } {
  const { random, until } = terms
  const last = until - quietDays * dayMs
  const keepsOpen = random.chance(0.2)
  const bets = planBets({ ...terms, count, balance: 0 })
    .filter(({ at, returned }) => at > joinedAt + 10 * minuteMs && at <= last && (keepsOpen || returned !== null))
    .map((bet) => withEdge(bet, terms.currency))
  const moves = [...movesOfPlay(bets), ...bonusOf(random, bets, terms.currency)].toSorted((one, two) => one.at - two.at)
  return { bets, moves: withCash(random, moves, terms.currency) }
}

/** Of a large win comes half: over ninety days a team loses, or there were no dividends to look at. */
function withEdge(bet: PlannedBet, currency: string): PlannedBet {
  const isLarge = bet.returned !== null && bet.returned > largeWin * bet.stake
  return isLarge ? { ...bet, returned: rounded((bet.returned ?? 0) / 2, currency) } : bet
}

/** Every other one had a bonus once, whose turnover is long done. */
function bonusOf(random: Random, bets: readonly PlannedBet[], currency: string): PlannedMove[] {
  const bet = bets[Math.floor(bets.length / 3)]
  if (!bet || random.chance(0.5)) return []
  const amount = minorUnitsOf(300, currency)
  return [{ at: bet.at - minuteMs, kind: 'bonus', amount, remark: 'reload-bonus', staked: 5 * amount }]
}

/** A deposit before the first bet and wherever the wallet would run dry, a withdrawal where it is full. */
function withCash(random: Random, moves: readonly PlannedMove[], currency: string): PlannedMove[] {
  const units = (amount: number): number => minorUnitsOf(amount, currency)
  const all: PlannedMove[] = []
  let running = 0
  const add = (move: PlannedMove): void => {
    all.push(move)
    running += move.amount
  }
  for (const move of moves) {
    const at = Math.max(move.at - random.whole(1, 9) * minuteMs, all.at(-1)?.at ?? 0)
    const isFirst = all.length === 0
    while (running + move.amount < 0 || (isFirst && running === 0)) {
      add({ at, kind: 'deposit', amount: units(random.pick([500, 1000, 2000, 3000])) })
    }
    if (running > units(12_000)) add({ at, kind: 'withdrawal', amount: -units(random.pick([5000, 8000])) })
    add(move)
  }
  return all
}
