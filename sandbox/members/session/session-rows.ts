import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, textOrNull, whole } from '#sandbox/store/rows.ts'

export const sessionsSchema = `
CREATE TABLE sessions (
  token_digest BLOB PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  last_used INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID`

/** Sessions of the older shape end with this step. */
export const sessionDevicesSchema = `
DROP TABLE sessions;
CREATE TABLE sessions (
  token_digest BLOB PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  user_agent TEXT NOT NULL,
  address TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  last_used INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  must_change TEXT CHECK (must_change IN ('expired', 'default', 'temporary'))
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_member ON sessions (member_id, last_used)`

/** Which sessions a code of the app has opened. */
export const sessionsOfAppsSchema =
  'ALTER TABLE sessions ADD COLUMN is_app INTEGER NOT NULL DEFAULT 0 CHECK (is_app IN (0, 1))'

/** Why a password must be changed before anything else. */
export type ChangeReason = 'expired' | 'default' | 'temporary'

export interface SessionRow {
  /** Public: not the token, and of no use as one. */
  id: string
  member_id: number
  user_agent: string
  address: string
  /** Milliseconds, as are the two below. */
  opened_at: number
  last_used: number
  expires_at: number
  must_change: ChangeReason | null
  /** 1: a code of the app has opened it. */
  is_app: 0 | 1
}

const columns = 'id, member_id, user_agent, address, opened_at, last_used, expires_at, must_change, is_app'

export function openSessions(database: DatabaseSync) {
  const select = database.prepare(`SELECT ${columns} FROM sessions WHERE token_digest = ?`)
  const selectById = database.prepare(`SELECT ${columns} FROM sessions WHERE id = ?`)
  const touchById = database.prepare('UPDATE sessions SET last_used = ? WHERE id = ?')
  const ofMember = database.prepare(`SELECT ${columns} FROM sessions WHERE member_id = ? ORDER BY last_used DESC, id`)
  const insert = database.prepare(`
    INSERT INTO sessions VALUES (:digest, :id, :member_id, :user_agent, :address, :opened_at, :last_used, :expires_at,
      :must_change, :is_app)`)
  const touch = database.prepare('UPDATE sessions SET last_used = ? WHERE token_digest = ?')
  const settle = database.prepare('UPDATE sessions SET must_change = NULL WHERE id = ?')
  const remove = database.prepare('DELETE FROM sessions WHERE token_digest = ?')
  const removeOne = database.prepare('DELETE FROM sessions WHERE member_id = ? AND id = ?')
  const removeOthers = database.prepare('DELETE FROM sessions WHERE member_id = ? AND id <> ?')
  const sweep = database.prepare('DELETE FROM sessions WHERE last_used <= ? OR expires_at <= ?')
  return {
    find(digest: Buffer): SessionRow | null {
      const row = select.get(digest)
      return row ? sessionOf(row) : null
    },
    byId(id: string): SessionRow | null {
      const row = selectById.get(id)
      return row ? sessionOf(row) : null
    },
    touchById(id: string, at: number): void {
      touchById.run(at, id)
    },
    /** The latest use first. */
    ofMember: (member: number): SessionRow[] => ofMember.all(member).map(sessionOf),
    add(digest: Buffer, session: SessionRow): void {
      insert.run({ digest, ...session })
    },
    touch(digest: Buffer, at: number): void {
      touch.run(at, digest)
    },
    /** The password was changed: the session may do everything again. */
    settle(id: string): void {
      settle.run(id)
    },
    remove(digest: Buffer): void {
      remove.run(digest)
    },
    /** False where the member has no such session. */
    removeOne: (member: number, id: string): boolean => removeOne.run(member, id).changes > 0,
    /** All of a member's but one (none: pass an empty id); gives how many there were. */
    removeOthers: (member: number, kept: string): number => Number(removeOthers.run(member, kept).changes),
    /** Drops what was idle since, or is past its end. */
    sweep(idleSince: number, at: number): void {
      sweep.run(idleSince, at)
    },
  }
}

function sessionOf(row: Row): SessionRow {
  return {
    id: text(row, 'id'),
    member_id: whole(row, 'member_id'),
    user_agent: text(row, 'user_agent'),
    address: text(row, 'address'),
    opened_at: whole(row, 'opened_at'),
    last_used: whole(row, 'last_used'),
    expires_at: whole(row, 'expires_at'),
    must_change: changeReasonOf(textOrNull(row, 'must_change')),
    is_app: whole(row, 'is_app') === 1 ? 1 : 0,
  }
}

export function changeReasonOf(value: string | null): ChangeReason | null {
  return value === 'expired' || value === 'default' || value === 'temporary' ? value : null
}
