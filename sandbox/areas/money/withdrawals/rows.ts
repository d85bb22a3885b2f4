import type { DatabaseSync } from 'node:sqlite'
import { withdrawalStates } from '#contract/account/withdraw.ts'
import { type Row, text, textOrNull, whole, wholeOrNull } from '#sandbox/store/rows.ts'

export const withdrawalsSchema = `
CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  pays_to TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  state TEXT NOT NULL CHECK (state IN (${withdrawalStates.map((state) => `'${state}'`).join(', ')})),
  asked_at INTEGER NOT NULL,
  paid_at INTEGER,
  auto_receipt_at INTEGER,
  settled_at INTEGER,
  received INTEGER,
  forced TEXT CHECK (forced IN ('refunded', 'kept')),
  remark TEXT NOT NULL
) STRICT;
CREATE INDEX withdrawals_by_member ON withdrawals (member_id, asked_at);
CREATE INDEX withdrawals_paid ON withdrawals (auto_receipt_at) WHERE state = 'paid';
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id),
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  at INTEGER NOT NULL,
  proves TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX uploads_by_member ON uploads (member_id, at)`

export type WithdrawalState = (typeof withdrawalStates)[number]

/** Amounts in hundredths, instants in milliseconds. */
export interface WithdrawalRow {
  id: string
  member_id: number
  /** Masked. */
  pays_to: string
  /** What was set aside; what reaches the member is without the fee. */
  amount: number
  fee: number
  state: WithdrawalState
  asked_at: number
  paid_at: number | null
  auto_receipt_at: number | null
  /** Nothing of it is set aside any more. */
  settled_at: number | null
  /** What came, where that is not the whole. */
  received: number | null
  /** How the operator ended a dispute. */
  forced: 'refunded' | 'kept' | null
  remark: string
}

export function openWithdrawals(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO withdrawals VALUES (:id, :member_id, :pays_to, :amount, :fee, :state, :asked_at, :paid_at, :auto_receipt_at,
      :settled_at, :received, :forced, :remark)`)
  const find = database.prepare('SELECT * FROM withdrawals WHERE id = ?')
  const move = database.prepare(`
    UPDATE withdrawals SET state = :state, paid_at = :paid_at, auto_receipt_at = :auto_receipt_at,
      settled_at = :settled_at, received = :received, forced = :forced, remark = :remark
    WHERE id = :id AND state = :before AND settled_at IS :settled_before`)
  const list = database.prepare(
    'SELECT * FROM withdrawals WHERE member_id = ? ORDER BY asked_at DESC, rowid DESC LIMIT ? OFFSET ?',
  )
  const count = database.prepare('SELECT count(*) AS count FROM withdrawals WHERE member_id = ?')
  const since = database.prepare(`
    SELECT count(*) AS count, ifnull(sum(amount), 0) AS amount FROM withdrawals
    WHERE member_id = ? AND asked_at >= ? AND state NOT IN ('refused', 'cancelled')`)
  const open = database.prepare(
    "SELECT count(*) AS count FROM withdrawals WHERE member_id = ? AND state IN ('pending', 'paying')",
  )
  const due = database.prepare("SELECT * FROM withdrawals WHERE state = 'paid' AND auto_receipt_at <= ?")
  const latest = database.prepare('SELECT * FROM withdrawals ORDER BY asked_at DESC, rowid DESC LIMIT ?')
  return {
    add(row: WithdrawalRow): void {
      add.run({ ...row })
    },
    find(id: string): WithdrawalRow | null {
      const row = find.get(id)
      return row ? withdrawalOf(row) : null
    },
    /** False where it is in another state by now. */
    move(before: WithdrawalRow, change: Partial<WithdrawalRow>): boolean {
      const { id, state, paid_at, auto_receipt_at, settled_at, received, forced, remark } = { ...before, ...change }
      const after = { id, state, paid_at, auto_receipt_at, settled_at, received, forced, remark }
      return move.run({ ...after, before: before.state, settled_before: before.settled_at }).changes > 0
    },
    list: (member: number, limit: number, offset: number): WithdrawalRow[] =>
      list.all(member, limit, offset).map(withdrawalOf),
    count: (member: number): number => countOf(count.get(member)),
    /** Asked for from an instant on, and neither refused nor taken back. */
    since(member: number, from: number): { count: number; amount: number } {
      const row = since.get(member, from)
      return row ? { count: whole(row, 'count'), amount: whole(row, 'amount') } : { count: 0, amount: 0 }
    },
    openCount: (member: number): number => countOf(open.get(member)),
    due: (at: number): WithdrawalRow[] => due.all(at).map(withdrawalOf),
    latest: (most: number): WithdrawalRow[] => latest.all(most).map(withdrawalOf),
  }
}

export function openUploads(database: DatabaseSync) {
  const add = database.prepare('INSERT INTO uploads VALUES (?, ?, ?, ?, ?, NULL)')
  const attach = database.prepare('UPDATE uploads SET proves = ? WHERE id = ? AND member_id = ? AND proves IS NULL')
  const sweep = database.prepare('DELETE FROM uploads WHERE proves IS NULL AND at <= ?')
  return {
    add(id: string, member: number, type: string, content: Uint8Array, at: number): void {
      add.run(id, member, type, content, at)
    },
    /** False where the member has no such upload, or it proves something already. */
    attach: (id: string, member: number, proves: string): boolean => attach.run(proves, id, member).changes > 0,
    /** Drops what proves nothing and is older. */
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}

function countOf(row: Row | undefined): number {
  return row ? whole(row, 'count') : 0
}

function withdrawalOf(row: Row): WithdrawalRow {
  const state = withdrawalStates.find((each) => each === text(row, 'state'))
  if (!state) throw new TypeError('Column state is not the state of a payout')
  const forced = textOrNull(row, 'forced')
  return {
    id: text(row, 'id'),
    member_id: whole(row, 'member_id'),
    pays_to: text(row, 'pays_to'),
    amount: whole(row, 'amount'),
    fee: whole(row, 'fee'),
    state,
    asked_at: whole(row, 'asked_at'),
    paid_at: wholeOrNull(row, 'paid_at'),
    auto_receipt_at: wholeOrNull(row, 'auto_receipt_at'),
    settled_at: wholeOrNull(row, 'settled_at'),
    received: wholeOrNull(row, 'received'),
    forced: forced === 'refunded' || forced === 'kept' ? forced : null,
    remark: text(row, 'remark'),
  }
}
