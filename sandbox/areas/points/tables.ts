import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openPointStakes, openRedemptions, redemptionsSchema } from './redemptions.ts'
import { openPoints, pointsSchema } from './rows.ts'

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
