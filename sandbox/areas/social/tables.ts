import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openSocialAccounts, socialSchema } from './accounts.ts'

export const socialTables = tablesOf([{ from: 3, sql: [socialSchema] }], (database) => ({
  socialAccounts: openSocialAccounts(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof socialTables> {}
}
