import * as passkeyCalls from '#contract/identity/passkeys.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addPasskeyRoutes } from './routes.ts'
import { passkeyTables } from './tables.ts'

export const passkeysArea = {
  tag: 'security',
  calls: callsOf(passkeyCalls),
  routes: [addPasskeyRoutes],
  tables: passkeyTables,
} satisfies Area
