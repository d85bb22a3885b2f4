import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type EntryRow, entriesSchema, openEntries } from './rows.ts'

export const tournamentsTables = tablesOf([{ from: 29, sql: [entriesSchema] }], (database) => ({
  tournaments: openEntries(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof tournamentsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    tournament_entries: EntryRow
  }
}
