import type { DatabaseSync } from 'node:sqlite'
import { text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

export const captchasSchema = `
CREATE TABLE captchas (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  address TEXT NOT NULL,
  text TEXT NOT NULL,
  sum INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX captchas_by_address ON captchas (merchant, address, at)`

/** Captchas of the older shape, which had their answers in them, end with this step. */
export const hashedCaptchasSchema = `
DROP TABLE captchas;
CREATE TABLE captchas (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  address TEXT NOT NULL,
  text_digest TEXT NOT NULL,
  words TEXT NOT NULL,
  pair_digest TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX captchas_by_address ON captchas (merchant, address, at)`

export interface CaptchaRow {
  id: string
  merchant: string
  address: string
  /** Of the picture's letters. */
  text_digest: string
  /** All words of the question, as JSON. */
  words: string
  /** Of the two that are right. */
  pair_digest: string
  /** Milliseconds. */
  at: number
}

export function openCaptchas(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO captchas VALUES (:id, :merchant, :address, :text_digest, :words, :pair_digest, :at)',
  )
  const take = database.prepare(
    'DELETE FROM captchas WHERE merchant = ? AND id = ? RETURNING text_digest, words, pair_digest, at',
  )
  const last = database.prepare('SELECT max(at) AS at FROM captchas WHERE merchant = ? AND address = ?')
  const sweep = database.prepare('DELETE FROM captchas WHERE at <= ?')
  return {
    add(captcha: CaptchaRow): void {
      insert.run({ ...captcha })
    },
    /** Looks a captcha up and uses it up. */
    take(merchant: string, id: string): Pick<CaptchaRow, 'text_digest' | 'words' | 'pair_digest' | 'at'> | null {
      const row = take.get(merchant, id)
      if (!row) return null
      return {
        text_digest: text(row, 'text_digest'),
        words: text(row, 'words'),
        pair_digest: text(row, 'pair_digest'),
        at: whole(row, 'at'),
      }
    },
    lastIssued(merchant: string, address: string): number | null {
      const row = last.get(merchant, address)
      return row ? wholeOrNull(row, 'at') : null
    },
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}
