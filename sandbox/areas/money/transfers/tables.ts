import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { memberTransfersSchema, openMemberTransfers } from './rows.ts'

export const transfersTables = tablesOf([{ from: 9, sql: [memberTransfersSchema] }], (database) => ({
  memberTransfers: openMemberTransfers(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof transfersTables> {}
}
