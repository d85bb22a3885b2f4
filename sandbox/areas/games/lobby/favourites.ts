import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const favouritesSchema = `
CREATE TABLE favourites (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  node_id INTEGER NOT NULL REFERENCES games (node_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID`

export function openFavourites(database: DatabaseSync) {
  const { column, table } = openStatements(database)
  const { addNew, remove } = table('favourites')
  return {
    /** The latest first. */
    ids: column(
      (member: Param<number>) => sql<{ node_id: number }>`
        SELECT node_id FROM favourites WHERE member_id = ${member} ORDER BY at DESC, node_id`,
    ),
    add: (member: number, node: number, at: number) => addNew({ member_id: member, node_id: node, at }),
    remove: (member: number, node: number) => remove({ member_id: member, node_id: node }),
  }
}
