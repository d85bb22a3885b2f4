import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openEnvelopes, openWheel, prizesSchema } from './rows.ts'

export const prizesTables = tablesOf([{ from: 15, sql: [prizesSchema] }], (database) => ({
  envelopes: openEnvelopes(database),
  wheel: openWheel(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof prizesTables> {}
}
