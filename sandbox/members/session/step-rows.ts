import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'
import type { ChangeReason } from './session-rows.ts'

export const stepsSchema = `
CREATE TABLE steps (
  digest TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('unknown-address', 'two-factor')),
  change_reason TEXT,
  tries INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX steps_by_age ON steps (at)`

/** A log-in that waits for one more proof. */
export interface StepRow {
  /** Of the id that the visitor holds. */
  digest: string
  member_id: number
  reason: 'unknown-address' | 'two-factor'
  /** What the session will say of the password. */
  change_reason: ChangeReason | null
  /** Wrong ones so far. */
  tries: number
  /** Milliseconds. */
  at: number
}

export function openSteps(database: DatabaseSync) {
  const { run, table } = openStatements(database)
  const steps = table('steps')
  return {
    add: steps.add,
    find: (digest: string): StepRow | null => steps.find({ digest }),
    miss: run((digest: Param<string>) => sql`UPDATE steps SET tries = tries + 1 WHERE digest = ${digest}`),
    remove: (digest: string) => steps.remove({ digest }),
    removeOf: (member: number) => steps.remove({ member_id: member }),
    sweep: run((before: Param<number>) => db.deleteFrom('steps').where('at', '<=', before)),
  }
}
