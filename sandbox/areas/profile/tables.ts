import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { memberDetailsSchema, openMemberDetails } from './member-details.ts'

export const profileTables = tablesOf([{ from: 16, sql: [memberDetailsSchema] }], (database) => ({
  memberDetails: openMemberDetails(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof profileTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    member_details: { member_id: number; name: string; value: string }
  }
}
