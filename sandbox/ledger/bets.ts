import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { betResults } from '#contract/account/records.ts'
import { db, type Param } from '../store/query.ts'
import { openStatements } from '../store/statements.ts'

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

/** Amounts in minor units, instants in milliseconds. */
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
  pendingValid: number
}

const result = sql`CASE WHEN returned IS NULL THEN 'pending' WHEN returned > stake THEN 'won'
  WHEN returned < stake THEN 'lost' ELSE 'returned' END`

/** Of whoever the query is about. */
export const isWantedBet = (
  asked: Param<Omit<BetFilter, 'member'>>,
) => sql<boolean>`at >= ${asked.from} AND at < ${asked.to}
  AND (${asked.type} = '' OR bets.type = ${asked.type}) AND (${asked.vendor} = '' OR vendor = ${asked.vendor})
  AND (${asked.result} = '' OR ${asked.result} = ${result} OR (${asked.result} = 'settled' AND returned IS NOT NULL))
  AND (${asked.number} = '' OR replace(upper(number), '-', '') LIKE '%' || ${asked.number} || '%')`

const isWanted = (asked: Param<BetFilter>) => sql<boolean>`member_id = ${asked.member} AND ${isWantedBet(asked)}`

export const betSums = sql`count(*) AS count, ifnull(sum(stake), 0) AS stake, ifnull(sum(valid), 0) AS valid,
  ifnull(sum(returned), 0) AS returned, ifnull(sum(returned IS NULL), 0) AS pendingCount,
  ifnull(sum(iif(returned IS NULL, stake, 0)), 0) AS pendingStake,
  ifnull(sum(iif(returned IS NULL, valid, 0)), 0) AS pendingValid`

const noSums: BetSums = {
  count: 0,
  stake: 0,
  valid: 0,
  returned: 0,
  pendingCount: 0,
  pendingStake: 0,
  pendingValid: 0,
}

/** What has no return yet comes last whichever way is up. */
const orders: Readonly<Record<BetOrder['by'], string>> = {
  at: 'at',
  stake: 'stake',
  valid: 'iif(returned IS NULL, NULL, valid)',
  returned: 'returned',
  profit: 'returned - stake',
}

/** A list for each order, made when it is first asked for. */
export function byOrder<List>(make: (by: BetOrder['by'], way: 'ASC' | 'DESC') => List): (order: BetOrder) => List {
  const made = new Map<string, List>()
  return ({ by, isUp }) => {
    const way = isUp ? 'ASC' : 'DESC'
    const list = made.get(by + way) ?? make(by, way)
    made.set(by + way, list)
    return list
  }
}

export function openBets(database: DatabaseSync) {
  const { all, column, one, run, scalar, table } = openStatements(database)
  const next = scalar(() => sql<{ id: number }>`SELECT ifnull(max(id), 0) + 1 AS id FROM bets`)
  const listBy = byOrder((by, way) => {
    const order = sql.raw(`${orders[by]} IS NULL, ${orders[by]} ${way}, id ${way}`)
    return all((asked: Param<BetFilter>, limit: Param<number>, offset: Param<number>) =>
      db.selectFrom('bets').selectAll().where(isWanted(asked)).orderBy(order).limit(limit).offset(offset),
    )
  })
  const sums = one((asked: Param<BetFilter>) => sql<BetSums>`SELECT ${betSums} FROM bets WHERE ${isWanted(asked)}`)
  const byType = all(
    (asked: Param<BetFilter>) =>
      sql<BetSums & { type: string }>`SELECT type, ${betSums} FROM bets WHERE ${isWanted(asked)} GROUP BY type`,
  )
  return {
    /** A number that no bet has: "GRF-88000048271". */
    freeNumber: (vendor: string): string => `${vendor}-${88_000_000_000 + next() * 48_271}`,
    add: table('bets').add,
    /** Nothing where it is settled already. */
    settle: run((number: Param<string>, returned: Param<number>, at: Param<number>) =>
      db
        .updateTable('bets')
        .set({ returned, settled_at: at })
        .where('number', '=', number)
        .where('returned', 'is', null),
    ),
    list: (filter: BetFilter, order: BetOrder, limit: number, offset: number): BetRow[] =>
      listBy(order)(filter, limit, offset),
    /** One for each of the days, which are given by their first and their after-last millisecond. */
    sumsByDay: (filter: BetFilter, days: readonly (readonly [number, number])[]): BetSums[] =>
      days.map(([from, to]) => sums({ ...filter, from, to })),
    sumsByType: (filter: BetFilter): { type: string; sums: BetSums }[] =>
      byType(filter).map(({ type, ...sums }) => ({ type, sums })),
    /** How many different games were bet on. */
    gamesPlayed: scalar(
      (member: Param<number>, from: Param<number>, to: Param<number>) => sql<{ count: number }>`
        SELECT count(DISTINCT game_code) AS count FROM bets WHERE member_id = ${member} AND at >= ${from} AND at < ${to}`,
    ),
    /** Codes of the games that were bet on since an instant: those of most days first, then the latest. Whatever was staked or won. */
    gamesByDays: column(
      (member: Param<number>, from: Param<number>) => sql<{ code: string }>`
        SELECT game_code AS code FROM bets WHERE member_id = ${member} AND at >= ${from}
        GROUP BY game_code ORDER BY count(DISTINCT at / 86400000) DESC, max(at) DESC, game_code`,
    ),
    /** Vendors where a bet of the member's is open. */
    vendorsInPlay: column((member: Param<number>) =>
      db.selectFrom('bets').select('vendor').distinct().where('member_id', '=', member).where('returned', 'is', null),
    ),
    /** Settled ones on a game by members of a merchant, the latest first. */
    latestOf: all((merchant: Param<string>, code: Param<string>, limit: Param<number>) =>
      db
        .selectFrom('bets')
        .innerJoin('members', 'members.id', 'bets.member_id')
        .select(['bets.member_id', 'bets.at', 'bets.stake', 'bets.returned'])
        .where('members.merchant', '=', merchant)
        .where('bets.game_code', '=', code)
        .where('bets.returned', 'is not', null)
        .orderBy('bets.at', 'desc')
        .limit(limit),
    ),
    ofReference: all((member: Param<number>, reference: Param<string>) =>
      db
        .selectFrom('bets')
        .selectAll()
        .where(({ and }) => and({ member_id: member, reference }))
        .orderBy('id'),
    ),
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
      pendingValid: total.pendingValid + row.pendingValid,
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
        pendingValid: isPending ? valid : 0,
      }
    }),
  )
}

export function resultOf({ stake, returned }: Pick<BetRow, 'stake' | 'returned'>): BetResult {
  if (returned === null) return 'pending'
  if (returned === stake) return 'returned'
  return returned > stake ? 'won' : 'lost'
}
