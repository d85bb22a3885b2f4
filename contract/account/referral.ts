import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

export const getReferral = defineMemberCall('getReferral', {
  module: 'referral',
  summary: 'The member’s link for friends, who came by it, what it brought, and the rules',
  route: 'GET /wps/member/referral',
  query: z.object({ language: z.string() }),
  value: z.object({
    code: z.string(),
    /** The site's address with the code in it. */
    url: z.string(),
    currency: z.string(),
    registered: z.number(),
    /** Who also made a first deposit. */
    qualified: z.number(),
    earned: decimal,
    /** For each of the two, once the friend qualifies. */
    bonus: decimal,
    minDeposit: decimal,
    rules: z.string(),
    friends: z.array(
      z.object({
        /** Masked. */
        account: z.string(),
        registeredAt: instant,
        isQualified: z.boolean(),
        earned: decimal,
      }),
    ),
  }),
  problems: ['referral.closed'],
})
