import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  /** Minor units. */
  amount: number
  /** Milliseconds: when it was opened. */
  at: number
}

export const prizeKinds = ['money', 'points', 'none'] as const
export type PrizeKind = (typeof prizeKinds)[number]

export interface SpinRow {
  id: number
  kind: PrizeKind
  /** Minor units of the currency, or whole points. */
  amount: number
  at: number
}

/** How many spins were left on a day. */
export interface LeftRow {
  spins: number
  day: string
}

export function openEnvelopes(database: DatabaseSync) {
  const { all, table } = openStatements(database)
  const { addNew, has } = table('red_envelopes')
  return {
    /** False where it was opened already. */
    open: (member: number, row: EnvelopeRow): boolean => addNew({ ...row, member_id: member }),
    isOpened: (member: number, day: string): boolean => has({ member_id: member, day }),
    /** The latest first. */
    latest: all(
      (member: Param<number>, most: Param<number>) => sql<EnvelopeRow>`
        SELECT day, amount, at FROM red_envelopes WHERE member_id = ${member} ORDER BY at DESC, day DESC LIMIT ${most}`,
    ),
  }
}

export function openWheel(database: DatabaseSync) {
  const { all, table } = openStatements(database)
  const [spins, left] = [table('wheel_spins'), table('wheel_left')]
  return {
    /** Gives the spin's number. */
    add: (member: number, row: Omit<SpinRow, 'id'>): number => spins.add({ ...row, member_id: member }),
    /** The latest first. */
    latest: all(
      (member: Param<number>, most: Param<number>) => sql<SpinRow>`
        SELECT id, kind, amount, at FROM wheel_spins WHERE member_id = ${member} ORDER BY at DESC, id DESC LIMIT ${most}`,
    ),
    /** Null where the member has never spun. */
    left: (member: number): LeftRow | null => left.find({ member_id: member }),
    setLeft: (member: number, row: LeftRow): void => left.put({ ...row, member_id: member }),
  }
}
