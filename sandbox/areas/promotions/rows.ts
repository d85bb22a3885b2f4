import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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

/** What a member has done with a promotion. */
export interface EntryRow {
  promotion: string
  state: 'joined' | 'applying' | 'rejected' | 'issued' | 'claimed' | 'signed'
  /** Milliseconds: since when it counts. */
  at: number
  /** Minor units that counted before that. */
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
  /** Minor units; of points whole ones. */
  amount: number
  /** What must be staked for it. */
  turnover: number | null
  given_at: number
  expires_at: number | null
  claimed_at: number | null
}

export function openEntries(database: DatabaseSync) {
  const { all, column, table } = openStatements(database)
  const { find, put } = table('promotion_entries')
  return {
    find: (member: number, promotion: string): EntryRow | null => find({ member_id: member, promotion }),
    set: (member: number, row: EntryRow): void => put({ ...row, member_id: member }),
    /** Who signed up for one, of a merchant's; who has claimed what they drew among them. */
    signed: column((merchant: Param<string>, promotion: Param<string>) =>
      db
        .selectFrom('promotion_entries')
        .innerJoin('members', 'members.id', 'promotion_entries.member_id')
        .select('member_id')
        .where('members.merchant', '=', merchant)
        .where('promotion', '=', promotion)
        .where('state', 'in', ['signed', 'claimed']),
    ),
    /** Those that wait for the operator's answer, the latest first. */
    asked: all((limit: Param<number>) =>
      db
        .selectFrom('promotion_entries')
        .select(['member_id as member', 'promotion'])
        .where('state', '=', 'applying')
        .orderBy('at', 'desc')
        .limit(limit),
    ),
  }
}

export interface Asked {
  state: RewardState
  /** Now: what ran out before is expired. */
  at: number
}

export function openRewards(database: DatabaseSync) {
  const { all, run, scalar, table } = openStatements(database)
  const { add, find } = table('rewards')
  const isWanted = (member: Param<number>, { state, at }: Param<Asked>) => sql<boolean>`member_id = ${member} AND CASE
    WHEN claimed_at IS NOT NULL THEN 'claimed' WHEN expires_at <= ${at} THEN 'expired' ELSE 'open' END = ${state}`
  const claim = run((id: Param<number>, at: Param<number>) =>
    db.updateTable('rewards').set({ claimed_at: at }).where('id', '=', id).where('claimed_at', 'is', null),
  )
  return {
    add: (member: number, row: Omit<RewardRow, 'id'>) => add({ ...row, member_id: member }),
    /** The latest first. */
    page: all(
      (member: Param<number>, asked: Param<Asked>, limit: Param<number>, offset: Param<number>) => sql<RewardRow>`
        SELECT * FROM rewards WHERE ${isWanted(member, asked)}
        ORDER BY given_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    count: scalar(
      (member: Param<number>, asked: Param<Asked>) => sql<{ count: number }>`
        SELECT count(*) AS count FROM rewards WHERE ${isWanted(member, asked)}`,
    ),
    /** Null where it is not the member's. */
    find: (member: number, id: number): RewardRow | null => find({ member_id: member, id }),
    /** False where it was claimed already. */
    claim: (id: number, at: number): boolean => claim(id, at) > 0,
  }
}
