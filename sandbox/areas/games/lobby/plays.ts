import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** One row for each game that a member played, with the time of its last launch. */
export const playsSchema = `
CREATE TABLE plays (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  node_id INTEGER NOT NULL REFERENCES games (node_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX plays_by_time ON plays (member_id, at)`

export interface Play {
  node: number
  /** Milliseconds. */
  at: number
}

export function openPlays(database: DatabaseSync) {
  const { all, run } = openStatements(database)
  return {
    note: run(
      (member: Param<number>, node: Param<number>, at: Param<number>) => sql`INSERT INTO plays
        VALUES (${member}, ${node}, ${at}) ON CONFLICT (member_id, node_id) DO UPDATE SET at = max(at, excluded.at)`,
    ),
    /** The latest first. */
    list: all(
      (member: Param<number>) => sql<Play>`
        SELECT node_id AS node, at FROM plays WHERE member_id = ${member} ORDER BY at DESC, node_id`,
    ),
  }
}
