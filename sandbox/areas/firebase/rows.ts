import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { run, table } = openStatements(database)
  const sessions = table('firebase_sessions')
  const users = table('firebase_users')
  return {
    addSession: sessions.add,
    session: (merchant: string, digest: string) => sessions.find({ merchant, digest }),
    missSession: run((digest: Param<string>) =>
      db.updateTable('firebase_sessions').set({ tries: sql`tries + 1` }).where('digest', '=', digest),
    ),
    removeSession: (digest: string) => sessions.remove({ digest }),
    sweepSessions: run((before: Param<number>) => db.deleteFrom('firebase_sessions').where('at', '<=', before)),
    userByPhone: (merchant: string, phone: string) => users.find({ merchant, phone }),
    userById: (merchant: string, id: string) => users.find({ merchant, id }),
    userByRefresh: (merchant: string, digest: string) => users.find({ merchant, refresh_digest: digest }),
    putUser: users.put,
  }
}
