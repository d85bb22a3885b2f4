import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { knownAddressesSchema, openKnownAddresses } from './known-addresses.ts'
import { knownDevicesSchema, openKnownDevices } from './known-device-rows.ts'
import {
  openSessions,
  type SessionRow,
  sessionDevicesSchema,
  sessionsOfAppsSchema,
  sessionsSchema,
} from './session-rows.ts'
import { openSteps, type StepRow, stepsSchema } from './step-rows.ts'

export const sessionTables = tablesOf(
  [
    { from: 0, sql: [sessionsSchema] },
    { from: 1, sql: [sessionDevicesSchema, knownAddressesSchema] },
    { from: 3, sql: [stepsSchema] },
    { from: 17, sql: [sessionsOfAppsSchema] },
    { from: 25, sql: [knownDevicesSchema] },
  ],
  (database) => ({
    sessions: openSessions(database),
    knownAddresses: openKnownAddresses(database),
    knownDevices: openKnownDevices(database),
    steps: openSteps(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof sessionTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    known_addresses: { member_id: number; address: string; at: number }
    known_devices: { digest: string; member_id: number; at: number }
    sessions: SessionRow & { token_digest: Uint8Array }
    steps: StepRow
  }
}
