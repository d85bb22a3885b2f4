import * as z from 'zod/mini'
import { amount } from '../call.ts'

/** What an agent is paid for, each by contracts of its own. */
export const payKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const

export type PayKind = (typeof payKinds)[number]

/** How long the period of a dividend may be; that of a salary is in its name, "realtime" being five minutes. */
export const dividendPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

export const contractPeriods = [...dividendPeriods, 'hourly', 'fiveMinutes'] as const

export type ContractPeriod = (typeof contractPeriods)[number]

export const maxTiers = 6

/** Per cent with at most two places: "0.45", "38". */
export const percent = z.string().check(z.regex(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/))

/**
 * A step of a contract: who reaches all that it asks for has its rates; what is 0 is not asked for. The steps rise: each asks
 * for no less than the one before, and for more of something, and no rate is lower than before.
 */
export const tier = z.object({
  /** Valid bets of the whole team in the period. */
  validBet: amount,
  /** Members of the team who bet in the period. */
  activeMembers: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  /** What the team lost in the period, bonuses taken off: asked by dividends, "0" in salaries. */
  teamLoss: amount,
  /** Of the team's loss in a dividend, of its valid bets in a daily or hourly salary; "0" in a real-time one. */
  rate: percent,
  /** Of the valid bets that won and of those that lost: real-time salaries; "0" in all others. */
  winRate: percent,
  lossRate: percent,
})

export type Tier = z.infer<typeof tier>

/** The rate that contracts of a kind are compared by: what the last tier gives at the most. */
export function highestRate(tiers: readonly Tier[]): number {
  return Math.max(0, ...tiers.flatMap(({ rate, winRate, lossRate }) => [rate, winRate, lossRate].map(Number)))
}

/** The period of a contract: dividends choose one, salaries have theirs. */
export function periodsOf(kind: PayKind): readonly ContractPeriod[] {
  if (kind === 'dividend') return dividendPeriods
  return kind === 'daily' ? ['daily'] : kind === 'hourly' ? ['hourly'] : ['fiveMinutes']
}

/** What is wrong with a step: its place, from 0, and the field. */
export interface TierError {
  place: number
  field: keyof Tier
}

/** The first thing wrong with the steps of a contract of a kind, for the site and the gateway alike; null where nothing is. */
export function tierError(kind: PayKind, tiers: readonly Tier[]): TierError | null {
  for (const [place, one] of tiers.entries()) {
    const before = tiers[place - 1]
    const field = wrongAlone(kind, one) ?? (before ? wrongAfter(before, one) : null)
    if (field !== null) return { place, field }
  }
  return null
}

const asked = ['validBet', 'activeMembers', 'teamLoss'] as const
const rates = ['rate', 'winRate', 'lossRate'] as const

function wrongAlone(kind: PayKind, one: Tier): keyof Tier | null {
  const negative = asked.find((field) => Number(one[field]) < 0)
  if (negative) return negative
  if (kind !== 'dividend' && Number(one.teamLoss) !== 0) return 'teamLoss'
  const used: readonly (typeof rates)[number][] = kind === 'realtime' ? ['winRate', 'lossRate'] : ['rate']
  const wrong = rates.find((field) => Number(one[field]) > (used.includes(field) ? 100 : 0))
  if (wrong) return wrong
  return used.some((field) => Number(one[field]) > 0) ? null : (used[0] ?? null)
}

function wrongAfter(before: Tier, one: Tier): keyof Tier | null {
  const less = [...asked, ...rates].find((field) => Number(one[field]) < Number(before[field]))
  if (less) return less
  return asked.some((field) => Number(one[field]) > Number(before[field])) ? null : 'validBet'
}
