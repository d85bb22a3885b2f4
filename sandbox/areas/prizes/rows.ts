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

/** What an envelope held waits for an answer; a spin is drawn by a seed that was fixed before it. */
export const answeredEnvelopesAndSeeds = `
ALTER TABLE red_envelopes ADD COLUMN state TEXT NOT NULL DEFAULT 'taken' CHECK (state IN ('opened', 'taken', 'refused'));
ALTER TABLE wheel_spins ADD COLUMN turnover_id INTEGER REFERENCES turnover (id);
CREATE TABLE wheel_seeds (
  member_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number > 0),
  seed TEXT NOT NULL
) STRICT`

export interface EnvelopeRow {
  /** "2026-11-16" */
  day: string
  /** Minor units. */
  amount: number
  /** Milliseconds: when it was opened. */
  at: number
  /** `opened`: neither taken nor refused. */
  state: 'opened' | 'taken' | 'refused'
}

export const prizeKinds = ['money', 'points', 'none'] as const
export type PrizeKind = (typeof prizeKinds)[number]

export interface SpinRow {
  id: number
  kind: PrizeKind
  /** Minor units of the currency, or whole points. */
  amount: number
  at: number
  /** What must be staked for it; null where nothing must be. */
  turnover_id: number | null
}

/** What the next spin of a member's is drawn by: its number, from 1, and 32 bytes in hexadecimal. */
export interface SeedRow {
  number: number
  seed: string
}

/** How many spins were left on a day. */
export interface LeftRow {
  spins: number
  day: string
}

export function openEnvelopes(database: DatabaseSync) {
  const { all, table } = openStatements(database)
  const { addNew, change, find } = table('red_envelopes')
  return {
    /** False where it was opened already. */
    open: (member: number, row: EnvelopeRow): boolean => addNew({ ...row, member_id: member }),
    /** Null where it was not opened. */
    of: (member: number, day: string): EnvelopeRow | null => find({ member_id: member, day }),
    answer: (member: number, day: string, state: 'taken' | 'refused'): void => {
      change({ member_id: member, day }, { state })
    },
    /** Those that were neither taken nor refused, the oldest first. */
    undecided: all(
      (member: Param<number>) => sql<EnvelopeRow>`
        SELECT day, amount, at, state FROM red_envelopes WHERE member_id = ${member} AND state = 'opened' ORDER BY day`,
    ),
    /** Those that were taken or refused, the latest first. */
    latest: all(
      (member: Param<number>, most: Param<number>) => sql<EnvelopeRow>`
        SELECT day, amount, at, state FROM red_envelopes WHERE member_id = ${member} AND state <> 'opened'
        ORDER BY at DESC, day DESC LIMIT ${most}`,
    ),
  }
}

export function openWheel(database: DatabaseSync) {
  const { all, table } = openStatements(database)
  const [spins, left, seeds] = [table('wheel_spins'), table('wheel_left'), table('wheel_seeds')]
  return {
    /** Gives the spin's number. */
    add: (member: number, row: Omit<SpinRow, 'id'>): number => spins.add({ ...row, member_id: member }),
    /** The latest first, with what must be staked for it and what of that is done. */
    latest: all(
      (member: Param<number>, most: Param<number>) => sql<SpinRow & { required: number | null; done: number | null }>`
        SELECT spin.*, turnover.required, turnover.done
        FROM wheel_spins AS spin LEFT JOIN turnover ON turnover.id = spin.turnover_id
        WHERE spin.member_id = ${member} ORDER BY spin.at DESC, spin.id DESC LIMIT ${most}`,
    ),
    /** Null where the member has never spun. */
    left: (member: number): LeftRow | null => left.find({ member_id: member }),
    setLeft: (member: number, row: LeftRow): void => left.put({ ...row, member_id: member }),
    seed: (member: number): SeedRow | null => seeds.find({ member_id: member }),
    setSeed: (member: number, row: SeedRow): void => seeds.put({ ...row, member_id: member }),
  }
}
