import { expect, test } from 'vitest'
import type { Downline, Downlines } from '../api/queries.ts'
import { type Level, type TreeRow, treeRows } from './tree-rows.ts'

const sums = {
  deposits: '0',
  withdrawals: '0',
  stake: '0',
  validBet: '0',
  returned: '0',
  gifts: '0',
  profit: '0',
  active: 0,
}

const member = (account: string): Downline => ({
  ...sums,
  account,
  nickname: account,
  avatar: '',
  isAgent: true,
  level: 1,
  team: 0,
  direct: 0,
  joinedAt: '2026-11-20T00:00:00Z',
  lastLoginAt: null,
  balance: '0',
  rebateRate: '0',
  contractRate: null,
  path: [],
})

const level = (count: number, ...accounts: string[]): Level => {
  const about = { from: '2026-11-20', to: '2026-11-20', timeZone: 'UTC', currency: 'VND' }
  const data: Downlines = {
    ...about,
    path: [],
    rows: accounts.map(member),
    count,
    totals: { ...sums, team: 0 },
    pageNum: 1,
    totalPages: 1,
  }
  return { data, isError: false }
}

const drawn = (rows: readonly TreeRow[]): string[] =>
  rows.map((row) => `${'  '.repeat(row.depth)}${row.kind === 'member' ? row.member.account : row.kind}`)

test('each one that is open has its level below it, however deep', () => {
  const levels = new Map([
    ['a', level(2, 'a1', 'a2')],
    ['a2', level(1, 'a2x')],
  ])
  expect(drawn(treeRows([member('a'), member('b')], levels))).toEqual(['a', '  a1', '  a2', '    a2x', 'b'])
})

test('a level that is on its way, was not to be had or is longer than what is shown says so in its place', () => {
  const levels = new Map<string, Level>([
    ['a', { data: undefined, isError: false }],
    ['b', { data: undefined, isError: true }],
    ['c', level(50, 'c1')],
  ])
  const rows = treeRows([member('a'), member('b'), member('c')], levels)
  expect(drawn(rows)).toEqual(['a', '  waiting', 'b', '  failed', 'c', '  c1', '  more'])
  expect(rows.at(-1)).toMatchObject({ parent: 'c', left: 49 })
})

test('who is not on the page is not drawn, open or not', () => {
  expect(drawn(treeRows([member('b')], new Map([['a', level(1, 'a1')]])))).toEqual(['b'])
})
