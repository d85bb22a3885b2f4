import { expect, test } from 'vitest'
import { Refusal } from '../server/problems.ts'
import { rangeOf } from './range.ts'

const hourMs = 3_600_000

function hoursOf(timeZone: string, from: string, to = from): number[] {
  const range = rangeOf({ timeZone }, { from, to })
  if (range instanceof Refusal) throw new Error(range.code)
  return range.days.map((day) => (day.to - day.from) / hourMs)
}

test.each([
  ['Asia/Dhaka', '2026-11-20', 24, '2026-11-19T18:00:00.000Z'],
  ['Europe/London', '2026-03-29', 23, '2026-03-29T00:00:00.000Z'],
  ['Europe/London', '2026-10-25', 25, '2026-10-24T23:00:00.000Z'],
  ['America/New_York', '2026-11-01', 25, '2026-11-01T04:00:00.000Z'],
  // The clock goes forward at midnight: the day begins at one.
  ['Africa/Cairo', '2026-04-24', 23, '2026-04-23T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06', 23, '2026-09-06T04:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', 23.5, '2026-10-03T13:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-20', 24, '2026-11-19T18:15:00.000Z'],
])('a day in %s on %s has %d hours and begins at %s', (timeZone, day, hours, start) => {
  expect(hoursOf(timeZone, day)).toEqual([hours])
  const range = rangeOf({ timeZone }, { from: day, to: day })
  expect(range instanceof Refusal ? range.code : new Date(range.from).toISOString()).toBe(start)
})

test.each(['Asia/Dhaka', 'America/New_York', 'Africa/Cairo', 'America/Santiago', 'Australia/Lord_Howe'])(
  'days in %s follow each other without a gap, all year',
  (timeZone) => {
    for (let month = 1; month <= 12; month++) {
      const from = `2026-${String(month).padStart(2, '0')}-01`
      const range = rangeOf({ timeZone }, { from, to: `${from.slice(0, 8)}28` })
      if (range instanceof Refusal) throw new Error(range.code)
      expect(range.days).toHaveLength(28)
      for (const [place, day] of range.days.entries()) {
        expect(day.from).toBe(place === 0 ? range.from : range.days[place - 1]?.to)
        expect(day.to).toBeGreaterThan(day.from)
      }
    }
  },
)

test('ninety days can be asked for, no more, and not backwards', () => {
  const zone = { timeZone: 'Asia/Dhaka' }
  expect(hoursOf('Asia/Dhaka', '2026-08-23', '2026-11-20')).toHaveLength(90)
  expect(rangeOf(zone, { from: '2026-08-22', to: '2026-11-20' })).toMatchObject({ code: 'records.range' })
  expect(rangeOf(zone, { from: '2026-11-20', to: '2026-11-19' })).toMatchObject({ code: 'records.range' })
  expect(rangeOf(zone, { from: '0001-01-01', to: '9999-12-31' })).toMatchObject({ code: 'records.range' })
})
