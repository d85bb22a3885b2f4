import * as vipRanksCalls from '#contract/account/vip-ranks.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addVipRoutes } from './routes.ts'
import { vipTables } from './tables.ts'

export const vipArea = {
  tag: 'promotions',
  calls: callsOf(vipRanksCalls),
  routes: [addVipRoutes],
  tables: vipTables,
} satisfies Area
