import { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext, runInThisContext } from 'node:vm'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { metaSchema } from './meta.ts'
import { prepare } from './prepared.ts'
import { compile, db, type Param } from './query.ts'
import { openStatements } from './statements.ts'

function openMeta() {
  const database = new DatabaseSync(':memory:')
  database.exec(metaSchema)
  const prepare = vi.spyOn(database, 'prepare')
  const statements = openStatements(database)
  const meta = statements.table('meta')
  for (const [name, value] of ['one', 'two', 'three'].entries()) meta.add({ name: String(name), value })
  prepare.mockClear()
  return { ...statements, meta, prepare }
}

test('a statement is prepared when it first runs, and never again', () => {
  const { all, prepare } = openMeta()
  const named = all((name: Param<string>) => db.selectFrom('meta').selectAll().where('name', '=', name))
  expect(prepare).not.toHaveBeenCalled()
  expect([named('0'), named('1'), named('7')]).toEqual([
    [{ name: '0', value: 'one' }],
    [{ name: '1', value: 'two' }],
    [],
  ])
  expect(prepare).toHaveBeenCalledOnce()
})

test('what a statement is given is bound by name and as often as it stands there, whatever is constant is in the SQL', () => {
  const build = (filter: Param<{ name: string; isAny: boolean }>, names: Param<readonly string[]>) =>
    db
      .selectFrom('meta')
      .select('value')
      .where('value', '<>', "it's")
      .where(sql<boolean>`(${filter.isAny} OR name = ${filter.name})`)
      .where(sql<boolean>`name IN (SELECT value FROM json_each(${names})) AND name >= ${filter.name}`)
  const { sql: text, bind } = compile(build)
  expect(text).toContain(`"value" <> 'it''s'`)
  expect(bind([{ isAny: true, name: '1' }, ['0', '1', '2']])).toEqual([1, '1', '["0","1","2"]', '1'])
  const { column } = openMeta()
  expect(column(build)({ isAny: true, name: '1' }, ['0', '1', '2'])).toEqual(['two', 'three'])
})

test('rows, columns, single values and changes have functions of their own', () => {
  const { find, scalar, scalarOrNull, run } = openMeta()
  const first = () => db.selectFrom('meta').select('value').where('name', '=', '0')
  const none = () => db.selectFrom('meta').select('value').where('name', '=', '9')
  expect([find(first)(), find(none)()]).toEqual([{ value: 'one' }, null])
  expect([scalarOrNull(first)(), scalarOrNull(none)()]).toEqual(['one', null])
  expect(scalar(() => db.selectFrom('meta').select(({ fn }) => fn.countAll<number>().as('count')))()).toBe(3)
  const drop = run((name: Param<string>) => db.deleteFrom('meta').where('name', '<', name))
  expect([drop('2'), drop('2')]).toEqual([2, 0])
})

test('rows of a table are found, counted, changed and removed by their columns', () => {
  const { meta, prepare } = openMeta()
  expect(meta.find({ name: '1' })).toEqual({ name: '1', value: 'two' })
  expect([meta.find({ name: '9' }), meta.has({ value: 'two' }), meta.has({ name: '9' })]).toEqual([null, true, false])
  expect([meta.change({ name: '1' }, { value: 'new' }), meta.change({ name: '9' }, { value: 'new' })]).toEqual([1, 0])
  expect([meta.count({}), meta.count({ value: 'new' })]).toEqual([3, 1])
  expect([meta.remove({ name: '1' }), meta.remove({ name: '1' })]).toEqual([1, 0])
  const before = prepare.mock.calls.length
  meta.find({ name: '2' })
  expect(prepare.mock.calls).toHaveLength(before)
})

test('a row that is there already is kept, put in its place, or an error', () => {
  const { meta } = openMeta()
  expect([meta.addNew({ name: '1', value: 'x' }), meta.addNew({ name: '5', value: 'x' })]).toEqual([false, true])
  meta.put({ name: '1', value: 'y' })
  expect(meta.find({ name: '1' })?.value).toBe('y')
  expect(() => meta.add({ name: '1', value: 'z' })).toThrow('UNIQUE')
})

test('a row of many columns has each of them, and is no dictionary', () => {
  setFlagsFromString('--allow-natives-syntax')
  const isFast = runInThisContext('(row) => %HasFastProperties(row)') as (row: unknown) => boolean
  expect(isFast({})).toBe(true)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-allow-natives-syntax')
  const names = Array.from({ length: 22 }, (_, index) => `column${index}`)
  const columns = names.map((name, index) => `n * ${index} AS ${name}`)
  const database = new DatabaseSync(':memory:')
  const { rows } = prepare(database, `SELECT ${columns} FROM (SELECT value AS n FROM json_each(?) ORDER BY key)`)
  const numbers = [null, ...Array.from({ length: 500 }, (_, index) => index)]
  // V8 made dictionaries once the first rows, and their shape with them, were collected.
  for (let time = 0; time < 4; time++) {
    rows([JSON.stringify(numbers)])
    collect()
  }
  const found = rows([JSON.stringify(numbers)])
  expect(found.filter((row) => !isFast(row))).toHaveLength(0)
  expect(found).toEqual(
    numbers.map((n) => Object.fromEntries(names.map((name, index) => [name, n === null ? null : n * index]))),
  )
})
