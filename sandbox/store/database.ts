import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SandboxError } from '../lib/sandbox-error.ts'
import { makeOwnFile, makeOwnFolder } from './own-files.ts'
import type { Migration } from './tables.ts'

const stateFile = 'gateway.sqlite'

/**
 * Opens a state file and brings it up to date. `folder` null: in memory.
 * @throws SandboxError where the state file is newer than this sandbox, or not a database.
 */
export function openFile(folder: string | null, migrations: readonly Migration[]): DatabaseSync {
  if (folder !== null) makeOwnState(folder)
  const database = new DatabaseSync(folder === null ? ':memory:' : join(folder, stateFile))
  try {
    // FULL: a transaction that was answered outlives a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
    database.exec('PRAGMA foreign_keys = ON')
    migrate(database, migrations)
  } catch (error) {
    database.close()
    if (error instanceof SandboxError) throw error
    throw new SandboxError('unreadable-state', `The sandbox’s state in ${folder} cannot be read.`, {
      hint: resetHint,
      cause: error,
    })
  }
  return database
}

/** The state has hashes of passwords, sessions and what was sent. SQLite gives its logs the rights that the file has. */
function makeOwnState(folder: string): void {
  makeOwnFolder(folder)
  makeOwnFile(join(folder, stateFile))
  for (const log of ['-wal', '-shm'].map((ending) => join(folder, stateFile + ending))) {
    if (existsSync(log)) makeOwnFile(log)
  }
}

const resetHint = 'Start with --reset to begin from a fresh seed.'

function migrate(database: DatabaseSync, migrations: readonly Migration[]): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  const newest = Math.max(...migrations.map(({ from }) => from + 1))
  if (version > newest) {
    throw new SandboxError('newer-state', 'The sandbox’s state was written by a newer version.', { hint: resetHint })
  }
  for (let from = version; from < newest; from++) {
    const sql = migrations.filter((step) => step.from === from).flatMap((step) => step.sql)
    database.exec(`BEGIN; ${sql.join(';')}; PRAGMA user_version = ${from + 1}; COMMIT`)
  }
}

/** Forgets the state in a folder; the gateway's key stays. */
export function removeState(folder: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, stateFile + ending), { force: true })
}
