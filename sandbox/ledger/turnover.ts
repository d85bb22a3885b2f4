import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '../store/rows.ts'

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

/** Amounts in hundredths. */
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
  const add = database.prepare(`
    INSERT INTO turnover (member_id, title, required, done, tied, at)
    VALUES (:member_id, :title, :required, 0, :tied, :at)`)
  const open = database.prepare('SELECT * FROM turnover WHERE member_id = ? AND done < required ORDER BY id')
  const setDone = database.prepare('UPDATE turnover SET done = ? WHERE id = ?')
  const drop = database.prepare('UPDATE turnover SET done = required WHERE member_id = ? AND done < required')
  const openOf = (member: number): TurnoverRow[] => open.all(member).map(turnoverOf)
  return {
    add(row: Omit<TurnoverRow, 'id' | 'done'>): void {
      add.run({ ...row })
    },
    /** The oldest first. */
    open: openOf,
    /** Counts what was staked, once: towards the oldest first, what is over towards the next. Inside `together`. */
    count(member: number, valid: number): void {
      let left = valid
      for (const { id, required, done } of openOf(member)) {
        if (left <= 0) return
        const taken = Math.min(left, required - done)
        setDone.run(done + taken, id)
        left -= taken
      }
    },
    /** Nothing is owed any more. */
    drop(member: number): void {
      drop.run(member)
    },
  }
}

function turnoverOf(row: Row): TurnoverRow {
  return {
    id: whole(row, 'id'),
    member_id: whole(row, 'member_id'),
    title: text(row, 'title'),
    required: whole(row, 'required'),
    done: whole(row, 'done'),
    tied: whole(row, 'tied'),
    at: whole(row, 'at'),
  }
}
