import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

const reward = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['bonus', 'rebate', 'points', 'birthday', 'rank', 'mission']),
  /** In the member's currency; of points whole ones. */
  amount: decimal,
  state: z.enum(['open', 'claimed', 'expired']),
  givenAt: instant,
  expiresAt: z.nullable(instant),
  /** What must be staked with it before a withdrawal; null where nothing is tied. */
  turnover: z.nullable(decimal),
})

export type Reward = z.infer<typeof reward>

export const getRewards = defineMemberCall('getRewards', {
  module: 'rewardCentre',
  summary:
    'What the member was given: open, claimed and expired, the latest first; `open` is the count that the menu shows',
  route: 'GET /wps/rewards',
  query: z.object({
    language: z.string(),
    state: z.enum(['open', 'claimed', 'expired']),
    pageNo: z.number(),
    pageSize: z.number(),
  }),
  value: z.object({
    rewards: z.array(reward),
    open: z.number(),
    currency: z.string(),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
})

export const claimReward = defineMemberCall('claimReward', {
  module: 'rewardCentre',
  summary: 'Takes a reward: into the wallet, tied to its turnover where it says so, or to the points',
  route: 'POST /wps/rewards/{id}/claim',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({}),
  value: reward,
  problems: [
    'reward.unknown',
    'reward.expired',
    'reward.claimed',
    'intent.conflict',
    'player.excluded',
    'account.trial',
  ],
})
