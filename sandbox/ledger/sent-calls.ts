import type { DatabaseSync } from 'node:sqlite'
import { text } from '../store/rows.ts'

/** Calls that moved money, each with the answer that it got; a key is the member's own. */
export const sentCallsSchema = `
CREATE TABLE sent_calls (
  member_id INTEGER NOT NULL REFERENCES members (id),
  key TEXT NOT NULL,
  call TEXT NOT NULL,
  digest TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, key)
) STRICT, WITHOUT ROWID`

export interface SentCallRow {
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

export function openSentCalls(database: DatabaseSync) {
  const find = database.prepare('SELECT call, digest, answer FROM sent_calls WHERE member_id = ? AND key = ?')
  const add = database.prepare('INSERT INTO sent_calls VALUES (:member_id, :key, :call, :digest, :answer, :at)')
  return {
    find(member: number, key: string): Pick<SentCallRow, 'call' | 'digest' | 'answer'> | null {
      const row = find.get(member, key)
      return row ? { call: text(row, 'call'), digest: text(row, 'digest'), answer: text(row, 'answer') } : null
    },
    add(row: SentCallRow): void {
      add.run({ ...row })
    },
  }
}
