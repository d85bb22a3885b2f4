import { expect, test } from 'vitest'
import { dayText } from './fact-format.ts'

test('a day is the same day in every zone', () => {
  expect(dayText('2025-04-01', { tag: 'en' })).toBe('April 1, 2025')
  expect(dayText('2025-04-01', { tag: 'th' })).toContain('2025')
})
