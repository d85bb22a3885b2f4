import { expect, test } from 'vitest'
import { closedModules } from './closed-modules.ts'

const tree = [
  {
    modId: 'games',
    enabled: true,
    childrenNodes: [
      { modId: 'fish', enabled: false },
      { modId: 'rng', enabled: true },
    ],
  },
  { modId: 'promotions', enabled: false, childrenNodes: [{ modId: 'referral', enabled: true }] },
]

test('a module is closed where the tree says so, or says so of one above it', () => {
  expect([...closedModules(tree)].sort()).toEqual(['fish', 'promotions', 'referral'])
})

test('a tree that mentions nothing closes nothing', () => {
  expect(closedModules([]).size).toBe(0)
})
