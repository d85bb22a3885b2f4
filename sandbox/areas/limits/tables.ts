import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type LimitRow, limitsOfPeriods, openPlayLimits, type PauseRow, playLimitsSchema } from './rows.ts'

export const limitsTables = tablesOf(
  [
    { from: 7, sql: [playLimitsSchema] },
    { from: 28, sql: [limitsOfPeriods] },
  ],
  (database) => ({ playLimits: openPlayLimits(database) }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof limitsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    play_limits: LimitRow & { member_id: number }
    reality_checks: { member_id: number; minutes: number | null; seen_at: number }
    pauses: PauseRow & { member_id: number }
    play_time: { member_id: number; day: string; milliseconds: number; last_at: number }
  }
}
