import { expect, test } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

test.each([
  ['curency', ['currency', 'categories'], 'currency'],
  ['bn', ['EN', 'BN', 'TH'], 'BN'],
  ['FREPLAY3', ['FREEPLAY3', 'AGENTPOLICY3'], 'FREEPLAY3'],
  ['logo.svg', ['assets/favicon.svg'], null],
  ['XX', ['EN', 'BN'], null],
  ['', ['a', 'b'], null],
  ['anything', [], null],
  ['x'.repeat(100_000), ['x'.repeat(90_000)], null],
] as const)('of %j the nearest is found among %j', (name, names, expected) => {
  expect(nearest(name, names)).toBe(expected)
})

test('of names that are equally near, the first is taken', () => {
  expect(nearest('lite', ['lita', 'lits'])).toBe('lita')
})

test('a suggestion is a question, or null', () => {
  expect(didYouMean('lits', ['lite'])).toBe('Did you mean "lite"?')
  expect(didYouMean('something else', ['lite'])).toBeNull()
})
