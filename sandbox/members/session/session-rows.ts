import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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

export function openSessions(database: DatabaseSync) {
  const { all, run, table } = openStatements(database)
  const sessions = table('sessions')
  return {
    find: (digest: Buffer): SessionRow | null => sessions.find({ token_digest: digest }),
    byId: (id: string): SessionRow | null => sessions.find({ id }),
    touchById: (id: string, at: number) => sessions.change({ id }, { last_used: at }),
    /** The latest use first. */
    ofMember: all((member: Param<number>) =>
      db.selectFrom('sessions').selectAll().where('member_id', '=', member).orderBy('last_used', 'desc').orderBy('id'),
    ),
    add: (digest: Buffer, session: SessionRow) => sessions.add({ token_digest: digest, ...session }),
    touch: (digest: Buffer, at: number) => sessions.change({ token_digest: digest }, { last_used: at }),
    /** The password was changed: the session may do everything again. */
    settle: (id: string) => sessions.change({ id }, { must_change: null }),
    remove: (digest: Buffer) => sessions.remove({ token_digest: digest }),
    /** False where the member has no such session. */
    removeOne: (member: number, id: string): boolean => sessions.remove({ member_id: member, id }) > 0,
    /** All of a member's but one (none: pass an empty id); gives how many there were. */
    removeOthers: run((member: Param<number>, kept: Param<string>) =>
      db.deleteFrom('sessions').where('member_id', '=', member).where('id', '<>', kept),
    ),
    /** Drops what was idle since, or is past its end. */
    sweep: run(
      (idleSince: Param<number>, at: Param<number>) =>
        sql`DELETE FROM sessions WHERE last_used <= ${idleSince} OR expires_at <= ${at}`,
    ),
  }
}
