import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const bankCardsSchema = `
CREATE TABLE bank_cards (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id),
  bank TEXT NOT NULL,
  number TEXT NOT NULL,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  added_at INTEGER NOT NULL,
  UNIQUE (merchant, bank, number)
) STRICT;
CREATE INDEX bank_cards_by_member ON bank_cards (member_id, added_at)`

export interface BankCardRow {
  id: string
  merchant: string
  member_id: number
  /** A code of `banks`. */
  bank: string
  /** Whole; it leaves the gateway masked. */
  number: string
  is_default: number
  /** Milliseconds. */
  added_at: number
}

export function openBankCards(database: DatabaseSync) {
  const { all, run, table } = openStatements(database)
  const { add, has } = table('bank_cards')
  return {
    add,
    /** In the order in which they were added. */
    of: all((member: Param<number>) =>
      db.selectFrom('bank_cards').selectAll().where('member_id', '=', member).orderBy('added_at').orderBy(sql`rowid`),
    ),
    /** Whether anybody at the merchant has the account. */
    isKnown: (merchant: string, bank: string, number: string): boolean => has({ merchant, bank, number }),
    remove: run((member: Param<number>, id: Param<string>) =>
      db.deleteFrom('bank_cards').where(({ and }) => and({ member_id: member, id })),
    ),
    choose: run(
      (member: Param<number>, id: Param<string>) =>
        sql`UPDATE bank_cards SET is_default = (id = ${id}) WHERE member_id = ${member}`,
    ),
  }
}
