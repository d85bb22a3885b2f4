import type { DatabaseSync } from 'node:sqlite'
import { text, textOrNull, whole } from '#sandbox/store/rows.ts'
import { type ChangeReason, changeReasonOf } from './session-rows.ts'

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
  const insert = database.prepare(
    'INSERT INTO steps VALUES (:digest, :member_id, :reason, :change_reason, :tries, :at)',
  )
  const select = database.prepare('SELECT * FROM steps WHERE digest = ?')
  const miss = database.prepare('UPDATE steps SET tries = tries + 1 WHERE digest = ?')
  const remove = database.prepare('DELETE FROM steps WHERE digest = ?')
  const removeOf = database.prepare('DELETE FROM steps WHERE member_id = ?')
  const sweep = database.prepare('DELETE FROM steps WHERE at <= ?')
  return {
    add(step: StepRow): void {
      insert.run({ ...step })
    },
    find(digest: string): StepRow | null {
      const row = select.get(digest)
      if (!row) return null
      return {
        digest: text(row, 'digest'),
        member_id: whole(row, 'member_id'),
        reason: text(row, 'reason') === 'two-factor' ? 'two-factor' : 'unknown-address',
        change_reason: changeReasonOf(textOrNull(row, 'change_reason')),
        tries: whole(row, 'tries'),
        at: whole(row, 'at'),
      }
    },
    miss(digest: string): void {
      miss.run(digest)
    },
    remove(digest: string): void {
      remove.run(digest)
    },
    removeOf(member: number): void {
      removeOf.run(member)
    },
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}
