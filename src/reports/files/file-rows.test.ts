import { expect, test } from 'vitest'
import { timeIn } from './file-rows.ts'

test('times are those of the zone, by its clocks', () => {
  expect(timeIn('Europe/London', '2026-10-25T00:30:00Z')).toBe('2026-10-25 01:30:00')
  expect(timeIn('Europe/London', '2026-10-25T01:30:00Z')).toBe('2026-10-25 01:30:00')
  expect(timeIn('Asia/Dhaka', '2026-11-20T18:00:00Z')).toBe('2026-11-21 00:00:00')
})
