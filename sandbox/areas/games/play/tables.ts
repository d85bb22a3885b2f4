import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { launchesSchema, openLaunches } from './launches.ts'
import { openPlaySessions, playSessionsSchema } from './play-sessions.ts'

export const playTables = tablesOf([{ from: 5, sql: [launchesSchema, playSessionsSchema] }], (database) => ({
  launches: openLaunches(database),
  playSessions: openPlaySessions(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof playTables> {}
}
