import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

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

/** Amounts in hundredths, instants in milliseconds. */
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
  const results = database.prepare('SELECT results FROM lottery_draws WHERE lottery = ? AND no = ?')
  const add = database.prepare('INSERT OR IGNORE INTO lottery_draws VALUES (?, ?, ?, ?)')
  return {
    /** JSON; null before the draw. */
    results(lottery: string, no: string): string | null {
      const row = results.get(lottery, no)
      return row ? text(row, 'results') : null
    },
    /** A draw that has its numbers keeps them. */
    addDraw(lottery: string, draw: { no: string; drawsAt: number }, resultsJson: string): void {
      add.run(lottery, draw.no, draw.drawsAt, resultsJson)
    },
  }
}

const orderColumns = 'id, member_id, lottery, draw_no, draws_at, idempotency_key, body_digest, balance_after, placed_at'

function openOrders(database: DatabaseSync) {
  const due = database.prepare(
    `SELECT ${orderColumns} FROM lottery_orders WHERE settled_at IS NULL AND draws_at <= ? ORDER BY draws_at, id`,
  )
  const settle = database.prepare('UPDATE lottery_orders SET settled_at = ? WHERE id = ? AND settled_at IS NULL')
  const add = database.prepare(`
    INSERT INTO lottery_orders VALUES (:id, :member_id, :lottery, :draw_no, :draws_at, :idempotency_key, :body_digest,
      :balance_after, :placed_at, NULL)`)
  return {
    addOrder(order: OrderRow): void {
      add.run({ ...order })
    },
    /** The orders of draws up to an instant that are not settled. */
    dueOrders: (at: number): OrderRow[] => due.all(at).map(orderOf),
    /** False where the order was settled before. */
    settleOrder: (id: string, at: number): boolean => settle.run(at, id).changes > 0,
  }
}

function openBets(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO lottery_bets (order_id, place, member_id, lottery, play, picks, lines, stake)
    VALUES (:order_id, :place, :member_id, :lottery, :play, :picks, :lines, :stake)`)
  const ofOrder = database.prepare(
    'SELECT place, play, picks, lines, stake FROM lottery_bets WHERE order_id = ? ORDER BY place',
  )
  const pay = database.prepare('UPDATE lottery_bets SET paid = ? WHERE order_id = ? AND place = ? AND paid IS NULL')
  const isOfFilter = "bets.member_id = :member AND (:lottery = '' OR bets.lottery = :lottery)"
  const list = database.prepare(`
    SELECT order_id, place, bets.lottery, play, picks, lines, stake, paid, draw_no, placed_at
    FROM lottery_bets bets JOIN lottery_orders orders ON orders.id = order_id
    WHERE ${isOfFilter} ORDER BY bets.id DESC LIMIT :limit OFFSET :offset`)
  const count = database.prepare(`SELECT count(*) AS count FROM lottery_bets bets WHERE ${isOfFilter}`)
  const recent = database.prepare(
    'SELECT lottery, max(id) AS newest FROM lottery_bets WHERE member_id = ? GROUP BY lottery ORDER BY newest DESC',
  )
  return {
    addBet({ id, member_id, lottery }: OrderRow, bet: BetRow): void {
      add.run({ order_id: id, member_id, lottery, ...bet })
    },
    betsOf: (order: string): BetRow[] => ofOrder.all(order).map(betOf),
    setPaid(order: string, place: number, paid: number): void {
      pay.run(paid, order, place)
    },
    /** The latest first. */
    listBets: (filter: BetFilter, limit: number, offset: number): ListedBet[] =>
      list.all({ ...filter, limit, offset }).map(listedOf),
    countBets(filter: BetFilter): number {
      const row = count.get({ ...filter })
      return row ? whole(row, 'count') : 0
    },
    /** The codes of the lotteries that a member bet on, the latest first. */
    recentLotteries: (member: number): string[] => recent.all(member).map((row) => text(row, 'lottery')),
  }
}

function orderOf(row: Row): OrderRow {
  return {
    id: text(row, 'id'),
    member_id: whole(row, 'member_id'),
    lottery: text(row, 'lottery'),
    draw_no: text(row, 'draw_no'),
    draws_at: whole(row, 'draws_at'),
    idempotency_key: text(row, 'idempotency_key'),
    body_digest: text(row, 'body_digest'),
    balance_after: whole(row, 'balance_after'),
    placed_at: whole(row, 'placed_at'),
  }
}

function betOf(row: Row): BetRow {
  return {
    place: whole(row, 'place'),
    play: text(row, 'play'),
    picks: text(row, 'picks'),
    lines: whole(row, 'lines'),
    stake: whole(row, 'stake'),
  }
}

function listedOf(row: Row): ListedBet {
  return {
    ...betOf(row),
    order_id: text(row, 'order_id'),
    lottery: text(row, 'lottery'),
    draw_no: text(row, 'draw_no'),
    placed_at: whole(row, 'placed_at'),
    paid: wholeOrNull(row, 'paid'),
  }
}
