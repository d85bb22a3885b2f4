import * as missionsCalls from '#contract/account/missions.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addMissionRoutes } from './routes.ts'
import { missionsTables } from './tables.ts'

export const missionsArea = {
  tag: 'promotions',
  calls: callsOf(missionsCalls),
  routes: [addMissionRoutes],
  tables: missionsTables,
} satisfies Area
