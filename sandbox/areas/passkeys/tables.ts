import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openPasskeys, type PasskeyRow, passkeysSchema } from './rows.ts'

export const passkeyTables = tablesOf([{ from: 29, sql: [passkeysSchema] }], (database) => ({
  passkeys: openPasskeys(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof passkeyTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    passkeys: PasskeyRow
  }
}
