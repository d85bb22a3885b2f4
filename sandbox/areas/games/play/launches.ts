import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

/** A launch is kept for a while after it was taken: the page at its address must still know who may frame it. */
export const launchesSchema = `
CREATE TABLE launches (
  digest TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member_id INTEGER REFERENCES members (id) ON DELETE CASCADE,
  session_id TEXT NOT NULL,
  node_id INTEGER NOT NULL,
  language TEXT NOT NULL,
  back_url TEXT NOT NULL,
  at INTEGER NOT NULL,
  is_taken INTEGER NOT NULL CHECK (is_taken IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX launches_by_time ON launches (at)`

/** What a game was opened with, and what its play goes on with. */
export interface PlayTerms {
  merchant: string
  /** Null where it is played with play money. */
  member_id: number | null
  /** The member's session; empty with play money. */
  session_id: string
  node_id: number
  language: string
  back_url: string
}

export interface LaunchRow extends PlayTerms {
  /** Milliseconds. */
  at: number
}

export function openLaunches(database: DatabaseSync) {
  const insert = database.prepare(`
    INSERT INTO launches VALUES (:digest, :merchant, :member_id, :session_id, :node_id, :language, :back_url, :at, 0)`)
  const find = database.prepare('SELECT * FROM launches WHERE digest = ?')
  const take = database.prepare('UPDATE launches SET is_taken = 1 WHERE digest = ? AND is_taken = 0 RETURNING *')
  const sweep = database.prepare('DELETE FROM launches WHERE at <= ?')
  const launchOf = (row: Row): LaunchRow => ({ ...termsOf(row), at: whole(row, 'at') })
  return {
    add(digest: string, launch: LaunchRow): void {
      insert.run({ digest, ...launch })
    },
    /** Also one that was taken. */
    find(digest: string): LaunchRow | null {
      const row = find.get(digest)
      return row ? launchOf(row) : null
    },
    /** Null where there is none, or it was taken before. */
    take(digest: string): LaunchRow | null {
      const row = take.get(digest)
      return row ? launchOf(row) : null
    },
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}

export function termsOf(row: Row): PlayTerms {
  return {
    merchant: text(row, 'merchant'),
    member_id: wholeOrNull(row, 'member_id'),
    session_id: text(row, 'session_id'),
    node_id: whole(row, 'node_id'),
    language: text(row, 'language'),
    back_url: text(row, 'back_url'),
  }
}
