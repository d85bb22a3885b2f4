import * as eventsCalls from '#contract/account/events.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addEventRoutes } from './routes.ts'

export const eventsArea = {
  tag: 'money',
  calls: callsOf(eventsCalls),
  routes: [addEventRoutes],
} satisfies Area
