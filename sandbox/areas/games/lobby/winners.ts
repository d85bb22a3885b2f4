import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const winnersSchema = `
CREATE TABLE winners (
  merchant TEXT NOT NULL,
  period TEXT NOT NULL CHECK (period IN ('day', 'week')),
  place INTEGER NOT NULL,
  customer_name TEXT NOT NULL,
  amount INTEGER NOT NULL,
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  avatar INTEGER NOT NULL,
  PRIMARY KEY (merchant, period, place)
) STRICT, WITHOUT ROWID`

export type Period = 'day' | 'week'

export interface WinnerRow {
  merchant: string
  period: Period
  /** From 1. */
  place: number
  /** Masked: "ra•••7". */
  customer_name: string
  /** Minor units. */
  amount: number
  node_id: number
  avatar: number
}

type Listed = Pick<WinnerRow, 'amount' | 'avatar' | 'period' | 'place'> & {
  customerName: string
  nodeId: number
  /** Of the game. */
  type: string
}

export function openWinners(database: DatabaseSync) {
  const { all, table } = openStatements(database)
  return {
    add: table('winners').add,
    /** `type`: of games, or "ALL". The week has the day's wins in it. */
    list: all(
      (
        merchant: Param<string>,
        { period, type }: Param<{ period: Period; type: string }>,
        limit: Param<number>,
      ) => sql<Listed>`
        SELECT customer_name AS customerName, amount, winners.node_id AS nodeId, avatar, period, place, type
        FROM winners JOIN games ON games.node_id = winners.node_id WHERE merchant = ${merchant} AND (${period} = 'week' OR period = 'day')
        AND (${type} = 'ALL' OR type = ${type}) ORDER BY amount DESC, period, place LIMIT ${limit}`,
    ),
  }
}
