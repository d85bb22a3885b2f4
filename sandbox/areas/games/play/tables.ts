import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type LaunchRow, launchesSchema, openLaunches } from './launches.ts'
import { openPlaySessions, type PlaySessionRow, playSessionsSchema, type RoundRow } from './play-sessions.ts'

export const playTables = tablesOf([{ from: 5, sql: [launchesSchema, playSessionsSchema] }], (database) => ({
  launches: openLaunches(database),
  playSessions: openPlaySessions(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof playTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    launches: LaunchRow & { digest: string; is_taken: number }
    play_sessions: PlaySessionRow & { digest: string }
    rounds: RoundRow & { play_id: string }
  }
}
