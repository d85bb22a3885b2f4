import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** A draw's numbers are made once. An order is what was bet at once, on one draw; its bets are what it is made of. */
export const lotterySchema = `
CREATE TABLE lottery_draws (
  lottery TEXT NOT NULL,
  no TEXT NOT NULL,
  draws_at INTEGER NOT NULL,
  results TEXT NOT NULL,
  PRIMARY KEY (lottery, no)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER lottery_draws_are_kept BEFORE DELETE ON lottery_draws BEGIN SELECT raise(ABORT, 'draws are kept'); END;
CREATE TRIGGER lottery_draws_are_final BEFORE UPDATE ON lottery_draws BEGIN SELECT raise(ABORT, 'draws are final'); END;
CREATE TABLE lottery_orders (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  lottery TEXT NOT NULL,
  draw_no TEXT NOT NULL,
  draws_at INTEGER NOT NULL,
  idempotency_key TEXT NOT NULL,
  body_digest TEXT NOT NULL,
  balance_after INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  settled_at INTEGER,
  UNIQUE (member_id, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX lottery_orders_open ON lottery_orders (draws_at) WHERE settled_at IS NULL;
CREATE TABLE lottery_bets (
  id INTEGER PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES lottery_orders (id),
  place INTEGER NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id),
  lottery TEXT NOT NULL,
  play TEXT NOT NULL,
  picks TEXT NOT NULL,
  lines INTEGER NOT NULL CHECK (lines > 0),
  stake INTEGER NOT NULL CHECK (stake > 0),
  paid INTEGER CHECK (paid >= 0),
  UNIQUE (order_id, place)
) STRICT;
CREATE INDEX lottery_bets_by_member ON lottery_bets (member_id, id)`

/** Amounts in minor units, instants in milliseconds. */
export interface OrderRow {
  id: string
  member_id: number
  lottery: string
  draw_no: string
  draws_at: number
  idempotency_key: string
  body_digest: string
  balance_after: number
  placed_at: number
}

export interface BetRow {
  /** From 1 within its order. */
  place: number
  play: string
  /** JSON. */
  picks: string
  lines: number
  /** A line's. */
  stake: number
}

/** A bet with what its order knows. */
export interface ListedBet extends BetRow, Pick<OrderRow, 'lottery' | 'draw_no' | 'placed_at'> {
  order_id: string
  /** Null while the draw is open. */
  paid: number | null
}

/** `lottery` empty: all. */
export interface BetFilter {
  member: number
  lottery: string
}

export function openLotteryStore(database: DatabaseSync) {
  return { ...openDraws(database), ...openOrders(database), ...openBets(database) }
}

function openDraws(database: DatabaseSync) {
  const { addNew, find } = openStatements(database).table('lottery_draws')
  return {
    /** JSON; null before the draw. */
    results: (lottery: string, no: string): string | null => find({ lottery, no })?.results ?? null,
    /** A draw that has its numbers keeps them. */
    addDraw: (lottery: string, { no, drawsAt }: { no: string; drawsAt: number }, results: string) =>
      addNew({ lottery, no, draws_at: drawsAt, results }),
  }
}

function openOrders(database: DatabaseSync) {
  const { all, run, table } = openStatements(database)
  const orders = table('lottery_orders')
  const settle = run((id: Param<string>, at: Param<number>) =>
    db.updateTable('lottery_orders').set({ settled_at: at }).where('id', '=', id).where('settled_at', 'is', null),
  )
  return {
    addOrder: (order: OrderRow) => orders.add({ ...order, settled_at: null }),
    /** The orders of draws up to an instant that are not settled. */
    dueOrders: all(
      (at: Param<number>) => sql<OrderRow>`
        SELECT * FROM lottery_orders WHERE settled_at IS NULL AND draws_at <= ${at} ORDER BY draws_at, id`,
    ),
    /** False where the order was settled before. */
    settleOrder: (id: string, at: number): boolean => settle(id, at) > 0,
  }
}

function openBets(database: DatabaseSync) {
  const { all, column, run, scalar, table } = openStatements(database)
  const bets = table('lottery_bets')
  const isWanted = ({ member, lottery }: Param<BetFilter>) =>
    sql`bets.member_id = ${member} AND (${lottery} = '' OR bets.lottery = ${lottery})`
  return {
    addBet: ({ id, member_id, lottery }: OrderRow, bet: BetRow) =>
      bets.add({ ...bet, order_id: id, member_id, lottery }),
    betsOf: all((order: Param<string>) =>
      db.selectFrom('lottery_bets').selectAll().where('order_id', '=', order).orderBy('place'),
    ),
    setPaid: run(
      (order: Param<string>, place: Param<number>, paid: Param<number>) => sql`
        UPDATE lottery_bets SET paid = ${paid} WHERE order_id = ${order} AND place = ${place} AND paid IS NULL`,
    ),
    /** The latest first. */
    listBets: all(
      (filter: Param<BetFilter>, limit: Param<number>, offset: Param<number>) => sql<ListedBet>`
        SELECT order_id, place, bets.lottery, play, picks, lines, stake, paid, draw_no, placed_at
        FROM lottery_bets bets JOIN lottery_orders orders ON orders.id = order_id
        WHERE ${isWanted(filter)} ORDER BY bets.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    countBets: scalar(
      (filter: Param<BetFilter>) => sql<{ count: number }>`
        SELECT count(*) AS count FROM lottery_bets bets WHERE ${isWanted(filter)}`,
    ),
    /** The codes of the lotteries that a member bet on, the latest first. */
    recentLotteries: column(
      (member: Param<number>) => sql<{ lottery: string }>`
        SELECT lottery FROM lottery_bets WHERE member_id = ${member} GROUP BY lottery ORDER BY max(id) DESC`,
    ),
  }
}
