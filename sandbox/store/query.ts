import type { SQLInputValue } from 'node:sqlite'
import {
  type CompiledQuery,
  DummyDriver,
  type Generated,
  Kysely,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'

/** The columns of every table. Who has tables declares them here, in its `tables.ts`. */
export interface Schema {
  meta: { name: string; value: string }
}

/** A row whose id SQLite gives. */
export type WithId<Row> = Omit<Row, 'id'> & { id: Generated<number> }

/** The place of a value that a statement is given when it runs; `name` where it is part of an object. */
class Slot {
  readonly place: number
  readonly name: string | null

  constructor(place: number, name: string | null) {
    this.place = place
    this.name = name
  }
}

/** Constants stand in the SQL itself, where SQLite matches them with the conditions of partial indexes. */
class Compiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Slot) super.appendValue(value)
    else this.appendImmediateValue(value)
  }
}

/** Builds statements and runs none: `openStatements` does, synchronously. */
export const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new Compiler(),
  },
})

declare const given: unique symbol

/** What stands for a value of this type while a statement is built. */
export interface Given<Value> {
  readonly [given]: Value
}

/** Lists are bound as JSON, for `json_each`; true and false as 1 and 0. */
type Bound<Value> = Value extends boolean ? number : Value extends readonly unknown[] ? string : Value
type Single = string | number | boolean | null | Uint8Array | readonly unknown[]

/** A value that a statement is given when it runs. An object's parts are values of their own. */
export type Param<Value> = Given<Value> &
  ([Value] extends [Single] ? RawBuilder<Bound<Value>> : { readonly [Name in keyof Value]-?: Param<Value[Name]> })

export type Values<Params extends readonly Given<unknown>[]> = {
  [Place in keyof Params]: Params[Place] extends Given<infer Value> ? Value : never
}

/** A builder of Kysely's, or its `sql`. */
export interface Query<Row> {
  compile(builder: typeof db): CompiledQuery<Row>
}

function paramAt(place: number): object {
  return new Proxy(sql`${new Slot(place, null)}`, {
    get(builder, name) {
      if (!(name in builder)) return sql`${new Slot(place, String(name))}`
      const part: unknown = Reflect.get(builder, name, builder)
      return typeof part === 'function' ? part.bind(builder) : part
    },
  })
}

/** The SQL of a statement, and how what it is given becomes what is bound, in order. */
export function compile<Params extends readonly Given<unknown>[]>(build: (...params: Params) => Query<unknown>) {
  const params = Array.from({ length: build.length }, (_, place) => paramAt(place))
  // The type says of what each stands for; all are one kind of object.
  const { sql, parameters } = build(...(params as unknown as Params)).compile(db)
  const slots = parameters.filter((each) => each instanceof Slot)
  return {
    sql,
    bind: (values: readonly unknown[]): SQLInputValue[] =>
      slots.map(({ place, name }) => bound(name === null ? values[place] : Object(values[place])[name])),
  }
}

export function bound(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  // Anything else that SQLite cannot keep is refused by it.
  return Array.isArray(value) ? JSON.stringify(value) : (value as SQLInputValue)
}
