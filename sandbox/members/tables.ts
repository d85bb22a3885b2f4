import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { memberLanguagesSchema, openMemberLanguages } from './member-languages.ts'
import { identityColumns, type MemberRow, membersSchema, openMembers } from './members.ts'
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

declare module '#sandbox/store/query.ts' {
  interface Schema {
    member_languages: { member_id: number; language: string }
    members: WithId<MemberRow>
    opened_accounts: { member_id: number; agent_id: number; at: number }
  }
}
