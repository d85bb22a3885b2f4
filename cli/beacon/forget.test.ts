import { expect, test } from 'vitest'
import { hour, metError, minute, soundReport, start } from '#tests/support/beacon-reports.ts'
import { healthSince } from './health.ts'
import { keptMinutes, Tally } from './tally.ts'

const minuteOf = (at: number) => Math.floor(at / minute)
const rowsOf = (tally: Tally) => [...tally.builds].flatMap(({ rows }) => [...rows])

const withStartAt = (...moments: readonly number[]) => {
  const tally = new Tally()
  for (const at of moments) tally.add(soundReport({ firstPicture: 1000 }), at)
  return tally
}

test.each([
  ['a minute less than three hours', 179, 30],
  ['three hours', 180, 0],
  ['a day', 24 * 60, 0],
])('after %s a start at half past stands at minute %3$i of its hour', (_, later, at) => {
  const seen = start + 30 * minute
  const tally = withStartAt(seen)
  tally.forget(seen + later * minute)
  expect(rowsOf(tally).map(([t, [starts]]) => [t - minuteOf(start), starts])).toEqual([[at, 1]])
})

test('starts of one hour join, of the next hour they do not, and none is counted twice by a second look', () => {
  const tally = withStartAt(start, start + minute, start + 59 * minute, start + 60 * minute)
  for (let look = 0; look < 3; look++) tally.forget(start + 6 * hour)
  expect(rowsOf(tally)).toEqual([
    [minuteOf(start), [3, 0, 0, expect.any(Number), 3]],
    [minuteOf(start) + 60, [1, 0, 0, expect.any(Number), 1]],
  ])
})

test('a report that comes late, by a clock that was set back, joins its hour', () => {
  const tally = withStartAt(start + 5 * minute)
  tally.forget(start + 6 * hour)
  tally.add(soundReport(), start + 7 * minute)
  tally.forget(start + 6 * hour)
  expect(rowsOf(tally)).toEqual([[minuteOf(start), [2, 0, 0, expect.any(Number), 1]]])
})

test('joined hours are the hour before a release at the full hour, as the minutes were', () => {
  const tally = withStartAt(start - 61 * minute, start - 60 * minute, start - 20 * minute, start - minute)
  tally.add(soundReport({ build: '111111111111' }), start + minute)
  const soon = healthSince(tally, start)
  tally.forget(start + 8 * hour)
  expect(healthSince(tally, start)).toEqual(soon)
  expect(soon.before?.starts).toBe(3)
})

test('a row is kept for two days to the minute', () => {
  const tally = withStartAt(start)
  tally.forget(start + keptMinutes * minute)
  expect(rowsOf(tally)).toHaveLength(1)
  tally.forget(start + (keptMinutes + 1) * minute)
  expect(rowsOf(tally)).toEqual([])
})

test('errors go with the last row of their build, and another build’s stay', () => {
  const tally = new Tally()
  tally.add(soundReport(metError('old')), start)
  tally.add(soundReport({ ...metError('young'), merchant: 'globex' }), start + 40 * hour)
  tally.forget(start + 50 * hour)
  expect([...tally.builds].map(({ errors }) => [...errors.values()].map(({ message }) => message))).toEqual([
    [],
    ['young'],
  ])
})

test('a build is remembered for thirty days since it was seen last, not since it was seen first or by a clock set back', () => {
  const day = 24 * hour
  const tally = withStartAt(start, start + 20 * day, start + day)
  tally.forget(start + 50 * day)
  expect(tally.size).toBe(1)
  tally.add(soundReport(), start + 50 * day)
  expect([...tally.builds].map(({ first }) => first)).toEqual([start])
  tally.forget(start + 80 * day + 1)
  expect(tally.size).toBe(0)
  tally.add(soundReport(), start + 81 * day)
  expect(healthSince(tally, start + 81 * day).now.starts).toBe(1)
})

test('what is written anew after minutes became hours gives the same rows, dates and errors', () => {
  const tally = withStartAt(start, start + minute, start + 4 * hour)
  tally.add(soundReport({ merchant: 'globex', ...metError('x') }), start + 4 * hour + 1)
  tally.forget(start + 5 * hour)
  const again = new Tally()
  for (const entry of tally.entries()) again.apply(entry)
  const known = (one: Tally) =>
    [...one.builds].map(({ merchant, first, last, rows, errors }) => [merchant, first, last, [...rows], [...errors]])
  expect(known(again)).toEqual(known(tally))
})

test('a full table makes room by itself where builds have been away for a month', () => {
  const tally = new Tally({ maxBuilds: 1 })
  tally.add(soundReport(), start)
  expect(tally.add(soundReport({ merchant: 'globex' }), start + 29 * 24 * hour)).toBeNull()
  expect(tally.add(soundReport({ merchant: 'globex' }), start + 31 * 24 * hour)).toMatchObject({ m: 'globex' })
  expect([...tally.builds].map(({ merchant }) => merchant)).toEqual(['globex'])
})
