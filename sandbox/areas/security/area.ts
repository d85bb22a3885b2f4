import * as securityCalls from '#contract/identity/security.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addSecurityRoutes } from './routes.ts'

export const securityArea = {
  tag: 'security',
  calls: callsOf(securityCalls),
  routes: [addSecurityRoutes],
} satisfies Area
