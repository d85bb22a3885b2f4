import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { NewsDesk } from '../store/news.ts'
import type { Param } from '../store/query.ts'
import { openStatements } from '../store/statements.ts'

/** Amounts are whole minor units of the currency. Entries are only ever added; balances are their sums. */
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
  /** Null for the operator. */
  memberId: number | null
  kind: 'house' | 'main' | 'vendor'
  /** The vendor's code; empty for the others. */
  vendor: string
  currency: string
}

export interface Entry {
  account: number
  /** Minor units; positive into the account. */
  amount: number
}

export function openLedger(database: DatabaseSync, news: Pick<NewsDesk, 'tell'>) {
  const { all, scalar, scalarOrNull, table } = openStatements(database)
  const [accounts, transactions, entries] = [table('accounts'), table('transactions'), table('entries')]
  const find = scalarOrNull(
    ({ merchant, memberId, kind, vendor }: Param<AccountKey>) => sql<{ id: number }>`SELECT id FROM accounts
      WHERE merchant = ${merchant} AND ifnull(member_id, 0) = ifnull(${memberId}, 0) AND kind = ${kind} AND vendor = ${vendor}`,
  )
  const balance = scalar(
    (account: Param<number>) =>
      sql<{ balance: number }>`SELECT ifnull(sum(amount), 0) AS balance FROM entries WHERE account_id = ${account}`,
  )
  return {
    /** The account's id; opened where there is none. */
    account(key: AccountKey): number {
      const { memberId, ...row } = key
      return find(key) ?? accounts.add({ member_id: memberId, ...row })
    },
    /** In minor units. */
    balance,
    /**
     * Gives the transaction's id; who has the accounts is told. Must run inside a transaction. @throws RangeError where
     * the entries do not sum to zero, or a member's wallet would hold less than nothing.
     */
    post(kind: string, at: number, posted: readonly Entry[], idempotencyKey: string | null = null): number {
      const sum = posted.reduce((total, entry) => total + entry.amount, 0)
      if (sum !== 0 || posted.length < 2) throw new RangeError(`A ${kind} of ${posted.length} entries sums to ${sum}`)
      const transaction = transactions.add({ kind, at, idempotency_key: idempotencyKey })
      for (const { account, amount } of posted) {
        entries.add({ transaction_id: transaction, account_id: account, amount })
        const owner = accounts.find({ id: account })
        if (!owner || owner.member_id === null) continue
        if (amount < 0 && balance(account) < 0) throw new RangeError(`A ${kind} leaves an account below zero`)
        if (owner.kind === 'main') news.tell({ member: owner.member_id, event: 'balance' })
      }
      return transaction
    },
    /** What lies in a member's vendor wallets, without the empty ones. */
    vendorBalances: all(
      (member: Param<number>) => sql<{ account: number; vendor: string; balance: number }>`
      SELECT accounts.id AS account, vendor, sum(amount) AS balance FROM accounts JOIN entries ON account_id = accounts.id
      WHERE member_id = ${member} AND kind = 'vendor' GROUP BY accounts.id HAVING balance > 0`,
    ),
    /** What moved on an account from an instant on, by the kind of transaction; `lowest` is the one that took most. */
    movesSince: all(
      (account: Param<number>, from: Param<number>) => sql<{ kind: string; amount: number; lowest: number }>`
      SELECT kind, sum(amount) AS amount, min(amount) AS lowest FROM entries
      JOIN transactions ON transactions.id = transaction_id WHERE account_id = ${account} AND at >= ${from} GROUP BY kind`,
    ),
    /** What came in on an account by transactions of a kind, each with its instant. */
    movesOfKind: all(
      (account: Param<number>, kind: Param<string>) => sql<{ at: number; amount: number }>`
      SELECT at, amount FROM entries JOIN transactions ON transactions.id = transaction_id
      WHERE account_id = ${account} AND kind = ${kind}`,
    ),
    /** When something first moved on an account; null where nothing did. */
    firstAt: scalar(
      (account: Param<number>) => sql<{ at: number | null }>`
      SELECT min(at) AS at FROM entries JOIN transactions ON transactions.id = transaction_id WHERE account_id = ${account}`,
    ),
    /** How many transactions do not sum to zero: always 0. */
    unbalancedCount: scalar(
      () => sql<{ count: number }>`
      SELECT count(*) AS count FROM (SELECT 1 FROM entries GROUP BY transaction_id HAVING sum(amount) <> 0)`,
    ),
  }
}
