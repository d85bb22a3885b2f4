import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { one, run, table } = openStatements(database)
  const { add, remove } = table('limits')
  return {
    add: (merchant: string, subject: string, at: number) => add({ merchant, subject, at }),
    since: one(
      (merchant: Param<string>, subject: Param<string>, from: Param<number>) => sql<{ count: number; oldest: number }>`
        SELECT count(*) AS count, ifnull(min(at), ${from}) AS oldest FROM limits
        WHERE merchant = ${merchant} AND subject = ${subject} AND at > ${from}`,
    ),
    forgetAll: () => remove({}),
    sweep: run((before: Param<number>) => db.deleteFrom('limits').where('at', '<=', before)),
  }
}
