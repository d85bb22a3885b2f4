import { expect, test } from 'vitest'
import { periodOf, presetOf, wrongWith } from './periods.ts'

const at = (instant: string) => Date.parse(instant)

test('days are those of the tenant’s zone, not of the visitor’s', () => {
  expect(periodOf('today', 'Asia/Dhaka', at('2026-11-20T17:59:59Z'))).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(periodOf('today', 'Asia/Dhaka', at('2026-11-20T18:00:00Z'))).toEqual({ from: '2026-11-21', to: '2026-11-21' })
  expect(periodOf('yesterday', 'America/Mexico_City', at('2026-01-01T03:00:00Z'))).toEqual({
    from: '2025-12-30',
    to: '2025-12-30',
  })
})

test('seven and thirty days end today, across months and changes of the clocks', () => {
  const now = at('2026-11-02T12:00:00Z')
  expect(periodOf('7', 'America/New_York', now)).toEqual({ from: '2026-10-27', to: '2026-11-02' })
  expect(periodOf('30', 'America/New_York', now)).toEqual({ from: '2026-10-04', to: '2026-11-02' })
})

test.each([
  // A Friday, a Monday, a Sunday, and the first of a year.
  ['2026-11-20T12:00:00Z', '2026-11-09', '2026-11-15', '2026-10-01', '2026-10-31'],
  ['2026-11-16T12:00:00Z', '2026-11-09', '2026-11-15', '2026-10-01', '2026-10-31'],
  ['2026-11-15T12:00:00Z', '2026-11-02', '2026-11-08', '2026-10-01', '2026-10-31'],
  ['2026-01-01T12:00:00Z', '2025-12-22', '2025-12-28', '2025-12-01', '2025-12-31'],
  ['2028-03-31T12:00:00Z', '2028-03-20', '2028-03-26', '2028-02-01', '2028-02-29'],
])('at %s the last week is %s to %s, the last month %s to %s', (now, monday, sunday, first, last) => {
  expect(periodOf('lastWeek', 'UTC', at(now))).toEqual({ from: monday, to: sunday })
  expect(periodOf('lastMonth', 'UTC', at(now))).toEqual({ from: first, to: last })
})

test('a period is known again as the preset that it is', () => {
  const now = at('2026-11-20T12:00:00Z')
  expect(presetOf({ from: '2026-11-14', to: '2026-11-20' }, 'UTC', now)).toBe('7')
  expect(presetOf({ from: '2026-11-13', to: '2026-11-20' }, 'UTC', now)).toBeUndefined()
})

test.each([
  ['', '2026-11-20', 'missing'],
  ['2026-11-31', '2026-13-01', 'missing'],
  ['2026-11-20', '2026-11-19', 'order'],
  ['2026-11-20', '2026-11-21', 'future'],
  ['2026-08-22', '2026-11-20', 'long'],
  ['2026-08-23', '2026-11-20', undefined],
  ['2026-11-20', '2026-11-20', undefined],
])('from %j to %j: %s', (from, to, wrong) => {
  expect(wrongWith({ from, to }, 90, 'UTC', at('2026-11-20T12:00:00Z'))).toBe(wrong)
})
