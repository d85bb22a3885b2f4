import { expect, test } from 'vitest'
import { dayText, percentText } from './fact-format.ts'

test('a percentage keeps the decimals that were stated', () => {
  expect(percentText('96.50', { tag: 'en' })).toBe('96.50%')
  expect(percentText('97', { tag: 'en' })).toBe('97%')
  expect(percentText('96.51', { tag: 'de' })).toMatch(/^96,51\s%$/)
})

test('a day is the same day in every zone', () => {
  expect(dayText('2025-04-01', { tag: 'en' })).toBe('April 1, 2025')
  expect(dayText('2025-04-01', { tag: 'th' })).toContain('2025')
})
