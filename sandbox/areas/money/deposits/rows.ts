import type { DatabaseSync } from 'node:sqlite'
import { depositStates } from '#contract/account/deposit.ts'
import { type Row, text, textOrNull, whole, wholeOrNull } from '#sandbox/store/rows.ts'

export const depositsSchema = `
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  channel TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  state TEXT NOT NULL CHECK (state IN (${depositStates.map((state) => `'${state}'`).join(', ')})),
  note TEXT NOT NULL UNIQUE,
  page_key TEXT NOT NULL UNIQUE,
  card TEXT UNIQUE,
  promotion_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  reported_at INTEGER,
  settled_at INTEGER
) STRICT;
CREATE INDEX deposits_by_member ON deposits (member_id, created_at);
CREATE INDEX deposits_open ON deposits (state, expires_at) WHERE state IN ('waiting', 'reported')`

export type DepositState = (typeof depositStates)[number]

/** Amounts in hundredths, instants in milliseconds. */
export interface DepositRow {
  id: string
  member_id: number
  channel: string
  amount: number
  fee: number
  state: DepositState
  /** What the payer writes beside the payment: no other deposit has it. */
  note: string
  /** Of the payment page's address. */
  page_key: string
  /** A digest of a bought card's serial: each is good once. */
  card: string | null
  promotion_id: string | null
  created_at: number
  expires_at: number
  reported_at: number | null
  settled_at: number | null
}

export function openDeposits(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO deposits VALUES (:id, :member_id, :channel, :amount, :fee, :state, :note, :page_key, :card, :promotion_id,
      :created_at, :expires_at, :reported_at, :settled_at)`)
  const find = database.prepare('SELECT * FROM deposits WHERE id = ?')
  const byPage = database.prepare('SELECT * FROM deposits WHERE page_key = ?')
  const byCard = database.prepare("SELECT id FROM deposits WHERE card = ? AND state <> 'refused'")
  const dropCard = database.prepare("UPDATE deposits SET card = NULL WHERE card = ? AND state = 'refused'")
  const open = database.prepare(`
    SELECT count(*) AS count, ifnull(sum(amount - fee), 0) AS credited FROM deposits
    WHERE member_id = ? AND state IN ('waiting', 'reported')`)
  const move = database.prepare(`
    UPDATE deposits SET state = :state, reported_at = :reported_at, settled_at = :settled_at
    WHERE id = :id AND state = :before`)
  const list = database.prepare(
    'SELECT * FROM deposits WHERE member_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?',
  )
  const count = database.prepare('SELECT count(*) AS count FROM deposits WHERE member_id = ?')
  const received = database.prepare(
    "SELECT count(*) AS count FROM deposits WHERE member_id = ? AND state = 'received' AND id <> ?",
  )
  const overdue = database.prepare("SELECT * FROM deposits WHERE state = 'waiting' AND expires_at <= ?")
  const reported = database.prepare("SELECT * FROM deposits WHERE state = 'reported'")
  const latest = database.prepare('SELECT * FROM deposits ORDER BY created_at DESC, rowid DESC LIMIT ?')
  return {
    add(row: DepositRow): void {
      add.run({ ...row })
    },
    find: (id: string): DepositRow | null => rowOrNull(find.get(id)),
    byPage: (key: string): DepositRow | null => rowOrNull(byPage.get(key)),
    /** Whether a bought card pays for a deposit already; one whose deposit was refused may be tried again. */
    isCardUsed(card: string): boolean {
      dropCard.run(card)
      return byCard.get(card) !== undefined
    },
    /** Of those that wait or are reported: how many, and what they would bring. */
    open(member: number): { count: number; credited: number } {
      const row = open.get(member)
      return row ? { count: whole(row, 'count'), credited: whole(row, 'credited') } : { count: 0, credited: 0 }
    },
    /** False where the deposit is in another state by now. */
    move: (before: DepositRow, after: Pick<DepositRow, 'state' | 'reported_at' | 'settled_at'>): boolean => {
      const { state, reported_at, settled_at } = after
      return move.run({ id: before.id, before: before.state, state, reported_at, settled_at }).changes > 0
    },
    list: (member: number, limit: number, offset: number): DepositRow[] =>
      list.all(member, limit, offset).map(depositOf),
    count: (member: number): number => countOf(count.get(member)),
    /** Received ones but for one. */
    receivedBeside: (member: number, id: string): number => countOf(received.get(member, id)),
    overdue: (at: number): DepositRow[] => overdue.all(at).map(depositOf),
    reported: (): DepositRow[] => reported.all().map(depositOf),
    latest: (most: number): DepositRow[] => latest.all(most).map(depositOf),
  }
}

function countOf(row: Row | undefined): number {
  return row ? whole(row, 'count') : 0
}

function rowOrNull(row: Row | undefined): DepositRow | null {
  return row ? depositOf(row) : null
}

function depositOf(row: Row): DepositRow {
  const state = depositStates.find((each) => each === text(row, 'state'))
  if (!state) throw new TypeError('Column state is not the state of a deposit')
  return {
    id: text(row, 'id'),
    member_id: whole(row, 'member_id'),
    channel: text(row, 'channel'),
    amount: whole(row, 'amount'),
    fee: whole(row, 'fee'),
    state,
    note: text(row, 'note'),
    page_key: text(row, 'page_key'),
    card: textOrNull(row, 'card'),
    promotion_id: textOrNull(row, 'promotion_id'),
    created_at: whole(row, 'created_at'),
    expires_at: whole(row, 'expires_at'),
    reported_at: wholeOrNull(row, 'reported_at'),
    settled_at: wholeOrNull(row, 'settled_at'),
  }
}
