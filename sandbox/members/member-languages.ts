import type { DatabaseSync } from 'node:sqlite'
import { text } from '../store/rows.ts'

export const memberLanguagesSchema = `
CREATE TABLE member_languages (
  member_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  language TEXT NOT NULL
) STRICT`

/** The language that a member read last, by its code. */
export function openMemberLanguages(database: DatabaseSync) {
  const select = database.prepare('SELECT language FROM member_languages WHERE member_id = ?')
  const put = database.prepare('INSERT OR REPLACE INTO member_languages VALUES (?, ?)')
  return {
    /** Null where the member never told. */
    of(member: number): string | null {
      const row = select.get(member)
      return row ? text(row, 'language') : null
    },
    set(member: number, language: string): void {
      put.run(member, language)
    },
  }
}
