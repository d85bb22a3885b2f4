import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import {
  answeredEnvelopesAndSeeds,
  type EnvelopeRow,
  type LeftRow,
  openEnvelopes,
  openWheel,
  prizesSchema,
  type SeedRow,
  type SpinRow,
} from './rows.ts'

const migrations = [
  { from: 15, sql: [prizesSchema] },
  { from: 30, sql: [answeredEnvelopesAndSeeds] },
]

export const prizesTables = tablesOf(migrations, (database) => ({
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
    wheel_seeds: SeedRow & { member_id: number }
  }
}
