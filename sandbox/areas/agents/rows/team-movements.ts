import type { DatabaseSync } from 'node:sqlite'
import { type Flow, type Movement, movementColumns } from '#sandbox/ledger/movements.ts'
import { type Row, text, whole } from '#sandbox/store/rows.ts'
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

const { kind: shown, columns } = movementColumns

/** What nothing else gave a number goes by that of its transaction. */
const goesBy = "CASE ifnull(reference, '') WHEN '' THEN printf('T%09d', transactions.id) ELSE reference END"
const isInTime = `accounts.kind = 'main' AND transactions.at >= :from AND transactions.at < :to`
const isNamed = `instr(upper(${goesBy}), upper(:reference)) > 0`
const notes = 'LEFT JOIN transaction_notes USING (transaction_id)'
const hasReference = `${notes} WHERE ${isInTime} AND ${isNamed}`

/** For the latest: by time, and of each whether it is of the team. */
const byTime = {
  team: `transactions INDEXED BY transactions_by_time CROSS JOIN entries ON entries.transaction_id = transactions.id
    CROSS JOIN accounts ON accounts.id = account_id
    CROSS JOIN agent_tree ON ancestor = :head AND descendant = accounts.member_id`,
  own: `accounts CROSS JOIN entries ON account_id = accounts.id AND accounts.member_id = :head
    CROSS JOIN transactions ON transactions.id = entries.transaction_id`,
} as const
/** For sums: everything of each member. */
const byMember = {
  team: `agent_tree CROSS JOIN accounts ON accounts.member_id = descendant AND ancestor = :head
    CROSS JOIN entries ON account_id = accounts.id CROSS JOIN transactions ON transactions.id = entries.transaction_id`,
  own: byTime.own,
} as const

export function openTeamMovements(database: DatabaseSync) {
  const listOf = (whose: Whose) =>
    database.prepare(`SELECT ${columns}, accounts.member_id, members.name AS member_name FROM ${byTime[whose]}
      CROSS JOIN members ON members.id = accounts.member_id ${notes}
      WHERE ${isInTime} AND (:kind = '' OR ${shown} = :kind) AND (:reference = '' OR ${isNamed})
      ORDER BY transactions.at DESC, transactions.id DESC, account_id DESC LIMIT :limit OFFSET :offset`)
  const flowsOf = (whose: Whose, where: string) =>
    database.prepare(`SELECT ${shown} AS shown, count(*) AS count, sum(max(amount, 0)) AS came, sum(max(-amount, 0)) AS went
      FROM ${byMember[whose]} ${where} GROUP BY shown`)
  const lists = { team: listOf('team'), own: listOf('own') }
  const all = { team: flowsOf('team', `WHERE ${isInTime}`), own: flowsOf('own', `WHERE ${isInTime}`) }
  const named = { team: flowsOf('team', hasReference), own: flowsOf('own', hasReference) }
  const until = database.prepare(`
    SELECT ifnull(sum(amount), 0) AS balance FROM entries CROSS JOIN transactions ON transactions.id = transaction_id
    WHERE account_id = :account AND (at, transactions.id) <= (:at, :transaction)`)
  const balanceAfter = ({ account, at, transaction }: Pick<Movement, 'account' | 'at' | 'transaction'>): number => {
    const row = until.get({ account, at, transaction })
    return row ? whole(row, 'balance') : 0
  }
  return {
    /** Of main wallets, the latest first. Each with the balance right after it, in the order of time. */
    list: (whose: Whose, filter: TeamMovementFilter, limit: number, offset: number): TeamMovement[] =>
      lists[whose].all({ ...filter, limit, offset }).map((row: Row) => {
        const movement = movementColumns.movementOf(row)
        const balance = balanceAfter(movement)
        return { ...movement, balance, member: whole(row, 'member_id'), memberName: text(row, 'member_name') }
      }),
    /** What came and went, by kind; of all kinds. */
    flows(whose: Whose, { head, from, to, reference }: Omit<TeamMovementFilter, 'kind'>): KindFlow[] {
      const span = { head, from, to }
      const rows = reference === '' ? all[whose].all(span) : named[whose].all({ ...span, reference })
      return rows.map((row: Row) => {
        const kind = movementColumns.kindOf(row)
        return { kind, count: whole(row, 'count'), in: whole(row, 'came'), out: whole(row, 'went') }
      })
    },
  }
}
