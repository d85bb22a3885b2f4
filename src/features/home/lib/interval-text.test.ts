import { expect, test } from 'vitest'
import { intervalText } from './interval-text.ts'

test('says whole minutes as minutes, and anything else in seconds', () => {
  expect(intervalText(300, 'en')).toBe('5 minutes')
  expect(intervalText(60, 'vi')).toBe('1 phút')
  expect(intervalText(90, 'en')).toBe('90 seconds')
})
