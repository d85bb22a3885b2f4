import type { DatabaseSync } from 'node:sqlite'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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

/**
 * What is good once: a puzzle of the verification service, a provider's code, a registration that waits for a yes, an address
 * that signs in, a challenge to a passkey.
 */
export type TicketKind =
  | 'verification'
  | 'social-code'
  | 'social-registration'
  | 'firebase-pass'
  | 'link'
  | 'passkey-new'
  | 'passkey-login'

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
  const { run, table } = openStatements(database)
  const { add, find, take } = table('tickets')
  return {
    add,
    /** Looks a ticket up, which stays good. */
    find: (kind: TicketKind, merchant: string, digest: string) => find({ kind, merchant, digest }),
    /** Looks a ticket up and uses it up. */
    take: (kind: TicketKind, merchant: string, digest: string) => take({ kind, merchant, digest }),
    sweep: run((kind: Param<TicketKind>, before: Param<number>) =>
      db.deleteFrom('tickets').where('kind', '=', kind).where('at', '<=', before),
    ),
  }
}
