import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

/** What a rank gives; null or false: nothing of the kind. */
const benefits = z.object({
  /** Percent of the turnover: "0.6". */
  rebate: z.nullable(decimal),
  /** Once, when the rank is reached. */
  gift: z.nullable(decimal),
  /** Once a year. */
  birthday: z.nullable(decimal),
  hasManager: z.boolean(),
})

const rank = z.object({
  /** From 1, without gaps. */
  level: z.number(),
  label: z.string(),
  /** What must have been paid in and staked since the member joined, to reach it. */
  depositNeeded: decimal,
  stakeNeeded: decimal,
  /** What must be staked in each calendar month to keep it; null: it is not lost. */
  keepStake: z.nullable(decimal),
  benefits,
})

const standing = z.object({
  /** 0: no rank. */
  level: z.number(),
  /** Since the member joined. */
  deposited: decimal,
  staked: decimal,
  /** In the calendar month of the merchant's zone. */
  stakedThisMonth: decimal,
  /** Which month decides next whether the rank is kept; null where it cannot be lost. */
  review: z.nullable(
    z.object({
      /** May be still to come: the month in which a rank is reached does not count. */
      from: instant,
      /** Its end: the rank is looked at then. */
      at: instant,
    }),
  ),
})

export const getVip = defineMemberCall('getVip', {
  module: 'vip',
  summary: 'The ranks, what each needs and gives, and where the member stands among them',
  route: 'GET /wps/member/vip',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    /** The lowest first. */
    ranks: z.array(rank),
    own: standing,
    /** HTML. */
    rules: z.string(),
  }),
  problems: ['account.trial'],
})
