import type { DatabaseSync } from 'node:sqlite'
import { areas } from './areas.ts'
import { catalogueTables } from './catalogue/tables.ts'
import { ledgerTables } from './ledger/tables.ts'
import { proofTables } from './members/proof/tables.ts'
import { sessionTables } from './members/session/tables.ts'
import { memberTables } from './members/tables.ts'
import { openFile } from './store/database.ts'
import { metaTables, openDesk, type Store } from './store/store.ts'
import { openTables } from './store/tables.ts'

const tables = [
  metaTables,
  catalogueTables,
  memberTables,
  sessionTables,
  proofTables,
  ledgerTables,
  ...areas.flatMap((area) => ('tables' in area ? [area.tables] : [])),
]

/** Every step of a state file. A new one takes the next number. */
export const migrations = tables.flatMap((each) => each.migrations)

/** `folder` null: in memory. @throws SandboxError where the state file is newer than this sandbox, or not a database. */
export function openDatabase(folder: string | null): DatabaseSync {
  return openFile(folder, migrations)
}

export function openStore(database: DatabaseSync): Store {
  const desk = openDesk(database)
  return { ...openTables(database, desk.news, tables), ...desk }
}
