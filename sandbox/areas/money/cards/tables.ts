import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type BankCardRow, bankCardsSchema, openBankCards } from './rows.ts'

export const cardsTables = tablesOf([{ from: 9, sql: [bankCardsSchema] }], (database) => ({
  bankCards: openBankCards(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof cardsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    bank_cards: BankCardRow
  }
}
