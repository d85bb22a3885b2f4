import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { catalogueSchema, factsSchema, openCatalogue } from './catalogue.ts'

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
