import * as withdrawCalls from '#contract/account/withdraw.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { receiveOverdue } from './receipts.ts'
import { addWithdrawalRoutes } from './routes.ts'
import { withdrawalsTables } from './tables.ts'

export const withdrawalsArea = {
  tag: 'money',
  calls: callsOf(withdrawCalls),
  routes: [addWithdrawalRoutes],
  tables: withdrawalsTables,
  settle: receiveOverdue,
} satisfies Area
