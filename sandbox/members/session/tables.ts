import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { knownAddressesSchema, openKnownAddresses } from './known-addresses.ts'
import { knownDevicesSchema, openKnownDevices } from './known-device-rows.ts'
import { openSessions, sessionDevicesSchema, sessionsOfAppsSchema, sessionsSchema } from './session-rows.ts'
import { openSteps, stepsSchema } from './step-rows.ts'

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
