import { expect, test } from 'vitest'
import type { Beacon } from '#contract/site/beacon.ts'
import { hour, metError, minute, soundReport, start } from '#tests/support/beacon-reports.ts'
import { healthSince } from './health.ts'
import { healthReportSchema } from './health-report.ts'
import { Tally } from './tally.ts'

const fresh = '111111111111'

/** A tally of reports, each with its moment: minutes from the release on. */
function tallied(...reports: readonly (Partial<Beacon> & { at: number; times?: number })[]): Tally {
  const tally = new Tally()
  for (const { at, times = 1, ...values } of reports)
    for (let time = 0; time < times; time++) tally.add(soundReport(values), start + at * minute)
  return tally
}

const health = (tally: Tally) => healthReportSchema.parse(healthSince(tally, start))

test.each([
  ['an hour and a minute before', -61, null],
  ['an hour before to the minute', -60, 1],
  ['the last minute before', -1, 1],
  ['the minute of the release', 0, null],
  ['after it', 5, null],
])('a start of the old build in %s counts for the time before: %3$s', (_, at, starts) => {
  const tally = tallied({ at: -300 }, { at }, { at: 1, build: fresh })
  expect(health(tally).before?.starts ?? null).toBe(starts)
})

test.each([
  ['a millisecond before the moment', -1, 0],
  ['at the moment', 0, 1],
  ['a millisecond after', 1, 1],
])('a build that was seen first %s: %3$i starts are new', (_, ms, starts) => {
  const tally = new Tally()
  tally.add(soundReport({ build: fresh }), start + ms)
  expect(health(tally).now.starts).toBe(starts)
})

test('a release, its rollback and the release again: each is judged by what is new in it', () => {
  const tally = tallied({ at: -5, times: 10 })
  for (let at = 1; at < 10; at++) tally.add(soundReport({ build: fresh, failedStarts: 1 }), start + at * minute)
  expect(health(tally)).toMatchObject({
    now: { starts: 9, failedStarts: 100 },
    before: { starts: 10, failedStarts: 0 },
  })
  const rolledBack = start + 10 * minute
  tally.add(soundReport(), rolledBack + minute)
  const nothing = { starts: 0, scriptErrors: 0, failedStarts: 0, firstPicture: null }
  expect(healthSince(tally, rolledBack)).toMatchObject({ now: nothing, before: null, worst: null })
  const repaired = rolledBack + 20 * minute
  tally.add(soundReport({ build: '222222222222' }), repaired + minute)
  // What the bad build did in that hour is part of the time before.
  expect(healthSince(tally, repaired)).toMatchObject({
    now: { starts: 1, failedStarts: 0 },
    before: { starts: 20, failedStarts: 45 },
  })
})

test('a build that is released in two steps keeps the figures of its first: it was new then', () => {
  const tally = tallied({ at: -5 }, { at: 1, build: fresh, times: 4 }, { at: 90, build: fresh, times: 6 })
  expect(health(tally).now.starts).toBe(10)
  expect(healthSince(tally, start + hour).now.starts).toBe(0)
})

test('merchants whose sites did not change are in neither side, however they fare', () => {
  const tally = tallied(
    { at: -5, times: 3 },
    { at: 2, build: fresh },
    { at: -5, merchant: 'globex', times: 50, failedStarts: 1 },
    { at: 2, merchant: 'globex', times: 50, failedStarts: 1, ...metError('theirs') },
  )
  expect(health(tally)).toMatchObject({
    now: { starts: 1, failedStarts: 0 },
    before: { starts: 3, failedStarts: 0 },
    worst: null,
  })
})

test('the same build of two merchants is two, and their figures are of all starts together', () => {
  const tally = tallied(
    { at: 1, build: fresh, times: 9 },
    { at: 1, build: fresh, merchant: 'globex', failedStarts: 1, ...metError('x') },
  )
  expect(health(tally).now).toEqual({ starts: 10, scriptErrors: 100, failedStarts: 10, firstPicture: null })
})

test('errors that a page told later are of the start that it told before', () => {
  const tally = tallied({ at: 1, build: fresh, times: 4 }, { at: 3, build: fresh, starts: 0, ...metError('late') })
  expect(health(tally).now).toMatchObject({ starts: 4, scriptErrors: 250, failedStarts: 0 })
})

test('errors without a single start give no figure that cannot be divided', () => {
  const tally = tallied({ at: -5, starts: 0, ...metError('a') }, { at: 1, build: fresh, starts: 0, ...metError('b') })
  expect(health(tally)).toMatchObject({ now: { starts: 0, scriptErrors: 0, failedStarts: 0 }, before: null })
})

test('figures have two digits: one of three starts', () => {
  const tally = tallied({ at: 1, build: fresh, times: 2 }, { at: 1, build: fresh, failedStarts: 1, ...metError('x') })
  expect(health(tally).now).toMatchObject({ scriptErrors: 333.33, failedStarts: 33.33 })
})

test('the worst is what the most met over all merchants; of the same text at two places each is its own', () => {
  const tally = tallied(
    { at: 1, build: fresh, times: 2, ...metError('everywhere') },
    { at: 1, build: fresh, merchant: 'globex', times: 2, ...metError('everywhere') },
    { at: 1, build: fresh, times: 3, ...metError('here', 'a.js:1:1') },
    { at: 1, build: fresh, times: 3, ...metError('here', 'b.js:1:1') },
  )
  expect(health(tally).worst).toEqual({ message: 'everywhere', place: 'main-1a2b.js:1:88', count: 4 })
  expect(health(tally).worst).toEqual(healthSince(tally, start).worst)
})

test('where two are met as often the first stays, so that an answer does not change by itself', () => {
  const tally = tallied({ at: 1, build: fresh, ...metError('first') }, { at: 2, build: fresh, ...metError('second') })
  expect(health(tally).worst?.message).toBe('first')
})
