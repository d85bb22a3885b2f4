import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openSocialAccounts, type SocialKey, socialSchema } from './accounts.ts'

export const socialTables = tablesOf([{ from: 3, sql: [socialSchema] }], (database) => ({
  socialAccounts: openSocialAccounts(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof socialTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    social_accounts: SocialKey & { member_id: number }
  }
}
