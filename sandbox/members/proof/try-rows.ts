import type { DatabaseSync } from 'node:sqlite'
import { whole, wholeOrNull } from '#sandbox/store/rows.ts'

export const limitsSchema = `
CREATE TABLE limits (
  merchant TEXT NOT NULL,
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX limits_by_subject ON limits (merchant, subject, at);
CREATE INDEX limits_by_time ON limits (at)`

/** What was done how often, for limits of what may be done how often. */
export function openLimits(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO limits VALUES (?, ?, ?)')
  const since = database.prepare(
    'SELECT count(*) AS count, min(at) AS oldest FROM limits WHERE merchant = ? AND subject = ? AND at > ?',
  )
  const forget = database.prepare('DELETE FROM limits')
  const sweep = database.prepare('DELETE FROM limits WHERE at <= ?')
  return {
    add(merchant: string, subject: string, at: number): void {
      insert.run(merchant, subject, at)
    },
    since(merchant: string, subject: string, from: number): { count: number; oldest: number } {
      const row = since.get(merchant, subject, from)
      return { count: row ? whole(row, 'count') : 0, oldest: row ? (wholeOrNull(row, 'oldest') ?? from) : from }
    },
    forgetAll(): void {
      forget.run()
    },
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}
