import type { DatabaseSync } from 'node:sqlite'
import { openStatements } from './statements.ts'

export const metaSchema = 'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID'

/** Named facts about the state itself: what it was seeded from and when. */
export function openMeta(database: DatabaseSync) {
  const meta = openStatements(database).table('meta')
  return {
    get: (name: string): string | null => meta.find({ name })?.value ?? null,
    set: (name: string, value: string): void => meta.put({ name, value }),
  }
}
