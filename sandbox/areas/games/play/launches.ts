import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { find, run, table } = openStatements(database)
  const launches = table('launches')
  return {
    add: (digest: string, launch: LaunchRow) => launches.add({ ...launch, digest, is_taken: 0 }),
    /** Also one that was taken. */
    find: (digest: string): LaunchRow | null => launches.find({ digest }),
    /** Null where there is none, or it was taken before. */
    take: find(
      (digest: Param<string>) => sql<LaunchRow>`
        UPDATE launches SET is_taken = 1 WHERE digest = ${digest} AND is_taken = 0
        RETURNING merchant, member_id, session_id, node_id, language, back_url, at`,
    ),
    sweep: run((before: Param<number>) => db.deleteFrom('launches').where('at', '<=', before)),
  }
}
