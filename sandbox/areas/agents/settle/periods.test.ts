import { expect, test } from 'vitest'
import { spanAround, spansBetween } from './periods.ts'

const at = (text: string): number => Date.parse(text)
const iso = (ms: number): string => new Date(ms).toISOString().replace(/:00\.000Z$/, 'Z')

test.each([
  // Half months and months, February among them.
  ['semimonthly', 'Asia/Dhaka', '2026-02-14T18:00Z', '2026-01-31T18:00Z', '2026-02-15T18:00Z'],
  ['semimonthly', 'Asia/Dhaka', '2026-02-15T17:59Z', '2026-01-31T18:00Z', '2026-02-15T18:00Z'],
  ['semimonthly', 'Asia/Dhaka', '2026-02-15T18:00Z', '2026-02-15T18:00Z', '2026-02-28T18:00Z'],
  ['semimonthly', 'Asia/Dhaka', '2026-02-28T17:59Z', '2026-02-15T18:00Z', '2026-02-28T18:00Z'],
  ['semimonthly', 'Asia/Dhaka', '2028-02-29T12:00Z', '2028-02-15T18:00Z', '2028-02-29T18:00Z'],
  ['semimonthly', 'Asia/Dhaka', '2026-12-31T12:00Z', '2026-12-15T18:00Z', '2026-12-31T18:00Z'],
  ['monthly', 'Asia/Dhaka', '2026-02-10T00:00Z', '2026-01-31T18:00Z', '2026-02-28T18:00Z'],
  ['monthly', 'Asia/Dhaka', '2028-02-29T17:59Z', '2028-01-31T18:00Z', '2028-02-29T18:00Z'],
  ['monthly', 'Europe/London', '2026-03-31T22:59Z', '2026-03-01T00:00Z', '2026-03-31T23:00Z'],
  // Weeks begin on Monday, by the merchant's clock.
  ['weekly', 'Asia/Kathmandu', '2026-11-22T18:14Z', '2026-11-15T18:15Z', '2026-11-22T18:15Z'],
  ['weekly', 'Asia/Kathmandu', '2026-11-22T18:15Z', '2026-11-22T18:15Z', '2026-11-29T18:15Z'],
  ['weekly', 'Europe/London', '2026-10-25T12:00Z', '2026-10-18T23:00Z', '2026-10-26T00:00Z'],
  // Days of 23 and 25 hours, and one whose midnight does not exist.
  ['daily', 'Europe/London', '2026-03-29T12:00Z', '2026-03-29T00:00Z', '2026-03-29T23:00Z'],
  ['daily', 'Europe/London', '2026-10-25T12:00Z', '2026-10-24T23:00Z', '2026-10-26T00:00Z'],
  ['daily', 'Africa/Cairo', '2026-04-24T12:00Z', '2026-04-23T22:00Z', '2026-04-24T21:00Z'],
  // Hours and five minutes, where the clock is a quarter of an hour apart from others.
  ['hourly', 'Asia/Kathmandu', '2026-11-20T10:20Z', '2026-11-20T10:15Z', '2026-11-20T11:15Z'],
  ['fiveMinutes', 'Asia/Kathmandu', '2026-11-20T10:24Z', '2026-11-20T10:20Z', '2026-11-20T10:25Z'],
  // The hour that comes twice is two hours.
  ['hourly', 'Europe/London', '2026-10-25T00:30Z', '2026-10-25T00:00Z', '2026-10-25T01:00Z'],
  ['hourly', 'Europe/London', '2026-10-25T01:30Z', '2026-10-25T01:00Z', '2026-10-25T02:00Z'],
] as const)('the %s period in %s around %s', (period, zone, instant, from, to) => {
  const span = spanAround(period, at(instant), zone)
  expect([iso(span.from), iso(span.to)]).toEqual([from, to])
})

test.each([
  ['Europe/London', '2026-03-29', 23, 276],
  ['Europe/London', '2026-06-10', 24, 288],
  ['Europe/London', '2026-10-25', 25, 300],
  // The clock moves by half an hour: the last hour of the day is cut.
  ['Australia/Lord_Howe', '2026-10-04', 24, 282],
])('%s has on %s %i hours and %i times five minutes', (zone, day, hours, slots) => {
  const span = spanAround('daily', at(`${day}T12:00Z`) - (zone.startsWith('Aus') ? 43_200_000 : 0), zone)
  const count = (period: 'hourly' | 'fiveMinutes'): number => [...spansBetween(period, span, zone)].length
  expect([count('hourly'), count('fiveMinutes')]).toEqual([hours, slots])
})

test('the periods of a year follow each other without a gap', () => {
  const year = { from: at('2025-12-31T18:00Z'), to: at('2026-12-31T18:00Z') }
  for (const [period, count] of [
    ['daily', 365],
    ['semimonthly', 24],
    ['monthly', 12],
  ] as const) {
    const spans = [...spansBetween(period, year, 'Asia/Dhaka')]
    expect(spans).toHaveLength(count)
    expect(spans[0]?.from).toBe(year.from)
    expect(spans.at(-1)?.to).toBe(year.to)
    expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => to))
  }
})
