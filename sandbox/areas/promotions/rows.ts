import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, textOrNull, whole, wholeOrNull } from '#sandbox/store/rows.ts'

/** How many rewards are open is counted, and no longer kept beside the member. */
export const promotionsSchema = `
CREATE TABLE promotion_entries (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  promotion TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('joined', 'applying', 'rejected', 'issued', 'claimed', 'signed')),
  at INTEGER NOT NULL,
  done INTEGER NOT NULL CHECK (done >= 0),
  reason TEXT,
  PRIMARY KEY (member_id, promotion)
) STRICT, WITHOUT ROWID;
CREATE TABLE rewards (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('bonus', 'rebate', 'birthday', 'rank', 'mission')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  turnover INTEGER CHECK (turnover > 0),
  given_at INTEGER NOT NULL,
  expires_at INTEGER,
  claimed_at INTEGER
) STRICT;
CREATE INDEX rewards_by_member ON rewards (member_id, given_at);
ALTER TABLE members DROP COLUMN open_promotions`

/** Rewards may be points too. */
export const pointRewardsSchema = `
CREATE TABLE rewards_anew (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('bonus', 'rebate', 'points', 'birthday', 'rank', 'mission')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  turnover INTEGER CHECK (turnover > 0),
  given_at INTEGER NOT NULL,
  expires_at INTEGER,
  claimed_at INTEGER
) STRICT;
INSERT INTO rewards_anew SELECT * FROM rewards;
DROP TABLE rewards;
ALTER TABLE rewards_anew RENAME TO rewards;
CREATE INDEX rewards_by_member ON rewards (member_id, given_at)`

const entryStates = ['joined', 'applying', 'rejected', 'issued', 'claimed', 'signed'] as const

/** What a member has done with a promotion. */
export interface EntryRow {
  promotion: string
  state: (typeof entryStates)[number]
  /** Milliseconds: since when it counts. */
  at: number
  /** Hundredths that counted before that. */
  done: number
  /** Which reason it was rejected for. */
  reason: string | null
}

export const rewardKinds = ['bonus', 'rebate', 'points', 'birthday', 'rank', 'mission'] as const
export const rewardStates = ['open', 'claimed', 'expired'] as const
export type RewardState = (typeof rewardStates)[number]

/** Instants in milliseconds. */
export interface RewardRow {
  id: number
  kind: (typeof rewardKinds)[number]
  /** Hundredths; of points whole ones. */
  amount: number
  /** What must be staked for it. */
  turnover: number | null
  given_at: number
  expires_at: number | null
  claimed_at: number | null
}

export function openEntries(database: DatabaseSync) {
  const find = database.prepare('SELECT * FROM promotion_entries WHERE member_id = ? AND promotion = ?')
  const put = database.prepare(
    'INSERT OR REPLACE INTO promotion_entries VALUES (:member, :promotion, :state, :at, :done, :reason)',
  )
  const asked = database.prepare(
    "SELECT member_id, promotion FROM promotion_entries WHERE state = 'applying' ORDER BY at DESC LIMIT ?",
  )
  return {
    find(member: number, promotion: string): EntryRow | null {
      const row = find.get(member, promotion)
      return row ? entryOf(row) : null
    },
    set(member: number, row: EntryRow): void {
      put.run({ member, ...row })
    },
    /** Those that wait for the operator's answer, the latest first. */
    asked: (limit: number): { member: number; promotion: string }[] =>
      asked.all(limit).map((row) => ({ member: whole(row, 'member_id'), promotion: text(row, 'promotion') })),
  }
}

const stateNow = `CASE WHEN claimed_at IS NOT NULL THEN 'claimed' WHEN expires_at <= :at THEN 'expired' ELSE 'open' END`

export interface Asked {
  state: RewardState
  /** Now: what ran out before is expired. */
  at: number
}

export function openRewards(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO rewards (member_id, kind, amount, turnover, given_at, expires_at, claimed_at)
    VALUES (:member, :kind, :amount, :turnover, :given_at, :expires_at, :claimed_at)`)
  const list = database.prepare(`
    SELECT * FROM rewards WHERE member_id = :member AND ${stateNow} = :state
    ORDER BY given_at DESC, id DESC LIMIT :limit OFFSET :offset`)
  const count = database.prepare(
    `SELECT count(*) AS count FROM rewards WHERE member_id = :member AND ${stateNow} = :state`,
  )
  const find = database.prepare('SELECT * FROM rewards WHERE member_id = ? AND id = ?')
  const claim = database.prepare('UPDATE rewards SET claimed_at = ? WHERE id = ? AND claimed_at IS NULL')
  return {
    add(member: number, row: Omit<RewardRow, 'id'>): void {
      add.run({ member, ...row })
    },
    /** The latest first. */
    page: (member: number, { state, at }: Asked, limit: number, offset: number): RewardRow[] =>
      list.all({ member, state, at, limit, offset }).map(rewardOf),
    count(member: number, { state, at }: Asked): number {
      const row = count.get({ member, state, at })
      return row ? whole(row, 'count') : 0
    },
    /** Null where it is not the member's. */
    find(member: number, id: number): RewardRow | null {
      const row = find.get(member, id)
      return row ? rewardOf(row) : null
    },
    /** False where it was claimed already. */
    claim: (id: number, at: number): boolean => claim.run(at, id).changes > 0,
  }
}

function entryOf(row: Row): EntryRow {
  const state = entryStates.find((each) => each === text(row, 'state'))
  if (!state) throw new TypeError('Column state is not the state of a promotion')
  return {
    promotion: text(row, 'promotion'),
    state,
    at: whole(row, 'at'),
    done: whole(row, 'done'),
    reason: textOrNull(row, 'reason'),
  }
}

function rewardOf(row: Row): RewardRow {
  const kind = rewardKinds.find((each) => each === text(row, 'kind'))
  if (!kind) throw new TypeError('Column kind is not the kind of a reward')
  return {
    id: whole(row, 'id'),
    kind,
    amount: whole(row, 'amount'),
    turnover: wholeOrNull(row, 'turnover'),
    given_at: whole(row, 'given_at'),
    expires_at: wholeOrNull(row, 'expires_at'),
    claimed_at: wholeOrNull(row, 'claimed_at'),
  }
}
