import * as socialCalls from '#contract/identity/social.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addProviderRoutes, addSocialRoutes } from './routes.ts'
import { socialTables } from './tables.ts'

export const socialArea = {
  tag: 'session',
  calls: callsOf(socialCalls),
  routes: [addSocialRoutes, addProviderRoutes],
  tables: socialTables,
} satisfies Area
