import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type EnvelopeRow, type LeftRow, openEnvelopes, openWheel, prizesSchema, type SpinRow } from './rows.ts'

export const prizesTables = tablesOf([{ from: 15, sql: [prizesSchema] }], (database) => ({
  envelopes: openEnvelopes(database),
  wheel: openWheel(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof prizesTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    red_envelopes: EnvelopeRow & { member_id: number }
    wheel_spins: WithId<SpinRow> & { member_id: number }
    wheel_left: LeftRow & { member_id: number }
  }
}
