import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { depositStates } from '#contract/account/deposit.ts'
import type { PaymentFilter } from '#sandbox/ledger/payments-asked.ts'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const depositsSchema = `
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  channel TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  state TEXT NOT NULL CHECK (state IN (${depositStates.map((state) => `'${state}'`).join(', ')})),
  note TEXT NOT NULL UNIQUE,
  page_key TEXT NOT NULL UNIQUE,
  card TEXT UNIQUE,
  promotion_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  reported_at INTEGER,
  settled_at INTEGER
) STRICT;
CREATE INDEX deposits_by_member ON deposits (member_id, created_at);
CREATE INDEX deposits_open ON deposits (state, expires_at) WHERE state IN ('waiting', 'reported')`

/** What a deposit with a coin fixed when it was asked for, as JSON. */
export const cryptoColumn = 'ALTER TABLE deposits ADD COLUMN crypto TEXT'

export type DepositState = (typeof depositStates)[number]

/** Amounts in minor units, instants in milliseconds. */
export interface DepositRow {
  id: string
  member_id: number
  channel: string
  amount: number
  fee: number
  state: DepositState
  /** What the payer writes beside the payment: no other deposit has it. */
  note: string
  /** Of the payment page's address. */
  page_key: string
  /** A digest of a bought card's serial: each is good once. */
  card: string | null
  promotion_id: string | null
  /** Coin, network, rate and number of coins, as JSON; null where it is paid with none. */
  crypto: string | null
  created_at: number
  expires_at: number
  reported_at: number | null
  settled_at: number | null
}

const isAsked = ({ member, from, to, state }: Param<PaymentFilter>) => sql<boolean>`member_id = ${member}
  AND created_at >= ${from} AND created_at < ${to} AND (${state} = '' OR state = ${state})`

export function openDeposits(database: DatabaseSync) {
  const { all, one, scalar, scalarOrNull, table } = openStatements(database)
  const deposits = table('deposits')
  const byCard = scalarOrNull((card: Param<string>) =>
    db.selectFrom('deposits').select('id').where('card', '=', card).where('state', '<>', 'refused'),
  )
  const latest = db.selectFrom('deposits').selectAll().orderBy('created_at', 'desc').orderBy(sql`rowid DESC`)
  return {
    add: deposits.add,
    find: (id: string): DepositRow | null => deposits.find({ id }),
    byPage: (key: string): DepositRow | null => deposits.find({ page_key: key }),
    /** Whether a bought card pays for a deposit already; one whose deposit was refused may be tried again. */
    isCardUsed(card: string): boolean {
      deposits.change({ card, state: 'refused' }, { card: null })
      return byCard(card) !== null
    },
    /** Of those that wait or are reported: how many, and what they would bring. */
    open: one(
      (member: Param<number>) => sql<{ count: number; credited: number }>`
        SELECT count(*) AS count, ifnull(sum(amount - fee), 0) AS credited FROM deposits
        WHERE member_id = ${member} AND state IN ('waiting', 'reported')`,
    ),
    /** False where the deposit is in another state by now. */
    move({ id, state: before }: DepositRow, after: Pick<DepositRow, 'state' | 'reported_at' | 'settled_at'>): boolean {
      const { state, reported_at, settled_at } = after
      return deposits.change({ id, state: before }, { state, reported_at, settled_at }) > 0
    },
    list: all((member: Param<number>, limit: Param<number>, offset: Param<number>) =>
      latest.where('member_id', '=', member).limit(limit).offset(offset),
    ),
    page: all((asked: Param<PaymentFilter>, limit: Param<number>, offset: Param<number>) =>
      latest.where(isAsked(asked)).limit(limit).offset(offset),
    ),
    count: scalar(
      (asked: Param<PaymentFilter>) =>
        sql<{ count: number }>`SELECT count(*) AS count FROM deposits WHERE ${isAsked(asked)}`,
    ),
    /** Received ones but for one. */
    receivedBeside: scalar(
      (member: Param<number>, id: Param<string>) => sql<{ count: number }>`
        SELECT count(*) AS count FROM deposits WHERE member_id = ${member} AND state = 'received' AND id <> ${id}`,
    ),
    overdue: all((at: Param<number>) =>
      db.selectFrom('deposits').selectAll().where('state', '=', 'waiting').where('expires_at', '<=', at),
    ),
    reported: all(() => db.selectFrom('deposits').selectAll().where('state', '=', 'reported')),
    latest: all((most: Param<number>) => latest.limit(most)),
  }
}
