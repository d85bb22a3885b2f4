import type { DatabaseSync } from 'node:sqlite'
import { openStatements } from '../store/statements.ts'

/** Calls that moved money, each with the answer that it got; a key is the member's own. */
export const idempotentRequestsSchema = `
CREATE TABLE sent_calls (
  member_id INTEGER NOT NULL REFERENCES members (id),
  key TEXT NOT NULL,
  call TEXT NOT NULL,
  digest TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, key)
) STRICT, WITHOUT ROWID`

export interface IdempotentRequestRow {
  member_id: number
  key: string
  /** The call's id. */
  call: string
  /** Of the body, without passwords. */
  digest: string
  /** JSON. */
  answer: string
  at: number
}

export function openIdempotentRequests(database: DatabaseSync) {
  const { add, find } = openStatements(database).table('sent_calls')
  return { add, find: (member: number, key: string) => find({ member_id: member, key }) }
}
