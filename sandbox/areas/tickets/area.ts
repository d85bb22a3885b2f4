import * as ticketCalls from '#contract/account/tickets.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { ticketsSection } from './panel-section.ts'
import { addTicketControls, addTicketRoutes } from './routes.ts'
import { ticketsTables } from './tables.ts'

export const ticketsArea = {
  tag: 'help',
  calls: callsOf(ticketCalls),
  routes: [addTicketRoutes, addTicketControls],
  tables: ticketsTables,
  panelSection: ticketsSection,
} satisfies Area
