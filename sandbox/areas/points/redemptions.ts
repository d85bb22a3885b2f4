import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'

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

const statuses = ['process', 'rejected', 'approved'] as const

export interface RedemptionRow {
  reference: string
  member_id: number
  item: string
  quantity: number
  /** For all of it. */
  points: number
  /** Hundredths that were paid besides. */
  amount: number
  /** Empty but for goods. */
  address: string
  status: (typeof statuses)[number]
  /** What the operator says, by its key; empty until then. */
  remark: string
  at: number
}

export function openRedemptions(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO redemptions VALUES (:reference, :member_id, :item, :quantity, :points, :amount, :address, :status, :remark, :at)`)
  const find = database.prepare('SELECT * FROM redemptions WHERE reference = ?')
  const list = database.prepare(`
    SELECT * FROM redemptions WHERE member_id = ? ORDER BY at DESC, reference DESC LIMIT ? OFFSET ?`)
  const count = database.prepare('SELECT count(*) AS count FROM redemptions WHERE member_id = ?')
  const waiting = database.prepare(`SELECT * FROM redemptions WHERE status = 'process' ORDER BY at DESC LIMIT ?`)
  const taken = database.prepare(`
    SELECT ifnull(sum(quantity), 0) AS count FROM redemptions JOIN members ON members.id = member_id
    WHERE item = ? AND status <> 'rejected' AND merchant = ?`)
  const settle = database.prepare(`
    UPDATE redemptions SET status = ?, remark = ? WHERE reference = ? AND status = 'process'`)
  return {
    add(row: RedemptionRow): void {
      add.run({ ...row })
    },
    find(reference: string): RedemptionRow | null {
      const row = find.get(reference)
      return row ? redemptionOf(row) : null
    },
    /** The latest first. */
    page: (member: number, limit: number, offset: number): RedemptionRow[] =>
      list.all(member, limit, offset).map(redemptionOf),
    count(member: number): number {
      const row = count.get(member)
      return row ? whole(row, 'count') : 0
    },
    /** What waits for the operator, the latest first. */
    waiting: (limit: number): RedemptionRow[] => waiting.all(limit).map(redemptionOf),
    /** How many of an item are gone from a merchant's stock. */
    taken(merchant: string, item: string): number {
      const row = taken.get(item, merchant)
      return row ? whole(row, 'count') : 0
    },
    /** False where it was answered already. */
    settle: (reference: string, status: 'rejected' | 'approved', remark: string): boolean =>
      settle.run(status, remark, reference).changes > 0,
  }
}

/** What was staked and has earned no points yet, in hundredths. */
export function openPointStakes(database: DatabaseSync) {
  const of = database.prepare('SELECT staked FROM point_stakes WHERE member_id = ? AND category = ?')
  const set = database.prepare('INSERT OR REPLACE INTO point_stakes VALUES (?, ?, ?)')
  return {
    of(member: number, category: string): number {
      const row = of.get(member, category)
      return row ? whole(row, 'staked') : 0
    },
    set(member: number, category: string, staked: number): void {
      set.run(member, category, staked)
    },
  }
}

function redemptionOf(row: Row): RedemptionRow {
  const status = statuses.find((each) => each === text(row, 'status'))
  if (!status) throw new TypeError('Column status is not the status of a redemption')
  return {
    reference: text(row, 'reference'),
    member_id: whole(row, 'member_id'),
    item: text(row, 'item'),
    quantity: whole(row, 'quantity'),
    points: whole(row, 'points'),
    amount: whole(row, 'amount'),
    address: text(row, 'address'),
    status,
    remark: text(row, 'remark'),
    at: whole(row, 'at'),
  }
}
