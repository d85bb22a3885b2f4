import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openPointStakes, openRedemptions, type RedemptionRow, redemptionsSchema } from './redemptions.ts'
import { openPoints, type PointsRow, pointsSchema } from './rows.ts'

export const pointsTables = tablesOf(
  [
    { from: 14, sql: [pointsSchema] },
    { from: 20, sql: [redemptionsSchema] },
  ],
  (database) => ({
    points: openPoints(database),
    pointStakes: openPointStakes(database),
    redemptions: openRedemptions(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof pointsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    redemptions: RedemptionRow
    point_stakes: { member_id: number; category: string; staked: number }
    points: WithId<PointsRow> & { member_id: number }
  }
}
