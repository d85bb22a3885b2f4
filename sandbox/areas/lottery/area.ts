import * as latestDrawsCalls from '#contract/lobby/latest-draws.ts'
import * as lotteryCalls from '#contract/lobby/lottery.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addLotteryRoutes } from './routes.ts'
import { settleDue } from './settle.ts'
import { lotteryTables } from './tables.ts'

export const lotteryArea = {
  tag: 'lottery',
  calls: callsOf(lotteryCalls, latestDrawsCalls),
  routes: [addLotteryRoutes],
  tables: lotteryTables,
  settle: settleDue,
} satisfies Area
