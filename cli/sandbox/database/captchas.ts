import type { DatabaseSync } from 'node:sqlite'
import { text, whole, wholeOrNull } from './rows.ts'

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

interface CaptchaRow {
  id: string
  merchant: string
  address: string
  text: string
  sum: number
  /** Milliseconds. */
  at: number
}

export function openCaptchas(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO captchas VALUES (:id, :merchant, :address, :text, :sum, :at)')
  const take = database.prepare('DELETE FROM captchas WHERE merchant = ? AND id = ? RETURNING text, sum, at')
  const last = database.prepare('SELECT max(at) AS at FROM captchas WHERE merchant = ? AND address = ?')
  const sweep = database.prepare('DELETE FROM captchas WHERE at <= ?')
  return {
    add(captcha: CaptchaRow): void {
      insert.run({ ...captcha })
    },
    /** Looks a captcha up and uses it up. */
    take(merchant: string, id: string): Pick<CaptchaRow, 'text' | 'sum' | 'at'> | null {
      const row = take.get(merchant, id)
      return row ? { text: text(row, 'text'), sum: whole(row, 'sum'), at: whole(row, 'at') } : null
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
