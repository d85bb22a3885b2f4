import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openEntries, openRewards, pointRewardsSchema, promotionsSchema } from './rows.ts'

export const promotionsTables = tablesOf(
  [
    { from: 11, sql: [promotionsSchema] },
    { from: 14, sql: [pointRewardsSchema] },
  ],
  (database) => ({
    promotions: openEntries(database),
    rewards: openRewards(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof promotionsTables> {}
}
