import type { DatabaseSync } from 'node:sqlite'
import { whole, wholeOrNull } from './rows.ts'

export const attemptsSchema = `
CREATE TABLE attempts (
  merchant TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_name ON attempts (merchant, name, at);
CREATE INDEX attempts_by_address ON attempts (merchant, address, at)`

interface AttemptKey {
  merchant: string
  name: string
  address: string
}

/** Failed log-ins. */
export function openAttempts(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO attempts VALUES (:merchant, :name, :address, :at)')
  const byName = database.prepare(
    'SELECT count(*) AS count, min(at) AS oldest FROM attempts WHERE merchant = ? AND name = ? AND at > ?',
  )
  const byAddress = database.prepare(
    'SELECT count(*) AS count, min(at) AS oldest FROM attempts WHERE merchant = ? AND address = ? AND at > ?',
  )
  const forgive = database.prepare('DELETE FROM attempts WHERE merchant = ? AND name = ? AND address = ?')
  const sweep = database.prepare('DELETE FROM attempts WHERE at <= ?')
  const forget = database.prepare('DELETE FROM attempts')
  return {
    add(key: AttemptKey, at: number): void {
      insert.run({ ...key, at })
    },
    /** Failures since, of the name or of the address: whichever has more. */
    since({ merchant, name, address }: AttemptKey, since: number): { count: number; oldest: number } {
      const counts = [byName.get(merchant, name, since), byAddress.get(merchant, address, since)].map((row) => ({
        count: row ? whole(row, 'count') : 0,
        oldest: row ? (wholeOrNull(row, 'oldest') ?? since) : since,
      }))
      return counts.reduce((most, next) => (next.count > most.count ? next : most))
    },
    /** Forgets the failures of one name from one address; those of other names from there stay. */
    forgive({ merchant, name, address }: AttemptKey): void {
      forgive.run(merchant, name, address)
    },
    sweep(before: number): void {
      sweep.run(before)
    },
    forgetAll(): void {
      forget.run()
    },
  }
}
