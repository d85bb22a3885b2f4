import type { DatabaseSync } from 'node:sqlite'
import type { betResults } from '#contract/account/records.ts'
import { type Row, text, whole, wholeOrNull } from '../store/rows.ts'

/** What was bet, kept for good beside the ledger: each row's stake and return are in transactions of the same reference. */
export const betsSchema = `
CREATE TABLE bets (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  game_code TEXT NOT NULL,
  type TEXT NOT NULL,
  vendor TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  valid INTEGER NOT NULL CHECK (valid >= 0),
  returned INTEGER CHECK (returned >= 0),
  CHECK ((settled_at IS NULL) = (returned IS NULL))
) STRICT;
CREATE INDEX bets_by_member ON bets (member_id, at);
CREATE INDEX bets_by_reference ON bets (reference)`

/** Amounts in hundredths, instants in milliseconds. */
export interface BetRow {
  number: string
  /** What its transactions in the ledger refer to: its own number, or that of the order it is part of. */
  reference: string
  member_id: number
  at: number
  settled_at: number | null
  game_code: string
  type: string
  vendor: string
  stake: number
  /** What counts towards turnover. */
  valid: number
  /** Null until it is settled. */
  returned: number | null
}

type BetResult = (typeof betResults)[number]

/** Empty texts filter nothing. */
export interface BetFilter {
  member: number
  /** The first millisecond, and the one after the last. */
  from: number
  to: number
  type: string
  vendor: string
  /** `settled`: all but pending ones. */
  result: BetResult | 'settled' | ''
  /** A part of the number: letters and digits, upper case. */
  number: string
}

export interface BetOrder {
  by: 'at' | 'stake' | 'valid' | 'returned' | 'profit'
  isUp: boolean
}

export interface BetSums {
  count: number
  stake: number
  valid: number
  returned: number
  pendingCount: number
  pendingStake: number
}

const result = `CASE WHEN returned IS NULL THEN 'pending' WHEN returned > stake THEN 'won'
  WHEN returned < stake THEN 'lost' ELSE 'returned' END`

/** Of whoever the query is about. */
export const isWantedBet = `at >= :from AND at < :to AND (:type = '' OR bets.type = :type)
  AND (:vendor = '' OR vendor = :vendor) AND (:result = '' OR :result = ${result} OR (:result = 'settled' AND returned IS NOT NULL))
  AND (:number = '' OR replace(upper(number), '-', '') LIKE '%' || :number || '%')`

const isWanted = `member_id = :member AND ${isWantedBet}`

const sums = `count(*) AS count, ifnull(sum(stake), 0) AS stake, ifnull(sum(valid), 0) AS valid,
  ifnull(sum(returned), 0) AS returned, ifnull(sum(returned IS NULL), 0) AS pending_count,
  ifnull(sum(iif(returned IS NULL, stake, 0)), 0) AS pending_stake`

const noSums: BetSums = { count: 0, stake: 0, valid: 0, returned: 0, pendingCount: 0, pendingStake: 0 }

/** What has no return yet comes last whichever way is up. */
const orders: Readonly<Record<BetOrder['by'], string>> = {
  at: 'at',
  stake: 'stake',
  valid: 'valid',
  returned: 'returned',
  profit: 'returned - stake',
}

