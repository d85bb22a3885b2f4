import type { DatabaseSync } from 'node:sqlite'
import { type RawBuilder, sql } from 'kysely'
import { type Flow, type Movement, movementColumns, movementKind, shownReference } from '#sandbox/ledger/movements.ts'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'
import type { Whose } from './team-figures.ts'

/** Empty texts filter nothing. */
export interface TeamMovementFilter {
  /** The agent at the head of a team, or the account itself. */
  head: number
  from: number
  to: number
  kind: string
  /** A part of what the movement goes by. */
  reference: string
}

export interface TeamMovement extends Movement {
  /** Whose it is: the id and the log-in name. */
  member: number
  memberName: string
}

export interface KindFlow extends Flow {
  kind: Movement['kind']
}

/** What nothing else gave a number goes by that of its transaction. */
const goesBy = sql`CASE ${shownReference} WHEN '' THEN printf('T%09d', transactions.id) ELSE reference END`
const isNamed = ({ reference }: Asked) => sql`instr(upper(${goesBy}), upper(${reference})) > 0`
const isInTime = ({ from, to }: Param<Omit<TeamMovementFilter, 'kind' | 'reference'>>) =>
  sql`accounts.kind = 'main' AND transactions.at >= ${from} AND transactions.at < ${to}`
const notes = sql`LEFT JOIN transaction_notes USING (transaction_id)`

type Head = Param<{ head: number }>
type Asked = Param<Omit<TeamMovementFilter, 'kind'>>

/** For the latest: by time, and of each whether it is of the team. */
const byTime = {
  team: ({ head }: Head) => sql`transactions INDEXED BY transactions_by_time
    CROSS JOIN entries ON entries.transaction_id = transactions.id CROSS JOIN accounts ON accounts.id = account_id
    CROSS JOIN agent_tree ON ancestor = ${head} AND descendant = accounts.member_id`,
  own: ({ head }: Head) => sql`accounts CROSS JOIN entries ON account_id = accounts.id AND accounts.member_id = ${head}
    CROSS JOIN transactions ON transactions.id = entries.transaction_id`,
} as const
/** For sums: everything of each member. */
const byMember = {
  team: ({ head }: Head) => sql`agent_tree
    CROSS JOIN accounts ON accounts.member_id = descendant AND ancestor = ${head}
    CROSS JOIN entries ON account_id = accounts.id CROSS JOIN transactions ON transactions.id = entries.transaction_id`,
  own: byTime.own,
} as const

export function openTeamMovements(database: DatabaseSync) {
  const { all, scalar } = openStatements(database)
  const listOf = (whose: Whose) =>
    all(
      (asked: Param<TeamMovementFilter>, limit: Param<number>, offset: Param<number>) => sql<
        Omit<TeamMovement, 'balance'>
      >`SELECT ${movementColumns}, accounts.member_id AS member, members.name AS memberName FROM ${byTime[whose](asked)}
        CROSS JOIN members ON members.id = accounts.member_id ${notes}
        WHERE ${isInTime(asked)} AND (${asked.kind} = '' OR ${movementKind} = ${asked.kind})
          AND (${asked.reference} = '' OR ${isNamed(asked)})
        ORDER BY transactions.at DESC, transactions.id DESC, account_id DESC LIMIT ${limit} OFFSET ${offset}`,
    )
  const flowsOf = (whose: Whose, where: (asked: Asked) => RawBuilder<unknown>) =>
    all(
      (asked: Asked) => sql<KindFlow>`
        SELECT ${movementKind} AS kind, count(*) AS count, sum(max(amount, 0)) AS "in", sum(max(-amount, 0)) AS out
        FROM ${byMember[whose](asked)} ${where(asked)} GROUP BY ${movementKind}`,
    )
  const inTime = (asked: Asked) => sql`WHERE ${isInTime(asked)}`
  const named = (asked: Asked) => sql`${notes} WHERE ${isInTime(asked)} AND ${isNamed(asked)}`
  const lists = { team: listOf('team'), own: listOf('own') }
  const flows = {
    all: { team: flowsOf('team', inTime), own: flowsOf('own', inTime) },
    named: { team: flowsOf('team', named), own: flowsOf('own', named) },
  }
  const balanceAfter = scalar(
    ({ account, at, transaction }: Param<Pick<Movement, 'account' | 'at' | 'transaction'>>) => sql<{ balance: number }>`
      SELECT ifnull(sum(amount), 0) AS balance FROM entries CROSS JOIN transactions ON transactions.id = transaction_id
      WHERE account_id = ${account} AND (at, transactions.id) <= (${at}, ${transaction})`,
  )
  return {
    /** Of main wallets, the latest first. Each with the balance right after it, in the order of time. */
    list: (whose: Whose, filter: TeamMovementFilter, limit: number, offset: number): TeamMovement[] =>
      lists[whose](filter, limit, offset).map((row) => ({ ...row, balance: balanceAfter(row) })),
    /** What came and went, by kind; of all kinds. */
    flows: (whose: Whose, filter: Omit<TeamMovementFilter, 'kind'>): KindFlow[] =>
      flows[filter.reference === '' ? 'all' : 'named'][whose](filter),
  }
}
