import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { cryptoColumn, type DepositRow, depositsSchema, openDeposits } from './rows.ts'

export const depositsTables = tablesOf(
  [
    { from: 9, sql: [depositsSchema] },
    { from: 27, sql: [cryptoColumn] },
  ],
  (database) => ({ deposits: openDeposits(database) }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof depositsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    deposits: DepositRow
  }
}
