import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, textOrNull, whole, wholeOrNull } from '#sandbox/store/rows.ts'

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

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time'
export type LimitPeriod = 'day' | 'week' | 'month'

export interface LimitRow {
  kind: LimitKind
  period: LimitPeriod | null
  /** Hundredths; of playing time minutes. Null: no limit. */
  amount: number | null
  asked_amount: number | null
  asked_period: LimitPeriod | null
  /** From when what was asked for may be confirmed; null where nothing was. */
  asked_from: number | null
}

export interface PauseRow {
  kind: 'break' | 'exclusion'
  /** Null: for good. */
  until: number | null
}

const kinds: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time']
const periods: readonly LimitPeriod[] = ['day', 'week', 'month']

/** What players set for themselves: limits, reality checks, breaks; and how long they have played. */
export function openPlayLimits(database: DatabaseSync) {
  const limits = database.prepare('SELECT * FROM play_limits WHERE member_id = ?')
  const put = database.prepare(`
    INSERT OR REPLACE INTO play_limits
    VALUES (:member, :kind, :period, :amount, :asked_amount, :asked_period, :asked_from)`)
  const reality = database.prepare('SELECT * FROM reality_checks WHERE member_id = ?')
  const putReality = database.prepare('INSERT OR REPLACE INTO reality_checks VALUES (?, ?, ?)')
  const pause = database.prepare('SELECT * FROM pauses WHERE member_id = ?')
  const putPause = database.prepare('INSERT OR REPLACE INTO pauses VALUES (?, ?, ?)')
  const time = database.prepare('SELECT * FROM play_time WHERE member_id = ? AND day = ?')
  const timeFrom = database.prepare(
    'SELECT ifnull(sum(milliseconds), 0) AS milliseconds FROM play_time WHERE member_id = ? AND day >= ?',
  )
  const putTime = database.prepare('INSERT OR REPLACE INTO play_time VALUES (?, ?, ?, ?)')
  return {
    /** One of each kind, in their order; those never set are without an amount. */
    of(member: number): LimitRow[] {
      const rows = limits.all(member).map(limitOf)
      return kinds.map((kind) => rows.find((row) => row.kind === kind) ?? unset(kind))
    },
    set(member: number, row: LimitRow): void {
      put.run({ member, ...row })
    },
    /** Null where none was ever set. */
    realityCheck(member: number): { minutes: number | null; seenAt: number } | null {
      const row = reality.get(member)
      return row ? { minutes: wholeOrNull(row, 'minutes'), seenAt: whole(row, 'seen_at') } : null
    },
    setRealityCheck(member: number, minutes: number | null, seenAt: number): void {
      putReality.run(member, minutes, seenAt)
    },
    /** The last one that began, over or not. */
    pause(member: number): PauseRow | null {
      const row = pause.get(member)
      if (!row) return null
      return { kind: text(row, 'kind') === 'break' ? 'break' : 'exclusion', until: wholeOrNull(row, 'until') }
    },
    setPause(member: number, { kind, until }: PauseRow): void {
      putPause.run(member, kind, until)
    },
    /** `day` in the merchant's time zone: "2026-11-20". */
    playTime(member: number, day: string): { milliseconds: number; lastAt: number } {
      const row = time.get(member, day)
      return row
        ? { milliseconds: whole(row, 'milliseconds'), lastAt: whole(row, 'last_at') }
        : { milliseconds: 0, lastAt: 0 }
    },
    /** Milliseconds from a day on. */
    playedFrom(member: number, day: string): number {
      const row = timeFrom.get(member, day)
      return row ? whole(row, 'milliseconds') : 0
    },
    setPlayTime(member: number, day: string, milliseconds: number, lastAt: number): void {
      putTime.run(member, day, milliseconds, lastAt)
    },
  }
}

function unset(kind: LimitKind): LimitRow {
  const period = kind === 'stake' ? null : kind === 'deposit' ? 'week' : 'day'
  return { kind, period, amount: null, asked_amount: null, asked_period: null, asked_from: null }
}

function limitOf(row: Row): LimitRow {
  const kind = kinds.find((each) => each === text(row, 'kind'))
  if (!kind) throw new TypeError('Column kind is not the kind of a limit')
  return {
    kind,
    period: periodOf(row, 'period'),
    amount: wholeOrNull(row, 'amount'),
    asked_amount: wholeOrNull(row, 'asked_amount'),
    asked_period: periodOf(row, 'asked_period'),
    asked_from: wholeOrNull(row, 'asked_from'),
  }
}

function periodOf(row: Row, column: string): LimitPeriod | null {
  const value = textOrNull(row, column)
  return periods.find((each) => each === value) ?? null
}
