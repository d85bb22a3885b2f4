import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { openReferrals, type ReferralRow, referralsSchema } from './rows.ts'

export const referralTables = tablesOf([{ from: 13, sql: [referralsSchema] }], (database) => ({
  referrals: openReferrals(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof referralTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    referral_codes: { code: string; member_id: number }
    referrals: ReferralRow
  }
}
