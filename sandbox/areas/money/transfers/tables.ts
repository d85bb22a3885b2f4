import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type MemberTransferRow, memberTransfersSchema, openMemberTransfers } from './rows.ts'

export const transfersTables = tablesOf([{ from: 9, sql: [memberTransfersSchema] }], (database) => ({
  memberTransfers: openMemberTransfers(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof transfersTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    uplines: { member_id: number; upline_id: number }
    member_transfers: WithId<MemberTransferRow>
  }
}
