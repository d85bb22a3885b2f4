import { expect, test } from 'vitest'
import { isDue, nextLook, playedMinutes } from './reality-times.ts'

const times = (now: string, nextCheckAt: string | null) => ({ now, since: '2026-11-20T12:00:00Z', nextCheckAt })

test('a check is due from its instant on, and never where checks are off', () => {
  expect(isDue(times('2026-11-20T12:59:59Z', '2026-11-20T13:00:00Z'))).toBe(false)
  expect(isDue(times('2026-11-20T13:00:00Z', '2026-11-20T13:00:00Z'))).toBe(true)
  expect(isDue(times('2026-11-20T20:00:00Z', null))).toBe(false)
})

test('it is asked each minute, at the instant of the check, and never oftener than each second', () => {
  expect(nextLook(undefined)).toBe(60_000)
  expect(nextLook(times('2026-11-20T12:10:00Z', '2026-11-20T13:00:00Z'))).toBe(60_000)
  expect(nextLook(times('2026-11-20T12:59:30Z', '2026-11-20T13:00:00Z'))).toBe(30_000)
  expect(nextLook(times('2026-11-20T12:59:59.9Z', '2026-11-20T13:00:00Z'))).toBe(1000)
  expect(nextLook(times('2026-11-20T13:00:00Z', '2026-11-20T13:00:00Z'))).toBe(60_000)
})

test('the session’s length goes on after the answer', () => {
  expect(playedMinutes(times('2026-11-20T13:42:59Z', null))).toBe(102)
  expect(playedMinutes(times('2026-11-20T13:42:59Z', null), 1000)).toBe(103)
})
