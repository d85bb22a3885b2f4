import * as referralCalls from '#contract/account/referral.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addReferralRoutes } from './routes.ts'
import { referralTables } from './tables.ts'

export const referralArea = {
  tag: 'promotions',
  calls: callsOf(referralCalls),
  routes: [addReferralRoutes],
  tables: referralTables,
} satisfies Area
