import type { DatabaseSync } from 'node:sqlite'
import type { NewsDesk } from '../store/news.ts'
import { text, whole, wholeOrNull } from '../store/rows.ts'

/** Amounts are whole hundredths of the currency's unit. Entries are only ever added; balances are their sums. */
export const ledgerSchema = `
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  merchant TEXT NOT NULL,
  member_id INTEGER REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('house', 'main', 'vendor')),
  vendor TEXT NOT NULL,
  currency TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX accounts_key ON accounts (merchant, ifnull(member_id, 0), kind, vendor);
CREATE TABLE transactions (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE
) STRICT;
CREATE TABLE entries (
  transaction_id INTEGER NOT NULL REFERENCES transactions (id),
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (transaction_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_by_account ON entries (account_id, amount);
CREATE TRIGGER entries_are_kept BEFORE DELETE ON entries BEGIN SELECT raise(ABORT, 'entries are kept'); END;
CREATE TRIGGER entries_are_final BEFORE UPDATE ON entries BEGIN SELECT raise(ABORT, 'entries are final'); END`

export interface AccountKey {
  merchant: string
  /** Null for the house. */
  memberId: number | null
  kind: 'house' | 'main' | 'vendor'
  /** The vendor's code; empty for the others. */
  vendor: string
  currency: string
}

export interface Entry {
  account: number
  /** Hundredths; positive into the account. */
  amount: number
}

export function openLedger(database: DatabaseSync, news: Pick<NewsDesk, 'tell'>) {
  const find = database.prepare(
    'SELECT id FROM accounts WHERE merchant = ? AND ifnull(member_id, 0) = ? AND kind = ? AND vendor = ?',
  )
  const open = database.prepare(
    'INSERT INTO accounts (merchant, member_id, kind, vendor, currency) VALUES (?, ?, ?, ?, ?)',
  )
  const balance = database.prepare('SELECT ifnull(sum(amount), 0) AS balance FROM entries WHERE account_id = ?')
  const begin = database.prepare('INSERT INTO transactions (kind, at, idempotency_key) VALUES (?, ?, ?)')
  const add = database.prepare('INSERT INTO entries VALUES (?, ?, ?)')
  const owner = database.prepare('SELECT member_id, kind FROM accounts WHERE id = ?')
  const unbalanced = database.prepare(
    'SELECT count(*) AS count FROM (SELECT 1 FROM entries GROUP BY transaction_id HAVING sum(amount) <> 0)',
  )
  const moves = database.prepare(`
    SELECT kind, sum(amount) AS amount, min(amount) AS lowest FROM entries
    JOIN transactions ON transactions.id = transaction_id WHERE account_id = ? AND at >= ? GROUP BY kind`)
  const first = database.prepare(`
    SELECT min(at) AS at FROM entries JOIN transactions ON transactions.id = transaction_id WHERE account_id = ?`)
  const vendorAccounts = database.prepare(`
    SELECT accounts.id, vendor, sum(amount) AS balance FROM accounts JOIN entries ON account_id = accounts.id
    WHERE member_id = ? AND kind = 'vendor' GROUP BY accounts.id HAVING balance > 0`)
  const balanceOf = (account: number): number => {
    const row = balance.get(account)
    return row ? whole(row, 'balance') : 0
  }
  return {
    /** The account's id; opened where there is none. */
    account({ merchant, memberId, kind, vendor, currency }: AccountKey): number {
      const row = find.get(merchant, memberId ?? 0, kind, vendor)
      return row ? whole(row, 'id') : Number(open.run(merchant, memberId, kind, vendor, currency).lastInsertRowid)
    },
    /** In hundredths. */
    balance: balanceOf,
    /**
     * Gives the transaction's id; who has the accounts is told. Must run inside `together`. @throws RangeError where the entries
     * do not sum to zero, or a member's wallet would hold less than nothing.
     */
    post(kind: string, at: number, entries: readonly Entry[], idempotencyKey: string | null = null): number {
      const sum = entries.reduce((total, entry) => total + entry.amount, 0)
      if (sum !== 0 || entries.length < 2) throw new RangeError(`A ${kind} of ${entries.length} entries sums to ${sum}`)
      const transaction = Number(begin.run(kind, at, idempotencyKey).lastInsertRowid)
      for (const { account, amount } of entries) {
        add.run(transaction, account, amount)
        const row = owner.get(account)
        const member = row ? wholeOrNull(row, 'member_id') : null
        if (member === null) continue
        if (amount < 0 && balanceOf(account) < 0) throw new RangeError(`A ${kind} leaves an account below zero`)
        if (row && text(row, 'kind') === 'main') news.tell({ member, event: 'balance' })
      }
      return transaction
    },
    /** What lies in a member's vendor wallets, without the empty ones. */
    vendorBalances: (member: number): { account: number; vendor: string; balance: number }[] =>
      vendorAccounts
        .all(member)
        .map((row) => ({ account: whole(row, 'id'), vendor: text(row, 'vendor'), balance: whole(row, 'balance') })),
    /** What moved on an account from an instant on, by the kind of transaction; `lowest` is the one that took most. */
    movesSince: (account: number, from: number): { kind: string; amount: number; lowest: number }[] =>
      moves
        .all(account, from)
        .map((row) => ({ kind: text(row, 'kind'), amount: whole(row, 'amount'), lowest: whole(row, 'lowest') })),
    /** When something first moved on an account; null where nothing did. */
    firstAt(account: number): number | null {
      const row = first.get(account)
      return row ? wholeOrNull(row, 'at') : null
    },
    /** How many transactions do not sum to zero: always 0. */
    unbalancedCount(): number {
      const row = unbalanced.get()
      return row ? whole(row, 'count') : 0
    },
  }
}
