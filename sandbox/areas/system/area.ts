import * as countriesCalls from '#contract/identity/countries.ts'
import * as systemCalls from '#contract/site/system.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addMirrorRoutes } from './mirrors.ts'
import { addSystemRoutes } from './routes.ts'

export const systemArea = {
  tag: 'system',
  calls: callsOf(systemCalls, countriesCalls),
  routes: [addSystemRoutes, addMirrorRoutes],
} satisfies Area
