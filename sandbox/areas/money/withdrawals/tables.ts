import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openUploads, openWithdrawals, withdrawalsSchema } from './rows.ts'

export const withdrawalsTables = tablesOf([{ from: 9, sql: [withdrawalsSchema] }], (database) => ({
  withdrawals: openWithdrawals(database),
  uploads: openUploads(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof withdrawalsTables> {}
}
