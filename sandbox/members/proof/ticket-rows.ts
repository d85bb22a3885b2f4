import type { DatabaseSync } from 'node:sqlite'
import { text, whole } from '#sandbox/store/rows.ts'

export const ticketsSchema = `
CREATE TABLE tickets (
  kind TEXT NOT NULL,
  digest TEXT NOT NULL,
  merchant TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (kind, digest)
) STRICT, WITHOUT ROWID;
CREATE INDEX tickets_by_age ON tickets (kind, at)`

/** What is good once: a puzzle of the verification service, a provider's code, a registration that waits for a yes, an address that signs in. */
export type TicketKind = 'verification' | 'social-code' | 'social-registration' | 'firebase-pass' | 'link'

export interface TicketRow {
  kind: TicketKind
  /** Of what its holder shows. */
  digest: string
  merchant: string
  /** JSON. */
  content: string
  /** Milliseconds. */
  at: number
}

export function openTickets(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO tickets VALUES (:kind, :digest, :merchant, :content, :at)')
  const take = database.prepare(
    'DELETE FROM tickets WHERE kind = ? AND merchant = ? AND digest = ? RETURNING content, at',
  )
  const find = database.prepare('SELECT content, at FROM tickets WHERE kind = ? AND merchant = ? AND digest = ?')
  const sweep = database.prepare('DELETE FROM tickets WHERE kind = ? AND at <= ?')
  return {
    add(ticket: TicketRow): void {
      insert.run({ ...ticket })
    },
    /** Looks a ticket up, which stays good. */
    find(kind: TicketKind, merchant: string, digest: string): Pick<TicketRow, 'content' | 'at'> | null {
      const row = find.get(kind, merchant, digest)
      return row ? { content: text(row, 'content'), at: whole(row, 'at') } : null
    },
    /** Looks a ticket up and uses it up. */
    take(kind: TicketKind, merchant: string, digest: string): Pick<TicketRow, 'content' | 'at'> | null {
      const row = take.get(kind, merchant, digest)
      return row ? { content: text(row, 'content'), at: whole(row, 'at') } : null
    },
    sweep(kind: TicketKind, before: number): void {
      sweep.run(kind, before)
    },
  }
}
