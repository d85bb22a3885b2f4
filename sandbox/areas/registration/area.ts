import * as mobileRegistrationCalls from '#contract/identity/mobile-registration.ts'
import * as registerCodeCalls from '#contract/identity/register-code.ts'
import * as registrationCalls from '#contract/identity/registration.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addRegistrationRoutes } from './routes.ts'

export const registrationArea = {
  tag: 'registration',
  calls: callsOf(registrationCalls, mobileRegistrationCalls, registerCodeCalls),
  routes: [addRegistrationRoutes],
} satisfies Area
