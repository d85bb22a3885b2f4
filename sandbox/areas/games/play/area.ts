import * as launchCalls from '#contract/lobby/launch.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addLaunchRoutes } from './launch-routes.ts'
import { addPlayRoutes } from './play-routes.ts'
import { playTables } from './tables.ts'

export const playArea = {
  tag: 'games',
  calls: callsOf(launchCalls),
  routes: [addLaunchRoutes, addPlayRoutes],
  tables: playTables,
} satisfies Area