export function openBets(database: DatabaseSync) {
  const next = database.prepare('SELECT ifnull(max(id), 0) + 1 AS id FROM bets')
  const add = database.prepare(`
    INSERT INTO bets (number, reference, member_id, at, settled_at, game_code, type, vendor, stake, valid, returned)
    VALUES (:number, :reference, :member_id, :at, :settled_at, :game_code, :type, :vendor, :stake, :valid, :returned)`)
  const settle = database.prepare('UPDATE bets SET returned = ?, settled_at = ? WHERE number = ? AND returned IS NULL')
  const lists = new Map(
    Object.entries(orders).flatMap(([by, column]) =>
      ['ASC', 'DESC'].map((way) => {
        const order = `${column} IS NULL, ${column} ${way}, id ${way}`
        const query = `SELECT * FROM bets WHERE ${isWanted} ORDER BY ${order} LIMIT :limit OFFSET :offset`
        return [`${by} ${way}`, database.prepare(query)] as const
      }),
    ),
  )
  const all = database.prepare(`SELECT ${sums} FROM bets WHERE ${isWanted}`)
  const byType = database.prepare(`
    SELECT type, ${sums} FROM bets WHERE ${isWanted} GROUP BY type`)
  const games = database.prepare(
    'SELECT count(DISTINCT game_code) AS count FROM bets WHERE member_id = ? AND at >= ? AND at < ?',
  )
  const inPlay = database.prepare('SELECT DISTINCT vendor FROM bets WHERE member_id = ? AND returned IS NULL')
  const byReference = database.prepare('SELECT * FROM bets WHERE member_id = ? AND reference = ? ORDER BY id')
  return {
    /** A number that no bet has: "GRF-88000048271". */
    freeNumber(vendor: string): string {
      const row = next.get()
      return `${vendor}-${88_000_000_000 + (row ? whole(row, 'id') : 0) * 48_271}`
    },
    add(bet: BetRow): void {
      add.run({ ...bet })
    },
    /** Nothing where it is settled already. */
    settle(number: string, returned: number, at: number): void {
      settle.run(returned, at, number)
    },
    list(filter: BetFilter, order: BetOrder, limit: number, offset: number): BetRow[] {
      const query = lists.get(`${order.by} ${order.isUp ? 'ASC' : 'DESC'}`)
      return query ? query.all({ ...filter, limit, offset }).map(betOf) : []
    },
    /** One for each of the days, which are given by their first and their after-last millisecond. */
    sumsByDay: (filter: BetFilter, days: readonly (readonly [number, number])[]): BetSums[] =>
      days.map(([from, to]) => {
        const row = all.get({ ...filter, from, to })
        return row ? sumsOf(row) : noSums
      }),
    sumsByType: (filter: BetFilter): { type: string; sums: BetSums }[] =>
      byType.all({ ...filter }).map((row) => ({ type: text(row, 'type'), sums: sumsOf(row) })),
    /** How many different games were bet on. */
    gamesPlayed(member: number, from: number, to: number): number {
      const row = games.get(member, from, to)
      return row ? whole(row, 'count') : 0
    },
    /** Vendors where a bet of the member's is open. */
    vendorsInPlay: (member: number): string[] => inPlay.all(member).map((row) => text(row, 'vendor')),
    ofReference: (member: number, reference: string): BetRow[] => byReference.all(member, reference).map(betOf),
  }
}

export function addSums(rows: readonly BetSums[]): BetSums {
  return rows.reduce(
    (total, row) => ({
      count: total.count + row.count,
      stake: total.stake + row.stake,
      valid: total.valid + row.valid,
      returned: total.returned + row.returned,
      pendingCount: total.pendingCount + row.pendingCount,
      pendingStake: total.pendingStake + row.pendingStake,
    }),
    noSums,
  )
}

export function sumsOfBets(bets: readonly BetRow[]): BetSums {
  return addSums(
    bets.map(({ stake, valid, returned }) => {
      const isPending = returned === null
      return {
        count: 1,
        stake,
        valid,
        returned: returned ?? 0,
        pendingCount: isPending ? 1 : 0,
        pendingStake: isPending ? stake : 0,
      }
    }),
  )
}

export function resultOf({ stake, returned }: Pick<BetRow, 'stake' | 'returned'>): BetResult {
  if (returned === null) return 'pending'
  if (returned === stake) return 'returned'
  return returned > stake ? 'won' : 'lost'
}

function sumsOf(row: Row): BetSums {
  return {
    count: whole(row, 'count'),
    stake: whole(row, 'stake'),
    valid: whole(row, 'valid'),
    returned: whole(row, 'returned'),
    pendingCount: whole(row, 'pending_count'),
    pendingStake: whole(row, 'pending_stake'),
  }
}

function betOf(row: Row): BetRow {
  return {
    number: text(row, 'number'),
    reference: text(row, 'reference'),
    member_id: whole(row, 'member_id'),
    at: whole(row, 'at'),
    settled_at: wholeOrNull(row, 'settled_at'),
    game_code: text(row, 'game_code'),
    type: text(row, 'type'),
    vendor: text(row, 'vendor'),
    stake: whole(row, 'stake'),
    valid: whole(row, 'valid'),
    returned: wholeOrNull(row, 'returned'),
  }
}

/** What others read of this table. */
export const betColumns = { sums, betOf, sumsOf }
