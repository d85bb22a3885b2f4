import * as z from 'zod/mini'
import {
  about,
  betQuery,
  betResults,
  betTotals,
  day,
  page,
  paged,
  range,
  rangeProblems,
  transactionKinds,
} from '../account/records.ts'
import { decimal, defineMemberCall, instant } from '../call.ts'
import { agentProblems } from './agent-problems.ts'
import { payKinds } from './contract-terms.ts'

const account = z.optional(z.string().check(z.maxLength(64)))

const teamBet = z.object({
  number: z.string(),
  account: z.string(),
  at: instant,
  settledAt: z.nullable(instant),
  gameName: z.string(),
  gameType: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  stake: decimal,
  /** Null until the bet is settled, as are what came back and the profit. */
  validBet: z.nullable(decimal),
  returned: z.nullable(decimal),
  profit: z.nullable(decimal),
  result: z.enum(betResults),
})

export type TeamBet = z.infer<typeof teamBet>

export const getTeamBets = defineMemberCall('getTeamBets', {
  summary: 'The bets of the team in some days, by when they were placed; of one account where it is told',
  route: 'GET /wps/agent/reports/bets',
  query: z.object({
    ...range,
    ...page,
    /** Of the team or the agent's own. */
    account,
    ...betQuery,
  }),
  value: z.object({
    ...about,
    bets: z.array(teamBet),
    ...paged,
    totals: z.object(betTotals),
    pageTotals: z.object(betTotals),
  }),
  problems: [...agentProblems, ...rangeProblems, 'transfer.not-below'],
})

const loss = {
  bets: z.number(),
  stake: decimal,
  validBet: decimal,
  returned: decimal,
  gifts: decimal,
  /** Of the players: `returned - stake + gifts`. */
  profit: decimal,
}

export const getTeamLoss = defineMemberCall('getTeamLoss', {
  summary:
    'What each account of the team won and lost by its own play in some days; days instead where one is asked for',
  route: 'GET /wps/agent/reports/loss',
  query: z.object({
    ...range,
    ...page,
    /** Its days instead of the accounts. */
    account,
    search: z.optional(z.string().check(z.maxLength(64))),
    sort: z.optional(z.enum(['account', 'bets', 'stake', 'validBet', 'returned', 'gifts', 'profit'])),
    order: z.optional(z.enum(['asc', 'desc'])),
  }),
  value: z.object({
    ...about,
    /** One of the two in each row: the account, or the day of the account that was asked for. */
    rows: z.array(z.object({ account: z.string(), level: z.number(), day: z.nullable(day), ...loss })),
    totals: z.object(loss),
    totalsBefore: z.object(loss),
    ...paged,
  }),
  problems: [...agentProblems, ...rangeProblems, 'transfer.not-below'],
})

export const incomeKinds = ['rebate', ...payKinds] as const

const income = {
  rebate: decimal,
  dividend: decimal,
  daily: decimal,
  hourly: decimal,
  realtime: decimal,
  total: decimal,
}

export const getAgentIncome = defineMemberCall('getAgentIncome', {
  summary: 'What the agent was paid in some days, by kind and by the day on which it was paid',
  route: 'GET /wps/agent/reports/income',
  query: z.object(range),
  value: z.object({
    ...about,
    before: z.object(range),
    days: z.array(z.object({ day, ...income })),
    totals: z.object(income),
    totalsBefore: z.object(income),
  }),
  problems: [...agentProblems, ...rangeProblems],
})

export const getTeamTransactions = defineMemberCall('getTeamTransactions', {
  summary:
    'Every entry of the main wallets of the team in some days, the latest first; of one account where it is told',
  route: 'GET /wps/agent/reports/transactions',
  query: z.object({
    ...range,
    ...page,
    account,
    kind: z.optional(z.enum(transactionKinds)),
    reference: z.optional(z.string().check(z.maxLength(64))),
    language: z.string(),
  }),
  value: z.object({
    ...about,
    rows: z.array(
      z.object({
        reference: z.string(),
        account: z.string(),
        at: instant,
        kind: z.enum(transactionKinds),
        amount: decimal,
        /** After it. */
        balance: decimal,
        remark: z.string(),
      }),
    ),
    totals: z.object({ count: z.number(), in: decimal, out: decimal }),
    kinds: z.array(z.object({ kind: z.enum(transactionKinds), count: z.number(), amount: decimal })),
    ...paged,
  }),
  problems: [...agentProblems, ...rangeProblems, 'transfer.not-below'],
})
