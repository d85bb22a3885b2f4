import type { DatabaseSync } from 'node:sqlite'
import { text, whole } from '#sandbox/store/rows.ts'

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

export interface WinnerRow {
  merchant: string
  period: 'day' | 'week'
  /** From 1. */
  place: number
  /** Masked: "ra•••7". */
  customer_name: string
  /** Hundredths. */
  amount: number
  node_id: number
  avatar: number
}

export function openWinners(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO winners VALUES (:merchant, :period, :place, :customer_name, :amount, :node_id, :avatar)',
  )
  const list = database.prepare(
    `SELECT customer_name, amount, winners.node_id, avatar FROM winners JOIN games ON games.node_id = winners.node_id
     WHERE merchant = :merchant AND period = :period AND (:type = 'ALL' OR type = :type) ORDER BY amount DESC, place LIMIT :limit`,
  )
  return {
    add(winner: WinnerRow): void {
      insert.run({ ...winner })
    },
    /** `type`: of games, or "ALL". */
    list: (merchant: string, { period, type }: { period: WinnerRow['period']; type: string }, limit: number) =>
      list.all({ merchant, period, type, limit }).map((row) => ({
        customerName: text(row, 'customer_name'),
        amount: whole(row, 'amount'),
        nodeId: whole(row, 'node_id'),
        avatar: whole(row, 'avatar'),
      })),
  }
}
