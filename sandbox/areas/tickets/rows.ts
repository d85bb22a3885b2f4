import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Ticket } from '#contract/account/tickets.ts'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const ticketsSchema = `
CREATE TABLE support_tickets (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  type INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  opened_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  is_unread INTEGER NOT NULL CHECK (is_unread IN (0, 1))
) STRICT;
CREATE INDEX support_tickets_by_member ON support_tickets (member_id, changed_at);
CREATE TABLE support_messages (
  id INTEGER PRIMARY KEY,
  ticket_id TEXT NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
  sender TEXT NOT NULL CHECK (sender IN ('member', 'service')),
  content TEXT NOT NULL,
  pictures TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX support_messages_by_ticket ON support_messages (ticket_id)`

/** Instants in milliseconds. */
export interface TicketRow {
  id: string
  member_id: number
  type: number
  state: Ticket['state']
  opened_at: number
  changed_at: number
  is_unread: number
}

export interface TicketMessageRow {
  ticket_id: string
  sender: 'member' | 'service'
  content: string
  /** Ids of uploads, as JSON. */
  pictures: string
  at: number
}

/** What members asked customer service, and its answers. */
export function openTickets(database: DatabaseSync) {
  const { all, scalar, table } = openStatements(database)
  const tickets = table('support_tickets')
  const messages = table('support_messages')
  const latest = db.selectFrom('support_tickets').selectAll().orderBy('changed_at', 'desc').orderBy(sql`rowid DESC`)
  return {
    add: tickets.add,
    find: (id: string): TicketRow | null => tickets.find({ id }),
    change: (id: string, changed: Partial<TicketRow>) => tickets.change({ id }, changed),
    /** The one that changed last first. */
    page: all((member: Param<number>, limit: Param<number>, offset: Param<number>) =>
      latest.where('member_id', '=', member).limit(limit).offset(offset),
    ),
    count: scalar(
      (member: Param<number>) =>
        sql<{ count: number }>`SELECT count(*) AS count FROM support_tickets WHERE member_id = ${member}`,
    ),
    openCount: scalar(
      (member: Param<number>) => sql<{ count: number }>`
        SELECT count(*) AS count FROM support_tickets WHERE member_id = ${member} AND state <> 'closed'`,
    ),
    latest: all((most: Param<number>) => latest.limit(most)),
    write: (row: TicketMessageRow) => messages.add(row),
    /** In the order in which they were written. */
    messages: all((ticket: Param<string>) =>
      db.selectFrom('support_messages').selectAll().where('ticket_id', '=', ticket).orderBy('id'),
    ),
  }
}
