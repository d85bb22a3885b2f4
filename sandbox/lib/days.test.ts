import { expect, test } from 'vitest'
import { dayAfter, dayOf, periodAround, startOfDay } from './days.ts'

const at = (text: string) => Date.parse(text)

test('a day is the one of the zone', () => {
  expect(dayOf(at('2026-11-20T17:59:59Z'), 'Asia/Dhaka')).toBe('2026-11-20')
  expect(dayOf(at('2026-11-20T18:00:00Z'), 'Asia/Dhaka')).toBe('2026-11-21')
  expect(dayOf(at('2026-11-20T02:00:00Z'), 'America/Bogota')).toBe('2026-11-19')
})

test.each([
  ['2026-11-20', 'Asia/Dhaka', '2026-11-19T18:00:00Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00Z'],
  ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00Z'],
  ['2026-10-26', 'Europe/London', '2026-10-26T00:00:00Z'],
  // The clock goes from midnight to one.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
])('%s begins in %s at %s', (day, zone, start) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start.replace('Z', '.000Z'))
})

test.each([
  ['day', '2026-11-19T18:00:00Z', '2026-11-20T18:00:00Z'],
  ['week', '2026-11-15T18:00:00Z', '2026-11-22T18:00:00Z'],
  ['month', '2026-10-31T18:00:00Z', '2026-11-30T18:00:00Z'],
] as const)('the %s around an instant', (period, from, to) => {
  expect(periodAround(at('2026-11-20T10:00:00Z'), period, 'Asia/Dhaka')).toEqual({ from: at(from), to: at(to) })
})

test('days are counted without regard to clocks', () => {
  expect(dayAfter('2026-03-28')).toBe('2026-03-29')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})
