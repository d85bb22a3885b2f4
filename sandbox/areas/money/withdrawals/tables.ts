import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import {
  objectionColumn,
  openUploads,
  openWithdrawals,
  provingUploadsSchema,
  type WithdrawalRow,
  withdrawalsSchema,
} from './rows.ts'

export const withdrawalsTables = tablesOf(
  [
    { from: 9, sql: [withdrawalsSchema] },
    { from: 27, sql: [objectionColumn, provingUploadsSchema] },
  ],
  (database) => ({ withdrawals: openWithdrawals(database), uploads: openUploads(database) }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof withdrawalsTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    withdrawals: WithdrawalRow
    uploads: { id: string; member_id: number; type: string; content: Uint8Array; at: number; proves: string | null }
  }
}
