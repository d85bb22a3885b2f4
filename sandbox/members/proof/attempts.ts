import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { one, run, table } = openStatements(database)
  const { add, remove } = table('attempts')
  const countBy = (column: 'name' | 'address') =>
    one(
      (key: Param<AttemptKey>, since: Param<number>) => sql<Count>`
        SELECT count(*) AS count, ifnull(min(at), ${since}) AS oldest FROM attempts
        WHERE merchant = ${key.merchant} AND ${sql.ref(column)} = ${key[column]} AND at > ${since}`,
    )
  const [byName, byAddress] = [countBy('name'), countBy('address')]
  const counts = (key: AttemptKey, since: number) => ({ byName: byName(key, since), byAddress: byAddress(key, since) })
  return {
    add: ({ merchant, name, address }: AttemptKey, at: number) => add({ merchant, name, address, at }),
    /** Failures since, of the name or of the address: whichever has more. */
    since(key: AttemptKey, since: number): Count {
      const of = counts(key, since)
      return of.byAddress.count > of.byName.count ? of.byAddress : of.byName
    },
    /** Failures since, of the name from anywhere and from the address with any name. */
    counts,
    /** Forgets the failures of one name from one address; those of other names from there stay. */
    forgive: ({ merchant, name, address }: AttemptKey) => remove({ merchant, name, address }),
    sweep: run((before: Param<number>) => db.deleteFrom('attempts').where('at', '<=', before)),
    forgetAll: () => remove({}),
  }
}
