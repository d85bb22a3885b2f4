import { expect, test } from 'vitest'
import { clockOf, phaseOf, secondsUntil, untilNews } from './countdown.ts'

const draw = { closesAt: '2026-11-20T12:00:50Z', drawsAt: '2026-11-20T12:01:00Z' }
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)

test.each([
  ['12:00:49.999', 'open'],
  ['12:00:50', 'closed'],
  ['12:00:59.999', 'closed'],
  ['12:01:00', 'drawn'],
])('at %s a draw is %s', (time, phase) => {
  expect(phaseOf(draw, at(time))).toBe(phase)
})

test('seconds are rounded up, so that none are left only when the time has come', () => {
  expect(secondsUntil(draw.closesAt, at('12:00:49.001'))).toBe(1)
  expect(secondsUntil(draw.closesAt, at('12:00:50'))).toBe(0)
  expect(secondsUntil(draw.closesAt, at('12:10:00'))).toBe(0)
})

test.each([
  [0, 0, '00:00'],
  [59, 0, '00:59'],
  [3599, 0, '59:59'],
  [3600, 0, '01:00:00'],
  [86_399, 0, '23:59:59'],
  [86_400 * 10 + 61, 10, '00:01:01'],
])('%i seconds are %i days and %s', (seconds, days, clock) => {
  expect(clockOf(seconds)).toEqual({ days, clock })
})

test('the gateway is asked when the draw is due, soon again while it is late, and at least every ten minutes', () => {
  expect(untilNews(draw, at('12:00:40'))).toBe(20_300)
  expect(untilNews(draw, at('12:01:05'))).toBe(2000)
  expect(untilNews(draw, at('09:00:00'))).toBe(600_000)
  expect(untilNews(null, at('12:00:40'))).toBe(15_000)
})
