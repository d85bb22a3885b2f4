import type { DatabaseSync } from 'node:sqlite'
import { whole } from '#sandbox/store/rows.ts'

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
  const note = database.prepare(`
    INSERT INTO plays VALUES (?, ?, ?) ON CONFLICT (member_id, node_id) DO UPDATE SET at = max(at, excluded.at)`)
  const list = database.prepare('SELECT node_id, at FROM plays WHERE member_id = ? ORDER BY at DESC, node_id')
  return {
    note(member: number, node: number, at: number): void {
      note.run(member, node, at)
    },
    /** The latest first. */
    list: (member: number): Play[] =>
      list.all(member).map((row) => ({ node: whole(row, 'node_id'), at: whole(row, 'at') })),
  }
}
