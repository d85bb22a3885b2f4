import type { Rank } from './ladder.ts'

/** What a member paid in and staked in a calendar month, in minor units. */
export interface Month {
  deposited: number
  staked: number
}

export interface Climbed {
  /** 0: no rank. */
  level: number
  /** The place of the month in which it was reached; null without a rank. */
  reachedIn: number | null
}

/**
 * The rank that somebody has after these months, of which the last goes on. A rank is reached with both of its totals. At the
 * end of a month, but for that in which it was reached, whoever staked less than it asks for goes down by one. One that was
 * lost comes back with its month's stake.
 */
export function climb(ladder: readonly Rank[], months: readonly Month[]): Climbed {
  let level = 0
  let reachedIn: number | null = null
  const total = { deposited: 0, staked: 0 }
  let earned = 0
  for (const [index, { deposited, staked }] of months.entries()) {
    const before = months[index - 1]
    const hasCounted = reachedIn !== null && reachedIn < index - 1
    if (before && hasCounted && before.staked < keepOf(ladder, level)) level -= 1
    total.deposited += deposited
    total.staked += staked
    const earnedBefore = earned
    earned = ladder.filter((rank) => total.deposited >= rank.deposits && total.staked >= rank.stakes).length
    const risen = ladder.slice(level, earned).findLast((rank) => rank.level > earnedBefore || staked >= rank.keep)
    if (!risen) continue
    level = risen.level
    reachedIn = index
  }
  return { level, reachedIn: level === 0 ? null : reachedIn }
}

/** What keeps a rank for a month; 0 for none. */
export function keepOf(ladder: readonly Rank[], level: number): number {
  return ladder[level - 1]?.keep ?? 0
}
