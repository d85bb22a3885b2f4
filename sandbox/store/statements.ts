import type { DatabaseSync } from 'node:sqlite'
import { type Prepared, prepare } from './prepared.ts'
import { compile, type Given, type Query, type Schema, type Values } from './query.ts'
import { openTable } from './table.ts'

type Params = readonly Given<unknown>[]
type Build<P extends Params, Row> = (...params: P) => Query<Row>
type Run<P extends Params, Result> = (...values: Values<P>) => Result
type Only<Row> = Row[keyof Row]

/**
 * Makes functions of statements. Each is built and prepared once, when it is first called, and runs synchronously. What Kysely
 * says of a row is so: every table is STRICT.
 */
export function openStatements(database: DatabaseSync) {
  const later = <P extends Params>(
    build: Build<P, unknown>,
    run: (statement: Prepared, bound: Parameters<Prepared['run']>[0]) => unknown,
  ) => {
    let ready: { statement: Prepared; bind: ReturnType<typeof compile>['bind'] } | undefined
    return (values: readonly unknown[]) => {
      if (!ready) {
        const { sql, bind } = compile(build)
        ready = { statement: prepare(database, sql), bind }
      }
      return run(ready.statement, ready.bind(values))
    }
  }
  return {
    table: <Name extends keyof Schema>(name: Name) => openTable(database, name),
    /** All rows. */
    all<P extends Params, Row>(build: Build<P, Row>): Run<P, Row[]> {
      const rows = later(build, (statement, bound) => statement.rows(bound))
      return (...values) => rows(values) as Row[]
    },
    /** A row, or null where there is none. */
    find<P extends Params, Row>(build: Build<P, Row>): Run<P, Row | null> {
      const row = later(build, (statement, bound) => statement.row(bound))
      return (...values) => row(values) as Row | null
    },
    /** The row that there always is, of sums and counts. */
    one<P extends Params, Row>(build: Build<P, Row>): Run<P, Row> {
      const row = later(build, (statement, bound) => statement.row(bound))
      return (...values) => row(values) as Row
    },
    /** The only column of all rows. */
    column<P extends Params, Row>(build: Build<P, Row>): Run<P, Only<Row>[]> {
      const column = later(build, (statement, bound) => statement.column(bound))
      return (...values) => column(values) as Only<Row>[]
    },
    /** The only column of a row, or null where there is none. */
    scalarOrNull<P extends Params, Row>(build: Build<P, Row>): Run<P, Only<Row> | null> {
      const value = later(build, (statement, bound) => statement.value(bound) ?? null)
      return (...values) => value(values) as Only<Row> | null
    },
    /** The only column of the row that there always is. */
    scalar<P extends Params, Row>(build: Build<P, Row>): Run<P, Only<Row>> {
      const value = later(build, (statement, bound) => statement.value(bound))
      return (...values) => value(values) as Only<Row>
    },
    /** Gives how many rows it changed. */
    run<P extends Params>(build: Build<P, unknown>): Run<P, number> {
      const changes = later(build, (statement, bound) => Number(statement.run(bound).changes))
      return (...values) => changes(values) as number
    },
  }
}
