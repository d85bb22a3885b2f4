import type { DatabaseSync } from 'node:sqlite'
import { text, whole } from '#sandbox/store/rows.ts'

export const firebaseSchema = `
CREATE TABLE firebase_sessions (
  digest TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  phone TEXT NOT NULL,
  code_digest TEXT NOT NULL,
  tries INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE firebase_users (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  phone TEXT NOT NULL,
  refresh_digest TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_login_at INTEGER NOT NULL,
  UNIQUE (merchant, phone)
) STRICT, WITHOUT ROWID`

/** A code that was sent and waits to be typed. */
export interface PhoneSession {
  /** Of the `sessionInfo` that the visitor holds. */
  digest: string
  merchant: string
  /** E.164. */
  phone: string
  code_digest: string
  /** Wrong ones so far. */
  tries: number
  /** Milliseconds. */
  at: number
}

export interface PhoneUser {
  id: string
  merchant: string
  phone: string
  /** Of the refresh token of the latest sign-in. */
  refresh_digest: string
  created_at: number
  last_login_at: number
}

/** What the stand-in for Firebase keeps. */
export function openFirebase(database: DatabaseSync) {
  const addSession = database.prepare(
    'INSERT INTO firebase_sessions VALUES (:digest, :merchant, :phone, :code_digest, :tries, :at)',
  )
  const session = database.prepare('SELECT * FROM firebase_sessions WHERE merchant = ? AND digest = ?')
  const miss = database.prepare('UPDATE firebase_sessions SET tries = tries + 1 WHERE digest = ?')
  const removeSession = database.prepare('DELETE FROM firebase_sessions WHERE digest = ?')
  const sweep = database.prepare('DELETE FROM firebase_sessions WHERE at <= ?')
  const byPhone = database.prepare('SELECT * FROM firebase_users WHERE merchant = ? AND phone = ?')
  const byId = database.prepare('SELECT * FROM firebase_users WHERE merchant = ? AND id = ?')
  const byRefresh = database.prepare('SELECT * FROM firebase_users WHERE merchant = ? AND refresh_digest = ?')
  const putUser = database.prepare(`
    INSERT OR REPLACE INTO firebase_users
    VALUES (:id, :merchant, :phone, :refresh_digest, :created_at, :last_login_at)`)
  return {
    addSession(row: PhoneSession): void {
      addSession.run({ ...row })
    },
    session: (merchant: string, digest: string): PhoneSession | null => sessionOf(session.get(merchant, digest)),
    missSession(digest: string): void {
      miss.run(digest)
    },
    removeSession(digest: string): void {
      removeSession.run(digest)
    },
    sweepSessions(before: number): void {
      sweep.run(before)
    },
    userByPhone: (merchant: string, phone: string): PhoneUser | null => userOf(byPhone.get(merchant, phone)),
    userById: (merchant: string, id: string): PhoneUser | null => userOf(byId.get(merchant, id)),
    userByRefresh: (merchant: string, digest: string): PhoneUser | null => userOf(byRefresh.get(merchant, digest)),
    putUser(user: PhoneUser): void {
      putUser.run({ ...user })
    },
  }
}

type MaybeRow = Parameters<typeof text>[0] | undefined

function sessionOf(row: MaybeRow): PhoneSession | null {
  if (!row) return null
  return {
    digest: text(row, 'digest'),
    merchant: text(row, 'merchant'),
    phone: text(row, 'phone'),
    code_digest: text(row, 'code_digest'),
    tries: whole(row, 'tries'),
    at: whole(row, 'at'),
  }
}

function userOf(row: MaybeRow): PhoneUser | null {
  if (!row) return null
  return {
    id: text(row, 'id'),
    merchant: text(row, 'merchant'),
    phone: text(row, 'phone'),
    refresh_digest: text(row, 'refresh_digest'),
    created_at: whole(row, 'created_at'),
    last_login_at: whole(row, 'last_login_at'),
  }
}
