import * as z from 'zod/mini'
import { about, page, paged, range, rangeProblems } from '../account/records.ts'
import { decimal, defineMemberCall, instant } from '../call.ts'
import { agentProblems } from './agent-problems.ts'
import { contractPeriods, percent, tier } from './contract-terms.ts'

/**
 * One period of a contract. `gross` is what its rate makes of the team's figures; `passedDown` what those directly below
 * have of that; `net` what is paid: `gross - passedDown - owedIn`, never below zero. Rounded down to the currency's smallest unit.
 */
const settlement = z.object({
  reference: z.string(),
  /** Whose: the agent's own, or of one directly below. */
  account: z.string(),
  period: z.enum(contractPeriods),
  from: instant,
  /** The first instant after it. */
  to: instant,
  /** `running` until the period is over; `none`: nothing was due. */
  state: z.enum(['running', 'paid', 'none']),
  /** Of bets that were settled in the period, so that each counts once. */
  validBet: decimal,
  /** What the team lost, gifts taken off; negative: it won. Real-time salaries: of the bets that were settled. */
  teamLoss: decimal,
  wonBet: decimal,
  lostBet: decimal,
  active: z.number(),
  /** A loss of the operator from earlier periods, not made up yet: zero or less. Dividends only. */
  carriedIn: decimal,
  carriedOut: decimal,
  /** What those below had of earlier periods beyond the agent's own, taken off this one's: zero or more. Dividends only. */
  owedIn: decimal,
  owedOut: decimal,
  /** The step that was reached, from 1; 0: none. */
  tier: z.number(),
  rate: percent,
  winRate: percent,
  lossRate: percent,
  gross: decimal,
  passedDown: decimal,
  net: decimal,
  paidAt: z.nullable(instant),
})

export type Settlement = z.infer<typeof settlement>

const asked = {
  ...range,
  ...page,
  /** One directly below; the agent itself by default, `*` for all of both. */
  account: z.optional(z.string().check(z.maxLength(64))),
}

const value = z.object({
  ...about,
  /** The agent's own running contract of that kind. */
  contract: z.nullable(z.object({ id: z.string(), period: z.enum(contractPeriods), tiers: z.array(tier) })),
  rows: z.array(settlement),
  /** Of the periods that are over. */
  totals: z.object({ validBet: decimal, gross: decimal, passedDown: decimal, net: decimal }),
  ...paged,
})

const problems = [...agentProblems, ...rangeProblems, 'transfer.not-below', 'contract.closed']

export const getDividends = defineMemberCall('getDividends', {
  summary: 'The periods of dividends that ended in some days, and the one that runs; the latest first',
  route: 'GET /wps/agent/pay/dividend',
  query: z.object(asked),
  value,
  problems,
})

export const getDailySalary = defineMemberCall('getDailySalary', {
  summary: 'Daily salaries, as dividends',
  route: 'GET /wps/agent/pay/daily',
  query: z.object(asked),
  value,
  problems,
})

/** Asked by POST, as the gateway has it; it changes nothing. */
export const getHourlySalary = defineMemberCall('getHourlySalary', {
  summary: 'Hourly salaries, as dividends',
  route: 'POST /wps/agent/pay/hourly',
  body: z.object(asked),
  value,
  problems,
})

/** Asked by POST, as the gateway has it; it changes nothing. */
export const getRealtimeSalary = defineMemberCall('getRealtimeSalary', {
  summary: 'Real-time salaries of each five minutes, as dividends',
  route: 'POST /wps/agent/pay/real-time',
  body: z.object(asked),
  value,
  problems,
})
