import * as limitsCalls from '#contract/account/limits.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addLimitRoutes } from './routes.ts'
import { limitsTables } from './tables.ts'

export const limitsArea = {
  tag: 'limits',
  calls: callsOf(limitsCalls),
  routes: [addLimitRoutes],
  tables: limitsTables,
} satisfies Area
