import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { lotterySchema, openLotteryStore } from './rows.ts'

export const lotteryTables = tablesOf([{ from: 6, sql: [lotterySchema] }], (database) => ({
  lottery: openLotteryStore(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof lotteryTables> {}
}
