import * as z from 'zod/mini'
import { decimal, defineCall, envelope, instant } from '../call.ts'

const rank = z.object({
  level: z.number(),
  label: z.string(),
  /** What must be paid in and staked to reach it, and staked each month to keep it. */
  depositNeeded: decimal,
  stakeNeeded: decimal,
  keepStake: decimal,
  benefits: z.array(
    z.object({ id: z.enum(['rebate', 'rankBonus', 'birthday', 'withdrawals', 'manager']), value: z.string() }),
  ),
})

export const getVip = defineCall({
  id: 'getVip',
  summary: 'The ranks, and where the member stands among them',
  method: 'GET',
  path: '/wps/member/vip',
  auth: 'token',
  query: z.object({ language: z.string() }),
  answer: envelope(
    z.object({
      currency: z.string(),
      ranks: z.array(rank),
      own: z.object({
        level: z.number(),
        deposited: decimal,
        staked: decimal,
        stakedThisMonth: decimal,
        reviewedAt: instant,
      }),
      rules: z.string(),
    }),
  ),
})
