import type { DatabaseSync } from 'node:sqlite'
import { db, type Param } from '../store/query.ts'
import { openStatements } from '../store/statements.ts'

/** What must be staked before money is paid out. What is open is `done < required`. */
export const turnoverSchema = `
CREATE TABLE turnover (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  title TEXT NOT NULL,
  required INTEGER NOT NULL CHECK (required > 0),
  done INTEGER NOT NULL CHECK (done BETWEEN 0 AND required),
  tied INTEGER NOT NULL CHECK (tied >= 0),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX turnover_open ON turnover (member_id, id) WHERE done < required`

/** Amounts in minor units. */
export interface TurnoverRow {
  id: number
  member_id: number
  /** What it comes from, by language, as JSON: `{"EN":"Welcome bonus"}`. */
  title: string
  required: number
  done: number
  /** How much of the balance it holds back while it is open. */
  tied: number
  at: number
}

export function openTurnover(database: DatabaseSync) {
  const { all, run, table } = openStatements(database)
  const { add, change } = table('turnover')
  const open = all((member: Param<number>) =>
    db
      .selectFrom('turnover')
      .selectAll()
      .where('member_id', '=', member)
      .whereRef('done', '<', 'required')
      .orderBy('id'),
  )
  return {
    add: (row: Omit<TurnoverRow, 'id' | 'done'>) => add({ ...row, done: 0 }),
    /** The oldest first. */
    open,
    /** Counts what was staked, once: towards the oldest first, what is over towards the next. Inside a transaction. */
    count(member: number, valid: number): void {
      let left = valid
      for (const { id, required, done } of open(member)) {
        if (left <= 0) return
        const taken = Math.min(left, required - done)
        change({ id }, { done: done + taken })
        left -= taken
      }
    },
    /** Nothing is owed any more. */
    drop: run((member: Param<number>) =>
      db
        .updateTable('turnover')
        .set(({ ref }) => ({ done: ref('required') }))
        .where('member_id', '=', member)
        .whereRef('done', '<', 'required'),
    ),
  }
}
