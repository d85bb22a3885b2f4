import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [-5, '00:00'],
  [2_530_999, '42:10'],
  [3_604_000, '1:00:04'],
  [90_061_000, '25:01:01'],
])('%d milliseconds are %s', (length, text) => {
  expect(clockText(length)).toBe(text)
})
