import { expect, test } from 'vitest'
import { lotteries } from './lotteries.ts'
import { drawAfter, drawsUpTo, everySeconds, hasDraw, hoursBeforeUtc, onDays } from './schedule.ts'

const vietnam = 'Asia/Ho_Chi_Minh'
const at = (instant: string): number => Date.parse(instant)
const iso = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z')

test.each(lotteries.map((lottery) => lottery.schedule.zone))(
  '%s is so many hours before UTC all year round',
  (zone) => {
    for (let month = 0; month < 12; month++) {
      const local = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
      expect(Number(local.format(Date.UTC(2026, month, 15)))).toBe(hoursBeforeUtc(zone))
    }
  },
)

const minutely = everySeconds(60, vietnam, 10)

test.each([
  ['2026-11-20T05:10:30Z', '20261120-0731', '2026-11-20T05:11:00Z'],
  ['2026-11-20T16:58:59Z', '20261120-1439', '2026-11-20T16:59:00Z'],
  ['2026-11-20T16:59:00Z', '20261120-1440', '2026-11-20T17:00:00Z'],
  ['2026-11-20T17:00:00Z', '20261121-0001', '2026-11-20T17:01:00Z'],
  ['2026-12-31T16:59:30Z', '20261231-1440', '2026-12-31T17:00:00Z'],
  ['2028-02-28T17:00:00Z', '20280229-0001', '2028-02-28T17:01:00Z'],
])('after %s every minute comes %s', (now, no, drawsAt) => {
  const draw = drawAfter(minutely, at(now))
  expect({ no: draw.no, drawsAt: iso(draw.drawsAt) }).toEqual({ no, drawsAt })
  expect(draw.drawsAt - draw.opensAt).toBe(60_000)
  expect(draw.drawsAt - draw.closesAt).toBe(10_000)
})

const daily = onDays({ time: '18:15', zone: vietnam, closesBefore: 15 }, () => true)
const twiceAMonth = onDays(
  { time: '15:30', zone: 'Asia/Bangkok', closesBefore: 30 },
  ({ dayOfMonth }) => dayOfMonth === 1 || dayOfMonth === 16,
)
const threeAWeek = onDays({ time: '18:30', zone: 'Asia/Singapore', closesBefore: 30 }, ({ weekday }) =>
  [0, 3, 6].includes(weekday),
)
const nearMidnight = onDays({ time: '00:30', zone: vietnam, closesBefore: 30 }, ({ weekday }) => weekday === 1)

test.each([
  [daily, '2026-11-20T11:14:59Z', '20261120', '2026-11-20T11:15:00Z', '2026-11-19T11:15:00Z'],
  [daily, '2026-11-20T11:15:00Z', '20261121', '2026-11-21T11:15:00Z', '2026-11-20T11:15:00Z'],
  [daily, '2026-12-31T18:00:00Z', '20270101', '2027-01-01T11:15:00Z', '2026-12-31T11:15:00Z'],
  [twiceAMonth, '2026-02-16T08:30:00Z', '20260301', '2026-03-01T08:30:00Z', '2026-02-16T08:30:00Z'],
  [twiceAMonth, '2026-12-16T09:00:00Z', '20270101', '2027-01-01T08:30:00Z', '2026-12-16T08:30:00Z'],
  [twiceAMonth, '2026-11-15T17:30:00Z', '20261116', '2026-11-16T08:30:00Z', '2026-11-01T08:30:00Z'],
  [threeAWeek, '2026-11-20T12:00:00Z', '20261121', '2026-11-21T10:30:00Z', '2026-11-18T10:30:00Z'],
  [threeAWeek, '2026-11-22T10:30:00Z', '20261125', '2026-11-25T10:30:00Z', '2026-11-22T10:30:00Z'],
  // Monday's draw is on Sunday by UTC.
  [nearMidnight, '2026-11-22T12:00:00Z', '20261123', '2026-11-22T17:30:00Z', '2026-11-15T17:30:00Z'],
])('%# by the calendar', (schedule, now, no, drawsAt, opensAt) => {
  const draw = drawAfter(schedule, at(now))
  expect({ no: draw.no, drawsAt: iso(draw.drawsAt), opensAt: iso(draw.opensAt) }).toEqual({ no, drawsAt, opensAt })
})

test('the draws that are over follow each other backwards without a gap, across days', () => {
  for (const { schedule } of lotteries) {
    const now = at('2026-11-20T17:00:10Z')
    const draws = drawsUpTo(schedule, now, 30)
    expect(new Set(draws.map(({ no }) => no)).size).toBe(30)
    expect(drawAfter(schedule, now).opensAt).toBe(draws[0]?.drawsAt)
    for (const [place, draw] of draws.entries()) {
      expect(draw.opensAt).toBe(draws[place + 1]?.drawsAt ?? draw.opensAt)
      expect(drawAfter(schedule, draw.drawsAt - 1)).toEqual(draw)
      expect(hasDraw(schedule, draw.no)).toBe(true)
    }
  }
})

test.each([
  [minutely, '20261120-0000'],
  [minutely, '20261120-1441'],
  [minutely, '20261120'],
  [minutely, 'tomorrow'],
  [minutely, '20261320-0001'],
  [daily, '20261120-0001'],
  [daily, '20261131'],
  [twiceAMonth, '20261117'],
])('%# has no such draw: %s', (schedule, no) => {
  expect(hasDraw(schedule, no)).toBe(false)
})
