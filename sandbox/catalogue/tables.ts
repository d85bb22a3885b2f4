import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { catalogueSchema, factsSchema, type GameRow, openCatalogue } from './catalogue.ts'

export const catalogueTables = tablesOf(
  [
    { from: 0, sql: [catalogueSchema] },
    { from: 4, sql: [factsSchema] },
  ],
  (database) => ({
    catalogue: openCatalogue(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof catalogueTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    games: GameRow
    hot_games: { merchant: string; place: number; node_id: number }
    closed_games: { merchant: string; node_id: number }
  }
}
