import type { DatabaseSync } from 'node:sqlite'
import type { Insertable, Selectable } from 'kysely'
import { type Prepared, prepare } from './prepared.ts'
import { bound, type Schema } from './query.ts'

type Row<Columns> = Selectable<Columns>
type Key<Columns> = { readonly [Name in keyof Row<Columns>]?: NonNullable<Row<Columns>[Name]> }

/** What most is done with a table. A key names columns and what is in them. */
export interface Table<Columns> {
  /** Gives the new row's id. */
  add(row: Insertable<Columns>): number
  /** False where there is a row of that key already, which stays. */
  addNew(row: Insertable<Columns>): boolean
  /** In the place of the row of that key. */
  put(row: Insertable<Columns>): void
  find(key: Key<Columns>): Row<Columns> | null
  has(key: Key<Columns>): boolean
  count(key: Key<Columns>): number
  /** Gives how many rows there were. */
  change(key: Key<Columns>, changes: Partial<Row<Columns>>): number
  /** Removes a row, and gives it. */
  take(key: Key<Columns>): Row<Columns> | null
  /** Gives how many rows there were. */
  remove(key: Key<Columns>): number
}

/** Statements of the same columns are prepared once. */
export function openTable<Name extends keyof Schema>(database: DatabaseSync, table: Name): Table<Schema[Name]> {
  const statements = new Map<string, Prepared>()
  const prepared = (kind: string, columns: readonly string[], write: () => string): Prepared => {
    const name = `${kind} ${columns}`
    const statement = statements.get(name) ?? prepare(database, write())
    statements.set(name, statement)
    return statement
  }
  const insert = (kind: string, row: object) => {
    const columns = Object.keys(row)
    const write = () => `${kind} INTO ${table} (${columns.map(quoted)}) VALUES (${columns.map(() => '?')})`
    return prepared(kind, columns, write).run(valuesOf(row))
  }
  const where = (start: string, key: object, end = ''): Prepared => {
    const columns = Object.keys(key)
    return prepared(start + end, columns, () => `${start} WHERE ${columns.map(isGiven).join(' AND ') || 'TRUE'}${end}`)
  }
  // The schema says so of the table, which is STRICT.
  const found = (row: unknown) => row as Row<Schema[Name]> | null
  return {
    add: (row) => Number(insert('INSERT', row).lastInsertRowid),
    addNew: (row) => Number(insert('INSERT OR IGNORE', row).changes) > 0,
    put: (row) => void insert('INSERT OR REPLACE', row),
    find: (key) => found(where(`SELECT * FROM ${table}`, key).row(valuesOf(key))),
    has: (key) => where(`SELECT 1 FROM ${table}`, key).value(valuesOf(key)) !== undefined,
    count: (key) => Number(where(`SELECT count(*) FROM ${table}`, key).value(valuesOf(key))),
    change(key, changes) {
      const start = `UPDATE ${table} SET ${Object.keys(changes).map(isGiven)}`
      return Number(where(start, key).run([...valuesOf(changes), ...valuesOf(key)]).changes)
    },
    take: (key) => found(where(`DELETE FROM ${table}`, key, ' RETURNING *').row(valuesOf(key))),
    remove: (key) => Number(where(`DELETE FROM ${table}`, key).run(valuesOf(key)).changes),
  }
}

const quoted = (column: string): string => `"${column}"`
const isGiven = (column: string): string => `"${column}" = ?`
const valuesOf = (row: object) => Object.values(row).map(bound)
