import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { transactionKinds } from '#contract/account/records.ts'
import type { Param } from '../store/query.ts'
import { openStatements } from '../store/statements.ts'

/** What a transaction was for, in words and by number. The ledger itself keeps only what moved. */
export const movementsSchema = `
CREATE TABLE transaction_notes (
  transaction_id INTEGER PRIMARY KEY REFERENCES transactions (id),
  reference TEXT NOT NULL,
  remark TEXT NOT NULL
) STRICT;
CREATE INDEX entries_in_order ON entries (account_id, transaction_id, amount)`

/** By what the ledger calls a transaction: what a member's record calls it, going in and going out. */
const movementKinds: Readonly<Record<string, readonly [into: MovementKind, outOf: MovementKind]>> = {
  bet: ['refund', 'bet'],
  'lottery-bet': ['refund', 'bet'],
  win: ['win', 'adjustment'],
  'lottery-win': ['win', 'adjustment'],
  refund: ['refund', 'adjustment'],
  deposit: ['deposit', 'adjustment'],
  withdrawal: ['withdrawalReturn', 'withdrawal'],
  'withdrawal-return': ['withdrawalReturn', 'adjustment'],
  bonus: ['bonus', 'adjustment'],
  rebate: ['rebate', 'adjustment'],
  commission: ['rebate', 'adjustment'],
  dividend: ['dividend', 'adjustment'],
  'daily-salary': ['dailySalary', 'adjustment'],
  'hourly-salary': ['hourlySalary', 'adjustment'],
  'realtime-salary': ['realtimeSalary', 'adjustment'],
  'member-transfer': ['transferIn', 'transferOut'],
  consolidation: ['walletIn', 'walletOut'],
  'wallet-transfer': ['walletIn', 'walletOut'],
  opening: ['opening', 'adjustment'],
}

type MovementKind = (typeof transactionKinds)[number]

/** One entry of a member's. Amounts in minor units. */
export interface MovementRow {
  transaction: number
  account: number
  at: number
  kind: MovementKind
  /** The vendor's code; empty for the main wallet. */
  vendor: string
  amount: number
  /** Empty where nothing was noted. */
  reference: string
  remark: string
}

export interface Movement extends MovementRow {
  /** Of its wallet, right after it. */
  balance: number
}

/** A bonus or a rebate, with what must be staked for it and what was since. */
export interface BonusMovement extends MovementRow {
  required: number
  done: number
  /** Of the turnover, by language, as JSON; empty where nothing is tied to it. */
  title: string
}

/** `kind` empty: all. */
export interface MovementFilter {
  member: number
  from: number
  to: number
  kind: string
}

export interface Flow {
  count: number
  in: number
  out: number
}

const kinds = Object.entries(movementKinds).map(
  ([name, [into, outOf]]) => `WHEN '${name}' THEN iif(amount > 0, '${into}', '${outOf}')`,
)
export const movementKind = sql.raw<MovementKind>(`CASE transactions.kind ${kinds.join(' ')} ELSE 'adjustment' END`)

const from = sql`FROM accounts JOIN entries ON account_id = accounts.id
  JOIN transactions ON transactions.id = transaction_id LEFT JOIN transaction_notes USING (transaction_id)`
const isWanted = (asked: Param<MovementFilter>) => sql`accounts.member_id = ${asked.member}
  AND transactions.at >= ${asked.from} AND transactions.at < ${asked.to}
  AND (${asked.kind} = '' OR ${movementKind} = ${asked.kind})`
/**
 * What a member may quote begins with a capital. A key that only tells gifts of a kind apart ("envelope-9-2026-11-16") begins
 * with a small letter and is shown to nobody: such a movement goes by the number of its transaction.
 */
export const shownReference = sql`iif(reference GLOB '[A-Z]*', reference, '')`
export const movementColumns = sql`transaction_id AS "transaction", account_id AS account, transactions.at AS at,
  ${movementKind} AS kind, vendor, amount, ${shownReference} AS reference, ifnull(remark, '') AS remark`

