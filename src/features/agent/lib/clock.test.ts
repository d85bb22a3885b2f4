import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'

const at = new Date('2026-11-20T18:32:08Z')

test('the clock is the tenant’s, not the visitor’s', () => {
  expect(clockOf(at, 'en', 'Asia/Ho_Chi_Minh')).toMatchObject({ offset: 'GMT+7', time: '01:32:08' })
  expect(clockOf(at, 'en', 'Asia/Kolkata')).toMatchObject({ offset: 'GMT+5:30', time: '00:02:08' })
  expect(clockOf(at, 'en', 'UTC').offset).toBe('GMT+0')
})

test('the calendar is Gregorian where the language has another', () => {
  expect(clockOf(at, 'th', 'Asia/Bangkok').date).toContain('2026')
  expect(clockOf(at, 'fa', 'Asia/Tehran').date).toContain('2026')
})

test('digits are latin', () => {
  expect(clockOf(at, 'ar', 'UTC').time).toBe('18:32:08')
})
