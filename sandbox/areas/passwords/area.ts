import * as passwordCalls from '#contract/identity/password.ts'
import * as passwordByMobileCalls from '#contract/identity/password-by-mobile.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addPasswordRoutes } from './routes.ts'

export const passwordsArea = {
  tag: 'passwords',
  calls: callsOf(passwordCalls, passwordByMobileCalls),
  routes: [addPasswordRoutes],
} satisfies Area
