import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type MissionClaim, missionsSchema, openMissions } from './rows.ts'

export const missionsTables = tablesOf([{ from: 23, sql: [missionsSchema] }], (database) => ({
  missions: openMissions(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof missionsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    log_ins: { member_id: number; at: number }
    mission_claims: MissionClaim & { member_id: number }
  }
}
