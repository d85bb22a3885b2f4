import * as memberTransferCalls from '#contract/account/member-transfer.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addTransferRoutes } from './routes.ts'
import { transfersTables } from './tables.ts'

export const transfersArea = {
  tag: 'money',
  calls: callsOf(memberTransferCalls),
  routes: [addTransferRoutes],
  tables: transfersTables,
} satisfies Area
