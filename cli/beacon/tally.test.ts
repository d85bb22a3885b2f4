import { expect, test } from 'vitest'
import type { Beacon } from '#contract/site/beacon.ts'
import { healthSince } from './health.ts'
import { healthReportSchema } from './health-report.ts'
import { percentile75, stepOf } from './pictures.ts'
import { Tally } from './tally.ts'

const minute = 60_000
const hour = 60 * minute
const start = Date.UTC(2026, 10, 22, 9, 0)

const old = '000000000000'
const fresh = '111111111111'

const report = (values: Partial<Beacon> = {}): Beacon => ({
  format: 'livery-beacon-1',
  merchant: 'acme',
  build: old,
  starts: 1,
  failedStarts: 0,
  scriptErrors: 0,
  firstPicture: null,
  error: null,
  ...values,
})

const error = (message: string) => ({ message, place: 'main-1a2b.js:1:88' })

function counted(tally: Tally, times: number, { at, ...values }: Partial<Beacon> & { at: number }): void {
  for (let time = 0; time < times; time++) tally.add(report(values), at)
}

test('builds that are new since a moment stand beside the others of the same merchants in the hour before it', () => {
  const tally = new Tally()
  counted(tally, 7, { at: start - 61 * minute })
  counted(tally, 100, { at: start - 30 * minute, firstPicture: 1000 })
  counted(tally, 1, { at: start - 30 * minute, scriptErrors: 2, error: error('old') })
  counted(tally, 50, { at: start - minute, merchant: 'globex' })
  counted(tally, 40, { at: start + minute, build: fresh, firstPicture: 2000 })
  counted(tally, 6, { at: start + 2 * minute, build: fresh, scriptErrors: 1, error: error('new') })
  counted(tally, 4, { at: start + 2 * minute, build: fresh, failedStarts: 1, scriptErrors: 1, error: error('worse') })
  counted(tally, 30, { at: start + 2 * minute })
  const health = healthSince(tally, start)
  expect(healthReportSchema.parse(health)).toEqual({
    format: 'livery-health-1',
    now: { starts: 50, scriptErrors: 200, failedStarts: 8, firstPicture: expect.closeTo(2, 0) },
    before: { starts: 101, scriptErrors: 19.8, failedStarts: 0, firstPicture: expect.closeTo(1, 0) },
    worst: { message: 'new', place: 'main-1a2b.js:1:88', count: 6 },
  })
})

test('of nothing new there are no figures, and of a new merchant none before', () => {
  const tally = new Tally()
  counted(tally, 5, { at: start - minute })
  const none = { starts: 0, scriptErrors: 0, failedStarts: 0, firstPicture: null }
  expect(healthSince(tally, start)).toMatchObject({ now: none, before: null, worst: null })
  counted(tally, 1, { at: start + minute, merchant: 'globex', build: fresh })
  expect(healthSince(tally, start)).toMatchObject({ now: { starts: 1 }, before: null })
})

test('a build that comes back by a rollback is no new one', () => {
  const tally = new Tally()
  counted(tally, 1, { at: start - 2 * hour })
  counted(tally, 3, { at: start + minute })
  expect(healthSince(tally, start).now.starts).toBe(0)
})

test('minutes become hours after three, and nothing of two days ago is left but that the build was there', () => {
  const tally = new Tally()
  for (let at = 0; at < 120; at++) counted(tally, 2, { at: start + at * minute, firstPicture: 1000 })
  const rows = () => [...tally.builds].map((seen) => seen.rows.size)
  expect(rows()).toEqual([120])
  tally.forget(start + 5 * hour)
  expect(rows()).toEqual([2])
  expect(healthSince(tally, start)).toMatchObject({ now: { starts: 240, firstPicture: expect.closeTo(1, 0) } })
  tally.forget(start + 51 * hour)
  expect(rows()).toEqual([0])
  counted(tally, 1, { at: start + 51 * hour })
  expect(healthSince(tally, start + 50 * hour).now.starts).toBe(0)
  tally.forget(start + 40 * 24 * hour)
  expect(tally.size).toBe(0)
})

test('what a journal holds gives the same figures, whole or line by line', () => {
  const tally = new Tally()
  const lines = [
    tally.add(report({ firstPicture: 700 }), start - minute),
    tally.add(report({ build: fresh, scriptErrors: 3, error: error('new') }), start + 1),
    tally.add(report({ build: fresh, firstPicture: 700 }), start + minute),
  ]
  const again = new Tally()
  for (const line of lines) if (line) again.apply(line)
  const whole = new Tally()
  for (const line of tally.entries()) whole.apply(line)
  expect(healthSince(again, start)).toEqual(healthSince(tally, start))
  expect(healthSince(whole, start)).toEqual(healthSince(tally, start))
})

test('there is an end to the builds that are known, and to the errors of one', () => {
  const tally = new Tally({ maxBuilds: 2 })
  expect(tally.add(report(), start)).not.toBeNull()
  expect(tally.add(report({ build: fresh }), start)).not.toBeNull()
  expect(tally.add(report({ build: '222222222222' }), start)).toBeNull()
  expect(tally.add(report({ build: fresh }), start)).not.toBeNull()
  expect(tally.add(report({ build: '222222222222' }), start + 31 * 24 * hour)).not.toBeNull()
  for (let time = 0; time < 100; time++)
    tally.add(
      report({ build: '222222222222', scriptErrors: 1, error: error(`${'e'.repeat(time % 24)} x`) }),
      start + 31 * 24 * hour,
    )
  expect([...tally.builds].map(({ errors }) => errors.size)).toEqual([20])
})

test('a message is cleaned once more, whoever sent it', () => {
  const entry = new Tally().add(report({ scriptErrors: 1, error: error('member 4711 "Ann" ann@example.org') }), start)
  expect(JSON.stringify(entry)).not.toMatch(/4711|Ann|example/)
})

test('a percentile is right to a tenth, from the least to the most', () => {
  for (const ms of [50, 60, 333, 900, 2500, 9000, 59_000]) {
    const found = (percentile75(new Map([[stepOf(ms), 4]])) ?? 0) * 1000
    expect(Math.abs(found - ms) / ms, String(ms)).toBeLessThan(0.11)
  }
  expect(
    percentile75(
      new Map([
        [stepOf(100), 75],
        [stepOf(9000), 25],
      ]),
    ),
  ).toBeCloseTo(0.1, 1)
  expect(
    percentile75(
      new Map([
        [stepOf(100), 74],
        [stepOf(9000), 26],
      ]),
    ),
  ).toBeGreaterThan(8)
  expect(percentile75(new Map())).toBeNull()
})
