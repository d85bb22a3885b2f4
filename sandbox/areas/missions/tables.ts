import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { missionsSchema, openMissions } from './rows.ts'

export const missionsTables = tablesOf([{ from: 23, sql: [missionsSchema] }], (database) => ({
  missions: openMissions(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof missionsTables> {}
}
