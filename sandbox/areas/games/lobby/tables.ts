import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { favouritesSchema, openFavourites } from './favourites.ts'
import { openPlays, playsSchema } from './plays.ts'
import { openWinners, type WinnerRow, winnersSchema } from './winners.ts'

export const lobbyTables = tablesOf(
  [
    { from: 0, sql: [favouritesSchema, winnersSchema] },
    { from: 4, sql: [playsSchema] },
  ],
  (database) => ({
    winners: openWinners(database),
    favourites: openFavourites(database),
    plays: openPlays(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof lobbyTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    favourites: { member_id: number; node_id: number; at: number }
    plays: { member_id: number; node_id: number; at: number }
    winners: WinnerRow
  }
}
