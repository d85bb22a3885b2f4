import type { DatabaseSync } from 'node:sqlite'
import { transactionKinds } from '#contract/account/records.ts'
import { type Row, text, whole } from '../store/rows.ts'

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

/** One entry of a member's. Amounts in hundredths. */
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
const kind = `CASE transactions.kind ${kinds.join(' ')} ELSE 'adjustment' END`

const from = `FROM accounts JOIN entries ON account_id = accounts.id
  JOIN transactions ON transactions.id = transaction_id LEFT JOIN transaction_notes USING (transaction_id)
  WHERE accounts.member_id = :member`
const isWanted = `transactions.at >= :from AND transactions.at < :to AND (:kind = '' OR ${kind} = :kind)`
const columns = `transaction_id, account_id, transactions.at, ${kind} AS shown, vendor, amount,
  ifnull(reference, '') AS reference, ifnull(remark, '') AS remark`

/** What must be staked for a bonus was noted in the same instant, with the same amount. */
const withTurnover = `LEFT JOIN turnover ON turnover.id = (
    SELECT min(owed.id) FROM turnover owed
    WHERE owed.member_id = accounts.member_id AND owed.at = transactions.at AND owed.tied = amount) WHERE`

export function openMovements(database: DatabaseSync) {
  const note = database.prepare('INSERT INTO transaction_notes VALUES (?, ?, ?)')
  const lists = ['ASC', 'DESC'].map((way) =>
    database.prepare(`SELECT ${columns} ${from} AND ${isWanted}
      ORDER BY transaction_id ${way}, account_id ${way} LIMIT :limit OFFSET :offset`),
  )
  const one = database.prepare(`SELECT ${columns} ${from} AND transaction_id = :transaction AND account_id = :account`)
  const flow = database.prepare(`SELECT count(*) AS count, ifnull(sum(iif(amount > 0, amount, 0)), 0) AS came,
    ifnull(sum(iif(amount < 0, -amount, 0)), 0) AS went ${from} AND ${isWanted}`)
  const gifts = database.prepare(`SELECT transactions.at, ${kind} AS shown, amount ${from} AND ${isWanted}
    AND transactions.kind IN ('bonus', 'rebate')`)
  const bonuses = database.prepare(`
    SELECT ${columns}, ifnull(required, 0) AS required, ifnull(done, 0) AS done, ifnull(title, '{}') AS title
    ${from.replace('WHERE', withTurnover)} AND ${isWanted} AND shown IN ('bonus', 'rebate')
    ORDER BY transaction_id DESC LIMIT :limit OFFSET :offset`)
  const between = database.prepare(`
    SELECT ifnull(sum(amount), 0) AS amount FROM entries
    WHERE account_id = ? AND transaction_id > ? AND transaction_id <= ?`)
  const balanced = (rows: readonly MovementRow[]): Movement[] => {
    const last = new Map<number, { transaction: number; balance: number }>()
    const found = rows
      .toSorted((a, b) => a.transaction - b.transaction)
      .map((row) => {
        const before = last.get(row.account) ?? { transaction: 0, balance: 0 }
        const since = between.get(row.account, before.transaction, row.transaction)
        const balance = before.balance + (since ? whole(since, 'amount') : 0)
        last.set(row.account, { transaction: row.transaction, balance })
        return { ...row, balance }
      })
    return rows.flatMap((row) => found.find((each) => isSame(each, row)) ?? [])
  }
  return {
    /** Says what a transaction was for, once. */
    note(transaction: number, reference: string, remark = ''): void {
      note.run(transaction, reference, remark)
    },
    /** The latest first. */
    bonuses: (filter: MovementFilter, limit: number, offset: number): BonusMovement[] =>
      bonuses.all({ ...filter, limit, offset }).map((row) => {
        return {
          ...movementOf(row),
          required: whole(row, 'required'),
          done: whole(row, 'done'),
          title: text(row, 'title'),
        }
      }),
    list(filter: MovementFilter, isUp: boolean, limit: number, offset: number): Movement[] {
      const query = lists[isUp ? 0 : 1]
      return balanced(query ? query.all({ ...filter, limit, offset }).map(movementOf) : [])
    },
    /** Null where it is not the member's. */
    find(member: number, transaction: number, account: number): Movement | null {
      const row = one.get({ member, transaction, account })
      return (row && balanced([movementOf(row)])[0]) ?? null
    },
    flow(filter: MovementFilter): Flow {
      const row = flow.get({ ...filter })
      return row ? { count: whole(row, 'count'), in: whole(row, 'came'), out: whole(row, 'went') } : noFlow
    },
    /** What came as bonus and as rebate, each with its instant. */
    gifts: (filter: MovementFilter): { at: number; kind: string; amount: number }[] =>
      gifts
        .all({ ...filter })
        .map((row) => ({ at: whole(row, 'at'), kind: text(row, 'shown'), amount: whole(row, 'amount') })),
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

function kindOf(row: Row): MovementKind {
  return transactionKinds.find((each) => each === text(row, 'shown')) ?? 'adjustment'
}

function movementOf(row: Row): MovementRow {
  return {
    transaction: whole(row, 'transaction_id'),
    account: whole(row, 'account_id'),
    at: whole(row, 'at'),
    kind: kindOf(row),
    vendor: text(row, 'vendor'),
    amount: whole(row, 'amount'),
    reference: text(row, 'reference'),
    remark: text(row, 'remark'),
  }
}

/** What others read of these tables. */
export const movementColumns = { kind, columns, kindOf, movementOf }
