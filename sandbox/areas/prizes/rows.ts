import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'

/** Envelopes that were opened, by the first day of the time that they are for; and the wheel's spins. */
export const prizesSchema = `
CREATE TABLE red_envelopes (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE wheel_spins (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('money', 'points', 'none')),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX wheel_spins_by_member ON wheel_spins (member_id, id);
CREATE TABLE wheel_left (
  member_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  spins INTEGER NOT NULL CHECK (spins >= 0),
  day TEXT NOT NULL
) STRICT`

export interface EnvelopeRow {
  /** "2026-11-16" */
  day: string
  /** Hundredths. */
  amount: number
  /** Milliseconds: when it was opened. */
  at: number
}

export const prizeKinds = ['money', 'points', 'none'] as const
export type PrizeKind = (typeof prizeKinds)[number]

export interface SpinRow {
  id: number
  kind: PrizeKind
  /** Hundredths of the currency, or whole points. */
  amount: number
  at: number
}

/** How many spins were left on a day. */
export interface LeftRow {
  spins: number
  day: string
}

export function openEnvelopes(database: DatabaseSync) {
  const add = database.prepare('INSERT OR IGNORE INTO red_envelopes VALUES (:member, :day, :amount, :at)')
  const latest = database.prepare(
    'SELECT day, amount, at FROM red_envelopes WHERE member_id = ? ORDER BY at DESC, day DESC LIMIT ?',
  )
  const has = database.prepare('SELECT 1 FROM red_envelopes WHERE member_id = ? AND day = ?')
  return {
    /** False where it was opened already. */
    open: (member: number, row: EnvelopeRow): boolean => add.run({ member, ...row }).changes > 0,
    isOpened: (member: number, day: string): boolean => has.get(member, day) !== undefined,
    /** The latest first. */
    latest: (member: number, most: number): EnvelopeRow[] => latest.all(member, most).map(envelopeOf),
  }
}

export function openWheel(database: DatabaseSync) {
  const add = database.prepare(
    'INSERT INTO wheel_spins (member_id, kind, amount, at) VALUES (:member, :kind, :amount, :at)',
  )
  const latest = database.prepare(
    'SELECT id, kind, amount, at FROM wheel_spins WHERE member_id = ? ORDER BY at DESC, id DESC LIMIT ?',
  )
  const left = database.prepare('SELECT spins, day FROM wheel_left WHERE member_id = ?')
  const setLeft = database.prepare('INSERT OR REPLACE INTO wheel_left VALUES (:member, :spins, :day)')
  return {
    /** Gives the spin's number. */
    add: (member: number, row: Omit<SpinRow, 'id'>): number => Number(add.run({ member, ...row }).lastInsertRowid),
    /** The latest first. */
    latest: (member: number, most: number): SpinRow[] => latest.all(member, most).map(spinOf),
    /** Null where the member has never spun. */
    left(member: number): LeftRow | null {
      const row = left.get(member)
      return row ? { spins: whole(row, 'spins'), day: text(row, 'day') } : null
    },
    setLeft(member: number, row: LeftRow): void {
      setLeft.run({ member, ...row })
    },
  }
}

function envelopeOf(row: Row): EnvelopeRow {
  return { day: text(row, 'day'), amount: whole(row, 'amount'), at: whole(row, 'at') }
}

function spinOf(row: Row): SpinRow {
  const kind = prizeKinds.find((each) => each === text(row, 'kind'))
  if (!kind) throw new TypeError('Column kind is not the kind of a prize')
  return { id: whole(row, 'id'), kind, amount: whole(row, 'amount'), at: whole(row, 'at') }
}
