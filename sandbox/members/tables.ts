import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { memberLanguagesSchema, openMemberLanguages } from './member-languages.ts'
import { identityColumns, membersSchema, openMembers } from './members.ts'
import { openedAccountsSchema, openOpenedAccounts } from './opened-accounts.ts'

export const memberTables = tablesOf(
  [
    { from: 0, sql: [membersSchema] },
    { from: 2, sql: [identityColumns] },
    { from: 4, sql: [memberLanguagesSchema] },
    { from: 22, sql: [openedAccountsSchema] },
  ],
  (database) => ({
    members: openMembers(database),
    memberLanguages: openMemberLanguages(database),
    openedAccounts: openOpenedAccounts(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof memberTables> {}
}
