import { expect, test } from 'vitest'
import type { Result } from './run.ts'
import { formatCount, formatFindings, formatTable } from './table.ts'

const result = (changed: Partial<Result>): Result => ({
  journey: 'home',
  merchant: 'acme',
  size: 'phone',
  engine: 'Gecko 1',
  seconds: 1.25,
  findings: [],
  ...changed,
})
const results = [
  result({}),
  result({ size: 'desktop', findings: ['the facts: cut: “Bets”', 'picture: x.png'] }),
  result({ journey: 'deposit', seconds: 3 }),
]

test('the table has a line a journey, a column an engine and size, and says what did not run', () => {
  expect(formatTable(results).split('\n')).toEqual([
    '               Gecko 1, phone  Gecko 1, desktop',
    'home, acme     1.3 s           FAIL',
    'deposit, acme  3.0 s           –',
  ])
})

test('findings stand below the journey that had them, and the last line counts journeys', () => {
  expect(formatFindings(results)).toBe('Gecko 1, acme, desktop, home:\n  the facts: cut: “Bets”\n  picture: x.png')
  expect(formatCount(results)).toBe('2 passed, 1 failed')
})
