import * as z from 'zod/mini'
import { decimal, defineMemberCall } from '../call.ts'

export const getMember = defineMemberCall('getMember', {
  summary:
    'Who is signed in. Types 1, 2, 41 and 42 are agents, 4 is a trial. Where the merchant has VIP ranks, also `hasVip`, `vipLabelName` and `vipRankLevel`',
  route: 'GET /wps/member/info',
  // Loose: what a module of its own adds (vip.ts) is kept for whoever has that module.
  value: z.looseObject({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    /** 0 member; 1, 2, 41 and 42 agents; 4 trial. */
    type: z.number(),
    avatar: z.string(),
    currency: z.string(),
    availablePromoCount: z.number(),
    unreadMessage: z.number(),
    availablePromo: z.array(z.object({ type: z.string(), enabled: z.boolean() })),
  }),
})

export const getBalance = defineMemberCall('getBalance', {
  summary: 'The balance of the main wallet',
  route: 'GET /wps/v2/wallets/balance',
  value: z.object({ balance: decimal, currency: z.string() }),
})

export const consolidateFunds = defineMemberCall('consolidateFunds', {
  summary:
    'Brings what lies in vendors’ wallets back to the main wallet, all or nothing, and answers with the new balance; what is in play stays',
  route: 'GET /wps/member/info/funds/consolidated',
  value: z.object({ balance: decimal, currency: z.string() }),
})
