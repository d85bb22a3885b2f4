import type { DatabaseSync } from 'node:sqlite'
import type { NewsDesk } from './news.ts'

/** A step of a state file: from `PRAGMA user_version` = `from` to the next. What was released stays as it is. */
export interface Migration {
  from: number
  sql: readonly string[]
}

/** Tables of one matter: how they come into a state file, and how they are read and written. */
export interface Tables<Parts extends object = object> {
  migrations: readonly Migration[]
  open(database: DatabaseSync, news: NewsDesk): Parts
}

export function tablesOf<Parts extends object>(
  migrations: readonly Migration[],
  open: Tables<Parts>['open'],
): Tables<Parts> {
  return { migrations, open }
}

/** What tables add to the store. */
export type Opened<Of> = Of extends Tables<infer Parts> ? Parts : never

/** What all of several tables add to the store. */
type OpenedAll<Of> = (Of extends Tables<infer Parts> ? (parts: Parts) => void : never) extends (
  parts: infer All,
) => void
  ? All
  : never

/** Opens all tables of a state file; their names differ. */
export function openTables<Of extends Tables>(
  database: DatabaseSync,
  news: NewsDesk,
  all: readonly Of[],
): OpenedAll<Of> {
  // Each adds what its type says, and TypeScript cannot follow a merge over a list.
  return Object.assign({}, ...all.map((tables) => tables.open(database, news))) as OpenedAll<Of>
}
