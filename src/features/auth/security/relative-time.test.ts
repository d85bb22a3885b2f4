import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test.each([
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_400, 'yesterday'],
  [86_400 * 6, '6 days ago'],
  [86_400 * 8, 'last week'],
  [86_400 * 45, 'last month'],
  [86_400 * 800, '2 years ago'],
])('%i seconds are %s', (seconds, words) => {
  expect(relativeTime('en', ago(seconds), now)).toBe(words)
})

test('within the last minute there is nothing to count, nor where clocks differ', () => {
  expect(relativeTime('en', ago(59), now)).toBeUndefined()
  expect(relativeTime('en', ago(-300), now)).toBeUndefined()
})

test('digits are latin in every language', () => {
  expect(relativeTime('ar', ago(3600 * 5), now)).toContain('5')
  expect(relativeTime('bn', ago(3600 * 5), now)).toContain('5')
})
