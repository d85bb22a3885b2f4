import type { DatabaseSync } from 'node:sqlite'
import { whole } from '#sandbox/store/rows.ts'

/** Ranks are reckoned from what was paid in and staked; kept is only which of their gifts were given. */
export const rankGiftsSchema = `
CREATE TABLE rank_gifts (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  level INTEGER NOT NULL CHECK (level > 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, level)
) STRICT, WITHOUT ROWID;
ALTER TABLE members DROP COLUMN vip_rank`

export function openRankGifts(database: DatabaseSync) {
  const highest = database.prepare('SELECT ifnull(max(level), 0) AS level FROM rank_gifts WHERE member_id = ?')
  const add = database.prepare('INSERT OR IGNORE INTO rank_gifts VALUES (?, ?, ?)')
  return {
    /** The highest rank whose gift was given; 0 for none. */
    highest(member: number): number {
      const row = highest.get(member)
      return row ? whole(row, 'level') : 0
    },
    /** False where it was given already. */
    add: (member: number, level: number, at: number): boolean => add.run(member, level, at).changes > 0,
  }
}