export function openMovements(database: DatabaseSync) {
  const { all, find, one, scalar, table } = openStatements(database)
  const { add } = table('transaction_notes')
  const listBy = (way: 'ASC' | 'DESC') =>
    all(
      (asked: Param<MovementFilter>, limit: Param<number>, offset: Param<number>) => sql<MovementRow>`
        SELECT ${movementColumns} ${from} WHERE ${isWanted(asked)}
        ORDER BY transaction_id ${sql.raw(way)}, account_id ${sql.raw(way)} LIMIT ${limit} OFFSET ${offset}`,
    )
  const lists = { up: listBy('ASC'), down: listBy('DESC') }
  const ofMember = find(
    (member: Param<number>, transaction: Param<number>, account: Param<number>) => sql<MovementRow>`
      SELECT ${movementColumns} ${from}
      WHERE accounts.member_id = ${member} AND transaction_id = ${transaction} AND account_id = ${account}`,
  )
  const between = scalar(
    (account: Param<number>, after: Param<number>, to: Param<number>) => sql<{ amount: number }>`
      SELECT ifnull(sum(amount), 0) AS amount FROM entries
      WHERE account_id = ${account} AND transaction_id > ${after} AND transaction_id <= ${to}`,
  )
  const balanced = (rows: readonly MovementRow[]): Movement[] => {
    const last = new Map<number, { transaction: number; balance: number }>()
    const found = rows
      .toSorted((a, b) => a.transaction - b.transaction)
      .map((row) => {
        const before = last.get(row.account) ?? { transaction: 0, balance: 0 }
        const balance = before.balance + between(row.account, before.transaction, row.transaction)
        last.set(row.account, { transaction: row.transaction, balance })
        return { ...row, balance }
      })
    return rows.flatMap((row) => found.find((each) => isSame(each, row)) ?? [])
  }
  return {
    /** Says what a transaction was for, once. */
    note: (transaction: number, reference: string, remark = '') =>
      add({ transaction_id: transaction, reference, remark }),
    /** The latest first. What must be staked for a bonus was noted in the same instant, with the same amount. */
    bonuses: all(
      (asked: Param<MovementFilter>, limit: Param<number>, offset: Param<number>) => sql<BonusMovement>`
        SELECT ${movementColumns}, ifnull(required, 0) AS required, ifnull(done, 0) AS done, ifnull(title, '{}') AS title ${from}
        LEFT JOIN turnover ON turnover.id = (
          SELECT min(owed.id) FROM turnover owed
          WHERE owed.member_id = accounts.member_id AND owed.at = transactions.at AND owed.tied = amount)
        WHERE ${isWanted(asked)} AND ${movementKind} IN ('bonus', 'rebate')
        ORDER BY transaction_id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    list: (filter: MovementFilter, isUp: boolean, limit: number, offset: number): Movement[] =>
      balanced(lists[isUp ? 'up' : 'down'](filter, limit, offset)),
    /** Null where it is not the member's. */
    find(member: number, transaction: number, account: number): Movement | null {
      const row = ofMember(member, transaction, account)
      return (row && balanced([row])[0]) ?? null
    },
    flow: one(
      (asked: Param<MovementFilter>) => sql<Flow>`
        SELECT count(*) AS count, ifnull(sum(iif(amount > 0, amount, 0)), 0) AS "in",
          ifnull(sum(iif(amount < 0, -amount, 0)), 0) AS out ${from} WHERE ${isWanted(asked)}`,
    ),
    /** What came as bonus and as rebate, each with its instant. */
    gifts: all(
      (asked: Param<MovementFilter>) => sql<Pick<MovementRow, 'at' | 'kind' | 'amount'>>`
        SELECT transactions.at AS at, ${movementKind} AS kind, amount ${from} WHERE ${isWanted(asked)}
        AND transactions.kind IN ('bonus', 'rebate')`,
    ),
  }
}

const noFlow: Flow = { count: 0, in: 0, out: 0 }

export function flowOf(rows: readonly MovementRow[]): Flow {
  return rows.reduce(
    (sum, { amount }) => ({
      count: sum.count + 1,
      in: sum.in + Math.max(0, amount),
      out: sum.out + Math.max(0, -amount),
    }),
    noFlow,
  )
}

function isSame(one: MovementRow, other: MovementRow): boolean {
  return one.transaction === other.transaction && one.account === other.account
}
