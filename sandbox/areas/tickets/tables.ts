import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openTickets, type TicketMessageRow, type TicketRow, ticketsSchema } from './rows.ts'

export const ticketsTables = tablesOf([{ from: 27, sql: [ticketsSchema] }], (database) => ({
  supportTickets: openTickets(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof ticketsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    support_tickets: TicketRow
    support_messages: WithId<TicketMessageRow>
  }
}
