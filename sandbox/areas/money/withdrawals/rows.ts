import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { withdrawalStates } from '#contract/account/withdraw.ts'
import type { PaymentFilter } from '#sandbox/ledger/payments-asked.ts'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const withdrawalsSchema = `
CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  pays_to TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  state TEXT NOT NULL CHECK (state IN (${withdrawalStates.map((state) => `'${state}'`).join(', ')})),
  asked_at INTEGER NOT NULL,
  paid_at INTEGER,
  auto_receipt_at INTEGER,
  settled_at INTEGER,
  received INTEGER,
  forced TEXT CHECK (forced IN ('refunded', 'kept')),
  remark TEXT NOT NULL
) STRICT;
CREATE INDEX withdrawals_by_member ON withdrawals (member_id, asked_at);
CREATE INDEX withdrawals_paid ON withdrawals (auto_receipt_at) WHERE state = 'paid';
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  at INTEGER NOT NULL,
  proves TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX uploads_by_member ON uploads (member_id, at)`

export const objectionColumn = `
ALTER TABLE withdrawals ADD COLUMN objection TEXT CHECK (objection IN ('open', 'refunded', 'kept'))`

/** How many prove a thing is asked with each deposit of a list. */
export const provingUploadsSchema = 'CREATE INDEX uploads_by_proof ON uploads (proves) WHERE proves IS NOT NULL'

export type WithdrawalState = (typeof withdrawalStates)[number]

/** Amounts in minor units, instants in milliseconds. */
export interface WithdrawalRow {
  id: string
  member_id: number
  /** Masked. */
  pays_to: string
  /** What was set aside; what reaches the member is without the fee. */
  amount: number
  fee: number
  state: WithdrawalState
  asked_at: number
  paid_at: number | null
  auto_receipt_at: number | null
  /** Nothing of it is set aside any more. */
  settled_at: number | null
  /** What came, where that is not the whole. */
  received: number | null
  /** How the operator ended a dispute. */
  forced: 'refunded' | 'kept' | null
  remark: string
  /** The member's, to one that counted as received by itself; and how the operator ended it. */
  objection: 'open' | 'refunded' | 'kept' | null
}

const isAsked = ({ member, from, to, state }: Param<PaymentFilter>) => sql<boolean>`member_id = ${member}
  AND asked_at >= ${from} AND asked_at < ${to} AND (${state} = '' OR state = ${state})`

export function openWithdrawals(database: DatabaseSync) {
  const { all, one, run, scalar, table } = openStatements(database)
  const withdrawals = table('withdrawals')
  const latest = db.selectFrom('withdrawals').selectAll().orderBy('asked_at', 'desc').orderBy(sql`rowid DESC`)
  const move = run(
    (
      before: Param<Pick<WithdrawalRow, 'id' | 'state' | 'settled_at'>>,
      { state, paid_at, auto_receipt_at, settled_at, received, forced, remark, objection }: Param<WithdrawalRow>,
    ) =>
      db
        .updateTable('withdrawals')
        .set({ state, paid_at, auto_receipt_at, settled_at, received, forced, remark, objection })
        .where(({ and }) => and({ id: before.id, state: before.state }))
        .where('settled_at', 'is', before.settled_at),
  )
  return {
    add: withdrawals.add,
    find: (id: string): WithdrawalRow | null => withdrawals.find({ id }),
    /** False where it is in another state by now. */
    move: (before: WithdrawalRow, change: Partial<WithdrawalRow>): boolean =>
      move(before, { ...before, ...change }) > 0,
    list: all((member: Param<number>, limit: Param<number>, offset: Param<number>) =>
      latest.where('member_id', '=', member).limit(limit).offset(offset),
    ),
    page: all((asked: Param<PaymentFilter>, limit: Param<number>, offset: Param<number>) =>
      latest.where(isAsked(asked)).limit(limit).offset(offset),
    ),
    count: scalar(
      (asked: Param<PaymentFilter>) =>
        sql<{ count: number }>`SELECT count(*) AS count FROM withdrawals WHERE ${isAsked(asked)}`,
    ),
    /** Asked for from an instant on, and neither refused nor taken back. */
    since: one(
      (member: Param<number>, from: Param<number>) => sql<{ count: number; amount: number }>`
        SELECT count(*) AS count, ifnull(sum(amount), 0) AS amount FROM withdrawals
        WHERE member_id = ${member} AND asked_at >= ${from} AND state NOT IN ('refused', 'cancelled')`,
    ),
    openCount: scalar(
      (member: Param<number>) => sql<{ count: number }>`
        SELECT count(*) AS count FROM withdrawals WHERE member_id = ${member} AND state IN ('pending', 'paying')`,
    ),
    due: all((at: Param<number>) =>
      db.selectFrom('withdrawals').selectAll().where('state', '=', 'paid').where('auto_receipt_at', '<=', at),
    ),
    latest: all((most: Param<number>) => latest.limit(most)),
  }
}

export function openUploads(database: DatabaseSync) {
  const { run, scalarOrNull, table } = openStatements(database)
  const uploads = table('uploads')
  const free = scalarOrNull((id: Param<string>, member: Param<number>) =>
    db
      .selectFrom('uploads')
      .select('id')
      .where(({ and }) => and({ id, member_id: member }))
      .where('proves', 'is', null),
  )
  const attach = run((id: Param<string>, member: Param<number>, proves: Param<string>) =>
    db
      .updateTable('uploads')
      .set({ proves })
      .where(({ and }) => and({ id, member_id: member }))
      .where('proves', 'is', null),
  )
  return {
    add: (id: string, member: number, type: string, content: Uint8Array, at: number) =>
      uploads.add({ id, member_id: member, type, content, at, proves: null }),
    /** All of them or none: false where one is not the member's, or proves something already. */
    attach(ids: readonly string[], member: number, proves: string): boolean {
      if (!ids.every((id) => free(id, member) !== null)) return false
      return ids.every((id) => attach(id, member, proves) > 0)
    },
    /** How many prove one thing. */
    count: (proves: string): number => uploads.count({ proves }),
    /** One that proves this; null where there is none. */
    proving: (id: string, proves: string) => uploads.find({ id, proves }),
    /** Drops what proves nothing and is older. */
    sweep: run((before: Param<number>) =>
      db.deleteFrom('uploads').where('proves', 'is', null).where('at', '<=', before),
    ),
  }
}
