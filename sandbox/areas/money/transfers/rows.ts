import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'

/** Who is above whom, which the tree of agents writes, and what they sent each other. */
export const memberTransfersSchema = `
CREATE TABLE uplines (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  upline_id INTEGER NOT NULL REFERENCES members (id),
  CHECK (member_id <> upline_id)
) STRICT;
CREATE TABLE member_transfers (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  from_member INTEGER NOT NULL REFERENCES members (id),
  to_member INTEGER NOT NULL REFERENCES members (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  remark TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX member_transfers_sent ON member_transfers (from_member, at);
CREATE INDEX member_transfers_received ON member_transfers (to_member, at)`

export interface MemberTransferRow {
  reference: string
  from_member: number
  to_member: number
  /** Hundredths. */
  amount: number
  remark: string
  at: number
}

export function openMemberTransfers(database: DatabaseSync) {
  const upline = database.prepare('SELECT upline_id FROM uplines WHERE member_id = ?')
  const add = database.prepare(`
    INSERT INTO member_transfers (reference, from_member, to_member, amount, remark, at)
    VALUES (:reference, :from_member, :to_member, :amount, :remark, :at)`)
  const sent = database.prepare(
    'SELECT ifnull(sum(amount), 0) AS amount FROM member_transfers WHERE from_member = ? AND at >= ?',
  )
  const list = database.prepare(`
    SELECT * FROM member_transfers WHERE from_member = :member OR to_member = :member
    ORDER BY id DESC LIMIT :limit OFFSET :offset`)
  const count = database.prepare(
    'SELECT count(*) AS count FROM member_transfers WHERE from_member = :member OR to_member = :member',
  )
  return {
    /** The id of the agent above. */
    uplineOf(member: number): number | null {
      const row = upline.get(member)
      return row ? whole(row, 'upline_id') : null
    },
    add(row: MemberTransferRow): void {
      add.run({ ...row })
    },
    sentSince(member: number, from: number): number {
      const row = sent.get(member, from)
      return row ? whole(row, 'amount') : 0
    },
    /** The latest first. */
    list: (member: number, limit: number, offset: number): MemberTransferRow[] =>
      list.all({ member, limit, offset }).map(transferOf),
    count(member: number): number {
      const row = count.get({ member })
      return row ? whole(row, 'count') : 0
    },
  }
}

function transferOf(row: Row): MemberTransferRow {
  return {
    reference: text(row, 'reference'),
    from_member: whole(row, 'from_member'),
    to_member: whole(row, 'to_member'),
    amount: whole(row, 'amount'),
    remark: text(row, 'remark'),
    at: whole(row, 'at'),
  }
}
