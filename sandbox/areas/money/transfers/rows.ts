import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  /** Minor units. */
  amount: number
  remark: string
  at: number
}

export function openMemberTransfers(database: DatabaseSync) {
  const { all, scalar, table } = openStatements(database)
  const uplines = table('uplines')
  const isOf = (member: Param<number>) => sql<boolean>`(from_member = ${member} OR to_member = ${member})`
  return {
    /** The id of the agent above. */
    uplineOf: (member: number): number | null => uplines.find({ member_id: member })?.upline_id ?? null,
    add: table('member_transfers').add,
    sentSince: scalar(
      (member: Param<number>, from: Param<number>) => sql<{ amount: number }>`
        SELECT ifnull(sum(amount), 0) AS amount FROM member_transfers WHERE from_member = ${member} AND at >= ${from}`,
    ),
    /** The latest first. */
    list: all((member: Param<number>, limit: Param<number>, offset: Param<number>) =>
      db
        .selectFrom('member_transfers')
        .selectAll()
        .where(isOf(member))
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset),
    ),
    count: scalar(
      (member: Param<number>) =>
        sql<{ count: number }>`SELECT count(*) AS count FROM member_transfers WHERE ${isOf(member)}`,
    ),
  }
}
