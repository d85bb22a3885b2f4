import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { depositsSchema, openDeposits } from './rows.ts'

export const depositsTables = tablesOf([{ from: 9, sql: [depositsSchema] }], (database) => ({
  deposits: openDeposits(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof depositsTables> {}
}
