import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'

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
  const add = database.prepare(
    'INSERT INTO bank_cards VALUES (:id, :merchant, :member_id, :bank, :number, :is_default, :added_at)',
  )
  const list = database.prepare('SELECT * FROM bank_cards WHERE member_id = ? ORDER BY added_at, rowid')
  const known = database.prepare('SELECT id FROM bank_cards WHERE merchant = ? AND bank = ? AND number = ?')
  const choose = database.prepare('UPDATE bank_cards SET is_default = (id = ?) WHERE member_id = ?')
  return {
    add(card: BankCardRow): void {
      add.run({ ...card })
    },
    /** In the order in which they were added. */
    of: (member: number): BankCardRow[] => list.all(member).map(cardOf),
    /** Whether anybody at the merchant has the account. */
    isKnown: (merchant: string, bank: string, number: string): boolean =>
      known.get(merchant, bank, number) !== undefined,
    choose(member: number, id: string): void {
      choose.run(id, member)
    },
  }
}

function cardOf(row: Row): BankCardRow {
  return {
    id: text(row, 'id'),
    merchant: text(row, 'merchant'),
    member_id: whole(row, 'member_id'),
    bank: text(row, 'bank'),
    number: text(row, 'number'),
    is_default: whole(row, 'is_default'),
    added_at: whole(row, 'added_at'),
  }
}
