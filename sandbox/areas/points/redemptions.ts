import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** What was redeemed; and what was staked towards the next points. */
export const redemptionsSchema = `
CREATE TABLE redemptions (
  reference TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  item TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  points INTEGER NOT NULL CHECK (points > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  address TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('process', 'rejected', 'approved')),
  remark TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX redemptions_by_member ON redemptions (member_id, at);
CREATE INDEX redemptions_by_item ON redemptions (item) WHERE status <> 'rejected';
CREATE TABLE point_stakes (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  category TEXT NOT NULL,
  staked INTEGER NOT NULL CHECK (staked >= 0),
  PRIMARY KEY (member_id, category)
) STRICT, WITHOUT ROWID`

export interface RedemptionRow {
  reference: string
  member_id: number
  item: string
  quantity: number
  /** For all of it. */
  points: number
  /** Minor units that were paid besides. */
  amount: number
  /** Empty but for goods. */
  address: string
  status: 'process' | 'rejected' | 'approved'
  /** What the operator says, by its key; empty until then. */
  remark: string
  at: number
}

export function openRedemptions(database: DatabaseSync) {
  const { all, scalar, table } = openStatements(database)
  const redemptions = table('redemptions')
  const latest = db.selectFrom('redemptions').selectAll().orderBy('at', 'desc')
  return {
    add: redemptions.add,
    find: (reference: string): RedemptionRow | null => redemptions.find({ reference }),
    /** The latest first. */
    page: all((member: Param<number>, limit: Param<number>, offset: Param<number>) =>
      latest.where('member_id', '=', member).orderBy('reference', 'desc').limit(limit).offset(offset),
    ),
    count: (member: number): number => redemptions.count({ member_id: member }),
    /** What waits for the operator, the latest first. */
    waiting: all((limit: Param<number>) => latest.where('status', '=', 'process').limit(limit)),
    /** How many of an item are gone from a merchant's stock. */
    taken: scalar(
      (merchant: Param<string>, item: Param<string>) => sql<{ count: number }>`
        SELECT ifnull(sum(quantity), 0) AS count FROM redemptions JOIN members ON members.id = member_id
        WHERE item = ${item} AND status <> 'rejected' AND merchant = ${merchant}`,
    ),
    /** False where it was answered already. */
    settle: (reference: string, status: 'rejected' | 'approved', remark: string): boolean =>
      redemptions.change({ reference, status: 'process' }, { status, remark }) > 0,
  }
}

/** What was staked and has earned no points yet, in minor units. */
export function openPointStakes(database: DatabaseSync) {
  const { find, put } = openStatements(database).table('point_stakes')
  return {
    of: (member: number, category: string): number => find({ member_id: member, category })?.staked ?? 0,
    set: (member: number, category: string, staked: number): void => put({ member_id: member, category, staked }),
  }
}
