import type { DatabaseSync } from 'node:sqlite'
import { openStatements } from '../store/statements.ts'

export const memberLanguagesSchema = `
CREATE TABLE member_languages (
  member_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  language TEXT NOT NULL
) STRICT`

/** The language that a member read last, by its code. */
export function openMemberLanguages(database: DatabaseSync) {
  const { find, put } = openStatements(database).table('member_languages')
  return {
    /** Null where the member never told. */
    of: (member: number): string | null => find({ member_id: member })?.language ?? null,
    set: (member: number, language: string): void => put({ member_id: member, language }),
  }
}
