import * as freePlayCalls from '#contract/identity/free-play.ts'
import * as loginCodeCalls from '#contract/identity/login-code.ts'
import * as loginStepCalls from '#contract/identity/login-step.ts'
import * as sessionCalls from '#contract/identity/session.ts'
import * as verificationCalls from '#contract/identity/verification.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addLoginStepRoutes } from './step-routes.ts'
import { addVerificationRoutes } from './verification-routes.ts'

export const sessionArea = {
  tag: 'session',
  calls: callsOf(sessionCalls, loginCodeCalls, loginStepCalls, verificationCalls, freePlayCalls),
  routes: [addSessionRoutes, addLoginStepRoutes, addVerificationRoutes],
} satisfies Area
