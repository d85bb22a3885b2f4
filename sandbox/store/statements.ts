import type { DatabaseSync } from 'node:sqlite'
import { compile, type Given, type Query, type Schema, type Values } from './query.ts'
import { openTable } from './table.ts'

type Params = readonly Given<unknown>[]
type Build<P extends Params, Row> = (...params: P) => Query<Row>
type Run<P extends Params, Result> = (...values: Values<P>) => Result
type Method = 'all' | 'get' | 'iterate' | 'run'

/**
 * Makes functions of statements. Each is built and prepared once, when it is first called, and runs synchronously. What Kysely
 * says of a row is so: every table is STRICT.
 */
export function openStatements(database: DatabaseSync) {
  const prepare = <P extends Params>(build: Build<P, unknown>, isList: boolean) => {
    const { sql, bind } = compile(build)
    const statement = database.prepare(sql)
    statement.setReturnArrays(isList)
    return (method: Method, values: readonly unknown[]): unknown => statement[method](...bind(values))
  }
  const later = <P extends Params>(build: Build<P, unknown>, isList = false): ReturnType<typeof prepare> => {
    let ready: ReturnType<typeof prepare> | undefined
    return (method, values) => {
      ready ??= prepare(build, isList)
      return ready(method, values)
    }
  }
  return {
    table: <Name extends keyof Schema>(name: Name) => openTable(database, name),
    /** All rows. */
    all<P extends Params, Row>(build: Build<P, Row>): Run<P, Row[]> {
      const run = later(build)
      return (...values) => run('all', values) as Row[]
    },
    /** A row, or null where there is none. */
    find<P extends Params, Row>(build: Build<P, Row>): Run<P, Row | null> {
      const run = later(build)
      return (...values) => (run('get', values) ?? null) as Row | null
    },
    /** The row that there always is, of sums and counts. */
    one<P extends Params, Row>(build: Build<P, Row>): Run<P, Row> {
      const run = later(build)
      return (...values) => run('get', values) as Row
    },
    /** Rows of one column, as its values. */
    column<P extends Params, Row>(build: Build<P, Row>): Run<P, Row[keyof Row][]> {
      const run = later(build, true)
      return (...values) => (run('all', values) as [Row[keyof Row]][]).map(([value]) => value)
    },
    /** The first row's only column, or null where there is no row. */
    scalarOrNull<P extends Params, Row>(build: Build<P, Row>): Run<P, Row[keyof Row] | null> {
      const run = later(build, true)
      return (...values) => (run('get', values) as [Row[keyof Row]] | undefined)?.[0] ?? null
    },
    /** The only column of the row that there always is. */
    scalar<P extends Params, Row>(build: Build<P, Row>): Run<P, Row[keyof Row]> {
      const run = later(build, true)
      return (...values) => (run('get', values) as [Row[keyof Row]])[0]
    },
    /** Gives how many rows it changed. */
    run<P extends Params>(build: Build<P, unknown>): Run<P, number> {
      const run = later(build)
      return (...values) => (run('run', values) as { changes: number }).changes
    },
  }
}
