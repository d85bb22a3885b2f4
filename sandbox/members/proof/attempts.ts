import type { DatabaseSync } from 'node:sqlite'
import { type Row, whole, wholeOrNull } from '#sandbox/store/rows.ts'

export const attemptsSchema = `
CREATE TABLE attempts (
  merchant TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_name ON attempts (merchant, name, at);
CREATE INDEX attempts_by_address ON attempts (merchant, address, at)`

export interface AttemptKey {
  merchant: string
  name: string
  address: string
}

export interface Count {
  count: number
  oldest: number
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
  const countOf = (row: Row | undefined, since: number): Count => ({
    count: row ? whole(row, 'count') : 0,
    oldest: row ? (wholeOrNull(row, 'oldest') ?? since) : since,
  })
  const counts = ({ merchant, name, address }: AttemptKey, since: number) => ({
    byName: countOf(byName.get(merchant, name, since), since),
    byAddress: countOf(byAddress.get(merchant, address, since), since),
  })
  return {
    add(key: AttemptKey, at: number): void {
      insert.run({ merchant: key.merchant, name: key.name, address: key.address, at })
    },
    /** Failures since, of the name or of the address: whichever has more. */
    since(key: AttemptKey, since: number): Count {
      const of = counts(key, since)
      return of.byAddress.count > of.byName.count ? of.byAddress : of.byName
    },
    /** Failures since, of the name from anywhere and from the address with any name. */
    counts,
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
