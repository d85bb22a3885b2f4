import * as recordsCalls from '#contract/account/records.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addRecordRoutes } from './routes.ts'

export const recordsArea = {
  tag: 'records',
  calls: callsOf(recordsCalls),
  routes: [addRecordRoutes],
} satisfies Area
