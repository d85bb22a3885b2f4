import * as prizeWheelCalls from '#contract/account/prize-wheel.ts'
import * as redEnvelopeCalls from '#contract/account/red-envelope.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addPrizeRoutes } from './routes.ts'
import { prizesTables } from './tables.ts'

export const prizesArea = {
  tag: 'promotions',
  calls: callsOf(redEnvelopeCalls, prizeWheelCalls),
  routes: [addPrizeRoutes],
  tables: prizesTables,
} satisfies Area
