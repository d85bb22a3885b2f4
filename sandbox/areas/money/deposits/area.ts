import * as depositCalls from '#contract/account/deposit.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { settleDueDeposits } from './due.ts'
import { addDepositRoutes } from './routes.ts'
import { depositsTables } from './tables.ts'

export const depositsArea = {
  tag: 'money',
  calls: callsOf(depositCalls),
  routes: [addDepositRoutes],
  tables: depositsTables,
  settle: settleDueDeposits,
} satisfies Area
