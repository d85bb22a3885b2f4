import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import {
  type EntryRow,
  openEntries,
  openRewards,
  pointRewardsSchema,
  promotionsSchema,
  type RewardRow,
} from './rows.ts'

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

declare module '#sandbox/store/query.ts' {
  interface Schema {
    promotion_entries: EntryRow & { member_id: number }
    rewards: WithId<RewardRow> & { member_id: number }
  }
}
