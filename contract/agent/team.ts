import * as z from 'zod/mini'
import { about, day, page, paged, range, rangeProblems } from '../account/records.ts'
import { decimal, defineMemberCall, instant } from '../call.ts'
import { agentProblems } from './agent-problems.ts'
import { payKinds, percent } from './contract-terms.ts'

export const getAgentSettings = defineMemberCall('getAgentSettings', {
  summary: 'What an agent has: the kinds of pay that are on, contracts, rates',
  route: 'GET /wps/agent/settings',
  value: z.object({
    /** Contracts and the bonus that comes by them. */
    enableCt: z.boolean(),
    /** The kinds of pay whose feature type is on; `dividend` needs `enableCt`. */
    pay: z.array(z.enum(payKinds)),
    contractConflict: z.enum(['confirm', 'replace']),
    /** What comes back of every valid bet of the team, before what those below have of it. */
    rebateRate: percent,
    currency: z.string(),
    timeZone: z.string(),
    /** Offers of contracts to be answered, and messages not read yet. */
    toAnswer: z.number(),
    unreadMessage: z.number(),
  }),
  problems: agentProblems,
})

/**
 * Of a whole team, its agents' own play included. `profit` is what the players of the team won (negative: lost), gifts
 * included: `returned - stake + gifts` over settled bets.
 */
const sums = {
  deposits: decimal,
  withdrawals: decimal,
  /** Of settled bets, by the day on which they were placed. */
  stake: decimal,
  validBet: decimal,
  returned: decimal,
  /** Bonuses and rebates. */
  gifts: decimal,
  profit: decimal,
  /** Who placed a bet. */
  active: z.number(),
}

export type TeamSums = z.infer<z.ZodMiniObject<typeof sums>>

export const getTeamOverview = defineMemberCall('getTeamOverview', {
  summary: 'The team in some days, beside as many days before: sums, each day, each category of games',
  route: 'GET /wps/agent/team/overview',
  query: z.object(range),
  value: z.object({
    ...about,
    /** The days compared with: as many, right before. */
    before: z.object(range),
    /** Without the agent. `joined`: in the range. */
    members: z.number(),
    agents: z.number(),
    joined: z.number(),
    joinedBefore: z.number(),
    totals: z.object(sums),
    totalsBefore: z.object(sums),
    /** Every day of the range, the first one first; `daysBefore` is as long. */
    days: z.array(z.object({ day, ...sums })),
    daysBefore: z.array(z.object({ day, ...sums })),
    categories: z.array(z.object({ gameType: z.string(), validBet: decimal, profit: decimal })),
  }),
  problems: [...agentProblems, ...rangeProblems],
})

export const teamSorts = [
  'account',
  'team',
  'active',
  'deposits',
  'withdrawals',
  'validBet',
  'profit',
  'balance',
  'rebateRate',
  'joinedAt',
  'lastLoginAt',
] as const

export const downline = z.object({
  account: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  isAgent: z.boolean(),
  /** How far below the agent who asks: 1 for those directly below. */
  level: z.number(),
  /** How many there are below, at any depth; below directly. */
  team: z.number(),
  direct: z.number(),
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
  balance: decimal,
  rebateRate: percent,
  /** The highest rate of the running dividend with the agent who asks; null where there is none or it is not directly below. */
  contractRate: z.nullable(percent),
  /** Of itself and all below. */
  ...sums,
})

export type Downline = z.infer<typeof downline>

export const getDownlines = defineMemberCall('getDownlines', {
  summary: 'Those directly below the agent or below another of the team; or all of the team whose name holds a text',
  route: 'GET /wps/agent/team/members',
  query: z.object({
    ...range,
    ...page,
    /** Of the team; the agent by default. */
    parent: z.optional(z.string().check(z.maxLength(64))),
    /** A part of the account or the nickname, at any depth. */
    search: z.optional(z.string().check(z.maxLength(64))),
    only: z.optional(z.enum(['agents', 'players'])),
    sort: z.optional(z.enum(teamSorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
  }),
  value: z.object({
    ...about,
    /** From the agent who asks down to the parent: the agent itself is not in it. */
    path: z.array(z.object({ account: z.string(), nickname: z.string() })),
    /** Those of a search carry the way down to them. */
    rows: z.array(z.object({ ...downline.shape, path: z.array(z.string()) })),
    count: z.number(),
    totals: z.object({ ...sums, team: z.number() }),
    ...paged,
  }),
  problems: [...agentProblems, ...rangeProblems, 'transfer.not-below'],
})
