import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const playLimitsSchema = `
CREATE TABLE play_limits (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period TEXT CHECK (period IN ('day', 'week', 'month')),
  amount INTEGER CHECK (amount >= 0),
  asked_amount INTEGER CHECK (asked_amount >= 0),
  asked_period TEXT CHECK (asked_period IN ('day', 'week', 'month')),
  asked_from INTEGER,
  PRIMARY KEY (member_id, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE reality_checks (
  member_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  minutes INTEGER CHECK (minutes > 0),
  seen_at INTEGER NOT NULL
) STRICT;
CREATE TABLE pauses (
  member_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('break', 'exclusion')),
  until INTEGER
) STRICT;
CREATE TABLE play_time (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
  last_at INTEGER NOT NULL,
  PRIMARY KEY (member_id, day)
) STRICT, WITHOUT ROWID`

/** Limits of several periods of one kind. A wish for another period was a wish of that one limit, and ends. */
export const limitsOfPeriods = `
CREATE TABLE limits_of_periods (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month', 'stake')),
  amount INTEGER CHECK (amount >= 0),
  asked_amount INTEGER CHECK (asked_amount >= 0),
  asked_from INTEGER,
  PRIMARY KEY (member_id, kind, period)
) STRICT, WITHOUT ROWID;
INSERT INTO limits_of_periods
  SELECT member_id, kind, ifnull(period, 'stake'), amount,
    iif(asked_period IS period, asked_amount, NULL), iif(asked_period IS period, asked_from, NULL)
  FROM play_limits;
DROP TABLE play_limits;
ALTER TABLE limits_of_periods RENAME TO play_limits`

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time'
export type LimitPeriod = 'day' | 'week' | 'month'

export interface LimitRow {
  kind: LimitKind
  /** A stake limit is of each bet. */
  period: LimitPeriod | 'stake'
  /** Minor units; of playing time minutes. Null: no limit. */
  amount: number | null
  asked_amount: number | null
  /** From when what was asked for may be confirmed; null where nothing was. */
  asked_from: number | null
}

export interface PauseRow {
  kind: 'break' | 'exclusion'
  /** Null: for good. */
  until: number | null
}

const periods = ['day', 'week', 'month'] as const
const periodsOf = { deposit: periods, loss: periods, stake: ['stake'], time: periods } as const
const kinds = ['deposit', 'loss', 'stake', 'time'] as const
const places = kinds.flatMap((kind) => periodsOf[kind].map((period) => ({ kind, period })))

/** What players set for themselves: limits, reality checks, breaks; and how long they have played. */
export function openPlayLimits(database: DatabaseSync) {
  const { all, scalar, table } = openStatements(database)
  const [limits, reality, pauses, time] = [
    table('play_limits'),
    table('reality_checks'),
    table('pauses'),
    table('play_time'),
  ]
  const ofMember = all((member: Param<number>) =>
    db.selectFrom('play_limits').selectAll().where('member_id', '=', member),
  )
  return {
    /** One of each kind and period, in their order; those never set are without an amount. */
    of(member: number): LimitRow[] {
      const rows = ofMember(member)
      return places.map(
        ({ kind, period }) => rows.find((row) => row.kind === kind && row.period === period) ?? unset(kind, period),
      )
    },
    set: (member: number, row: LimitRow): void => limits.put({ ...row, member_id: member }),
    /** Null where none was ever set. */
    realityCheck: (member: number) => reality.find({ member_id: member }),
    setRealityCheck: (member: number, minutes: number | null, seenAt: number): void =>
      reality.put({ member_id: member, minutes, seen_at: seenAt }),
    /** The last one that began, over or not. */
    pause: (member: number): PauseRow | null => pauses.find({ member_id: member }),
    setPause: (member: number, pause: PauseRow): void => pauses.put({ ...pause, member_id: member }),
    /** `day` in the merchant's time zone: "2026-11-20". */
    playTime: (member: number, day: string): { milliseconds: number; last_at: number } =>
      time.find({ member_id: member, day }) ?? { milliseconds: 0, last_at: 0 },
    /** Milliseconds from a day on. */
    playedFrom: scalar(
      (member: Param<number>, day: Param<string>) => sql<{ milliseconds: number }>`
        SELECT ifnull(sum(milliseconds), 0) AS milliseconds FROM play_time WHERE member_id = ${member} AND day >= ${day}`,
    ),
    setPlayTime: (member: number, day: string, milliseconds: number, lastAt: number): void =>
      time.put({ member_id: member, day, milliseconds, last_at: lastAt }),
  }
}

const unset = (kind: LimitKind, period: LimitRow['period']): LimitRow => ({
  kind,
  period,
  amount: null,
  asked_amount: null,
  asked_from: null,
})
