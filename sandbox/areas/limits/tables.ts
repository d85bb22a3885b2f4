import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openPlayLimits, playLimitsSchema } from './rows.ts'

export const limitsTables = tablesOf([{ from: 7, sql: [playLimitsSchema] }], (database) => ({
  playLimits: openPlayLimits(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof limitsTables> {}
}
