import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openRankGifts, rankGiftsSchema } from './rank-gifts.ts'

export const vipTables = tablesOf([{ from: 18, sql: [rankGiftsSchema] }], (database) => ({
  rankGifts: openRankGifts(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof vipTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    rank_gifts: { member_id: number; level: number; at: number }
  }
}
