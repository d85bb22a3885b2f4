import type { DatabaseSync } from 'node:sqlite'
import { whole } from './rows.ts'

export const sessionsSchema = `
CREATE TABLE sessions (
  token_digest BLOB PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  last_used INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID`

interface SessionRow {
  member_id: number
  /** Milliseconds. */
  last_used: number
  expires_at: number
}

export function openSessions(database: DatabaseSync) {
  const select = database.prepare('SELECT member_id, last_used, expires_at FROM sessions WHERE token_digest = ?')
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')
  const touch = database.prepare('UPDATE sessions SET last_used = ? WHERE token_digest = ?')
  const remove = database.prepare('DELETE FROM sessions WHERE token_digest = ?')
  const sweep = database.prepare('DELETE FROM sessions WHERE last_used <= ? OR expires_at <= ?')
  return {
    find(digest: Buffer): SessionRow | null {
      const row = select.get(digest)
      return row
        ? {
            member_id: whole(row, 'member_id'),
            last_used: whole(row, 'last_used'),
            expires_at: whole(row, 'expires_at'),
          }
        : null
    },
    add(digest: Buffer, member: number, at: number, expiresAt: number): void {
      insert.run(digest, member, at, expiresAt)
    },
    touch(digest: Buffer, at: number): void {
      touch.run(at, digest)
    },
    remove(digest: Buffer): void {
      remove.run(digest)
    },
    /** Drops what was idle since, or is past its end. */
    sweep(idleSince: number, at: number): void {
      sweep.run(idleSince, at)
    },
  }
}
