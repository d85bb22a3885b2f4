import { expect, test } from 'vitest'
import { groupReasons } from './why.ts'

const reasonTitles = {
  folder: 'its folder',
  base: 'a base it extends',
  domain: 'a domain it shares',
  code: 'code of its profile',
  tokens: 'tokens',
  strings: 'strings of its languages',
  fonts: 'fonts',
  tool: 'the tool itself',
}
type Kind = keyof typeof reasonTitles

interface Told {
  kind: Kind
  of?: string
  what: readonly string[]
}

const changed = (code: string, ...reasons: readonly Told[]) => ({ code, reasons })
const rows = (...tenants: readonly ReturnType<typeof changed>[]) =>
  groupReasons(tenants, reasonTitles).map(({ title, what, codes }) => [title, what.join(' '), codes.join(' ')])

test('the reason of the most tenants stands first; of as many the one that was met first', () => {
  expect(
    rows(
      changed('acme', { kind: 'fonts', what: ['a.woff2'] }, { kind: 'tokens', what: ['x.json'] }),
      changed('globex', { kind: 'tokens', what: ['x.json'] }),
      changed('initech', { kind: 'tool', what: ['cli'] }),
    ),
  ).toEqual([
    ['tokens', 'x.json', 'acme globex'],
    ['fonts', 'a.woff2', 'acme'],
    ['the tool itself', 'cli', 'initech'],
  ])
})

test('one kind of reason with other files is another row', () => {
  const row = (...what: readonly string[]): Told => ({ kind: 'code', what })
  expect(
    rows(changed('acme', row('a.ts')), changed('globex', row('a.ts', 'b.ts')), changed('initech', row('b.ts'))),
  ).toEqual([
    ['code of its profile', 'a.ts', 'acme'],
    ['code of its profile', 'a.ts b.ts', 'globex'],
    ['code of its profile', 'b.ts', 'initech'],
  ])
})

test('the same files of two bases are two rows, each led by its base', () => {
  expect(
    rows(
      changed('acme', { kind: 'base', of: 'north', what: ['tenant.json'] }),
      changed('globex', { kind: 'base', of: 'south', what: ['tenant.json'] }),
      changed('initech', { kind: 'base', of: 'north', what: ['tenant.json'] }),
    ),
  ).toEqual([
    ['a base it extends', 'north tenant.json', 'acme initech'],
    ['a base it extends', 'south tenant.json', 'globex'],
  ])
})

test('names that would be one text when they are joined stay apart', () => {
  expect(
    rows(
      changed('acme', { kind: 'strings', what: ['a,b'] }),
      changed('globex', { kind: 'strings', what: ['a', 'b'] }),
      changed('initech', { kind: 'domain', of: 'a', what: ['b'] }),
    ),
  ).toHaveLength(3)
})

test('own folders are one row with everybody’s files, in the order of the tenants', () => {
  const own = (code: string) => changed(code, { kind: 'folder', what: [`tenants/${code}/tenant.json`] })
  expect(rows(own('globex'), own('acme'))).toEqual([
    ['its folder', 'tenants/globex/tenant.json tenants/acme/tenant.json', 'globex acme'],
  ])
})

test('what was given is not changed by being grouped', () => {
  const reason: Told = { kind: 'folder', what: Object.freeze(['tenants/acme/tenant.json']) }
  const tenants = [changed('acme', reason), changed('globex', reason)]
  const first = groupReasons(tenants, reasonTitles)
  expect(groupReasons(tenants, reasonTitles)).toEqual(first)
  expect(reason.what).toHaveLength(1)
})

test('nobody, and tenants without a reason, have no row', () => {
  expect(rows()).toEqual([])
  expect(rows(changed('acme'))).toEqual([])
})
