import type { DatabaseSync } from 'node:sqlite'
import { text, whole } from '#sandbox/store/rows.ts'

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
  const select = database.prepare(
    'SELECT * FROM codes WHERE merchant = :merchant AND purpose = :purpose AND target = :target',
  )
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO codes VALUES (:merchant, :purpose, :target, :digest, :expires_at, 0)',
  )
  const miss = database.prepare(
    'UPDATE codes SET tries = tries + 1 WHERE merchant = :merchant AND purpose = :purpose AND target = :target',
  )
  const remove = database.prepare(
    'DELETE FROM codes WHERE merchant = :merchant AND purpose = :purpose AND target = :target',
  )
  const sweep = database.prepare('DELETE FROM codes WHERE expires_at <= ?')
  return {
    find(key: CodeKey): CodeRow | null {
      const row = select.get({ ...key })
      if (!row) return null
      return { digest: text(row, 'digest'), expires_at: whole(row, 'expires_at'), tries: whole(row, 'tries') }
    },
    /** In the place of the one before. */
    put(key: CodeKey, code: Omit<CodeRow, 'tries'>): void {
      upsert.run({ ...key, ...code })
    },
    miss(key: CodeKey): void {
      miss.run({ ...key })
    },
    remove(key: CodeKey): void {
      remove.run({ ...key })
    },
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}
