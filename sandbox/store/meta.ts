import type { DatabaseSync } from 'node:sqlite'
import { text } from './rows.ts'

export const metaSchema = 'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID'

/** Named facts about the state itself: what it was seeded from and when. */
export function openMeta(database: DatabaseSync) {
  const select = database.prepare('SELECT value FROM meta WHERE name = ?')
  const upsert = database.prepare(
    'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  return {
    get(name: string): string | null {
      const row = select.get(name)
      return row ? text(row, 'value') : null
    },
    set(name: string, value: string): void {
      upsert.run(name, value)
    },
  }
}
