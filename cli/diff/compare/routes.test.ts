import { expect, test } from 'vitest'
import { compareChecks } from './checks.ts'
import { compareRoutes } from './routes.ts'

const routes = (sizes: Readonly<Record<string, number>>) => new Map(Object.entries(sizes))
const names = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) =>
  compareRoutes(routes(before), routes(after)).map(({ name }) => name)

test('what shrank counts as what grew; of the same change the names decide, whichever side named them first', () => {
  expect(names({ a: 10, b: 100, c: 100, d: 100 }, { a: 11, b: 50, c: 150, d: 101 })).toEqual(['b', 'c', 'a', 'd'])
  expect(names({ d: 100, c: 100, b: 100, a: 10 }, { d: 101, c: 150, a: 11, b: 50 })).toEqual(['b', 'c', 'a', 'd'])
})

test('a route of no bytes is there: it came, went and stayed', () => {
  expect(compareRoutes(routes({ gone: 0, same: 0 }), routes({ came: 0, same: 0 }))).toEqual([
    { name: 'came', before: null, after: 0 },
    { name: 'gone', before: 0, after: null },
  ])
})

test('a route whose name is one of every object’s is a route like others', () => {
  expect(compareRoutes(new Map(), new Map([['__proto__', 5]]))).toEqual([{ name: '__proto__', before: null, after: 5 }])
  expect(compareRoutes(new Map(), new Map())).toEqual([])
})

const checks = (change: Partial<Parameters<typeof compareChecks>[0] & object> = {}) => ({
  passed: [],
  allowed: [],
  skipped: [],
  ...change,
})

test.each([
  ['passed, then let pass', { passed: ['html'] }, { allowed: [{ check: 'html', findings: 1 }] }, 'passed', '1 allowed'],
  [
    'let pass with more findings',
    { allowed: [{ check: 'html', findings: 1 }] },
    { allowed: [{ check: 'html', findings: 3 }] },
    '1 allowed',
    '3 allowed',
  ],
  ['no longer run', { passed: ['html'] }, { skipped: ['html'] }, 'passed', 'not run'],
  ['new', {}, { passed: ['html'] }, null, 'passed'],
  ['no longer there', { skipped: ['html'] }, {}, 'not run', null],
])('a check that is %s is told', (_, before, after, was, is) => {
  expect(compareChecks(checks(before), checks(after))).toEqual([{ name: 'html', before: was, after: is }])
})

test('a release of before there were checks is compared with one that has them', () => {
  const now = checks({ passed: ['html', 'links'] })
  expect(compareChecks(undefined, now).map(({ before, after }) => [before, after])).toEqual([
    [null, 'passed'],
    [null, 'passed'],
  ])
  expect(compareChecks(now, undefined)).toHaveLength(2)
  expect(compareChecks(undefined, undefined)).toEqual([])
})

test('what a later list says of a check counts, where a release names it in two', () => {
  const torn = checks({ passed: ['html'], skipped: ['html'] })
  expect(compareChecks(torn, checks({ skipped: ['html'] }))).toEqual([])
})
