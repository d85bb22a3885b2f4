import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** Ranks are calculated from what was paid in and staked; stored is only which of their gifts were given. */
export const rankGiftsSchema = `
CREATE TABLE rank_gifts (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  level INTEGER NOT NULL CHECK (level > 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, level)
) STRICT, WITHOUT ROWID;
ALTER TABLE members DROP COLUMN vip_rank`

export function openRankGifts(database: DatabaseSync) {
  const { scalar, table } = openStatements(database)
  const { addNew } = table('rank_gifts')
  return {
    /** The highest rank whose gift was given; 0 for none. */
    highest: scalar(
      (member: Param<number>) => sql<{ level: number }>`
        SELECT ifnull(max(level), 0) AS level FROM rank_gifts WHERE member_id = ${member}`,
    ),
    /** False where it was given already. */
    add: (member: number, level: number, at: number): boolean => addNew({ member_id: member, level, at }),
  }
}
