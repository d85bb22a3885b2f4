import type { DatabaseSync } from 'node:sqlite'
import { whole } from '#sandbox/store/rows.ts'

export const favouritesSchema = `
CREATE TABLE favourites (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  node_id INTEGER NOT NULL REFERENCES games (node_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, node_id)
) STRICT, WITHOUT ROWID`

export function openFavourites(database: DatabaseSync) {
  const ids = database.prepare('SELECT node_id FROM favourites WHERE member_id = ? ORDER BY at DESC, node_id')
  const insert = database.prepare('INSERT INTO favourites VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const remove = database.prepare('DELETE FROM favourites WHERE member_id = ? AND node_id = ?')
  return {
    /** The latest first. */
    ids: (member: number): number[] => ids.all(member).map((row) => whole(row, 'node_id')),
    add(member: number, node: number, at: number): void {
      insert.run(member, node, at)
    },
    remove(member: number, node: number): void {
      remove.run(member, node)
    },
  }
}
