import * as linkTokenCalls from '#contract/identity/link-token.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { linkSection } from './link-page.ts'
import { addLinkControls, addLinkTokenRoutes } from './routes.ts'

export const linkTokensArea = {
  tag: 'session',
  calls: callsOf(linkTokenCalls),
  routes: [addLinkTokenRoutes, addLinkControls],
  panelSection: linkSection,
} satisfies Area
