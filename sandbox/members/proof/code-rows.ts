import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const codesSchema = `
CREATE TABLE codes (
  merchant TEXT NOT NULL,
  purpose TEXT NOT NULL,
  target TEXT NOT NULL,
  digest TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  PRIMARY KEY (merchant, purpose, target)
) STRICT, WITHOUT ROWID`

/** What a code is for and where it went: one at a time. */
export interface CodeKey {
  merchant: string
  purpose: string
  /** E.164, an e-mail address, or another name for who gets it. */
  target: string
}

export interface CodeRow {
  digest: string
  /** Milliseconds. */
  expires_at: number
  /** Wrong ones so far. */
  tries: number
}

/** One-time codes that were sent. */
export function openCodes(database: DatabaseSync) {
  const { run, table } = openStatements(database)
  const { find, put, remove } = table('codes')
  return {
    find: ({ merchant, purpose, target }: CodeKey): CodeRow | null => find({ merchant, purpose, target }),
    /** In the place of the one before. */
    put: (key: CodeKey, code: Omit<CodeRow, 'tries'>): void => put({ ...key, ...code, tries: 0 }),
    miss: run(
      ({ merchant, purpose, target }: Param<CodeKey>) => sql`
        UPDATE codes SET tries = tries + 1 WHERE merchant = ${merchant} AND purpose = ${purpose} AND target = ${target}`,
    ),
    remove: ({ merchant, purpose, target }: CodeKey) => remove({ merchant, purpose, target }),
    sweep: run((before: Param<number>) => db.deleteFrom('codes').where('expires_at', '<=', before)),
  }
}
