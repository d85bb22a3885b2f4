import { expect, test } from 'vitest'
import { hour, metError, minute, soundReport, start } from '#tests/support/beacon-reports.ts'
import { parseEntry } from './entry.ts'
import { metricsText } from './metrics.ts'
import { Tally } from './tally.ts'

const nobody = { taken: 0, refused: new Map<string, number>() }

/** A sample as Prometheus reads it: a name, labels whose values hold no quote, backslash or end of line, and a number. */
const sample = /^[a-z_]+(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? \d+$/

const linesOf = (tally: Tally, answered = nobody) => metricsText(tally, answered).split('\n')

test('each family is described once, before its samples, and the text ends with a line', () => {
  const tally = new Tally()
  tally.add(soundReport(), start)
  tally.add(soundReport({ merchant: 'globex' }), start)
  const lines = linesOf(tally, { taken: 2, refused: new Map([['full', 3]]) })
  expect(lines.pop()).toBe('')
  const described = new Set<string>()
  for (const line of lines) {
    const [, kind, name = ''] = /^# (HELP|TYPE) (\w+) ./.exec(line) ?? []
    if (kind === 'HELP') expect(described).not.toContain(name)
    if (kind) described.add(name)
    else {
      expect(line).toMatch(sample)
      expect(described).toContain(/^\w+/.exec(line)?.[0])
    }
  }
  expect(described.size).toBe(6)
})

test('counters are of one build of one merchant, and a merchant’s two builds are not added up', () => {
  const tally = new Tally()
  tally.add(soundReport({ failedStarts: 1, ...metError('x'), scriptErrors: 4 }), start)
  tally.add(soundReport(), start)
  tally.add(soundReport({ build: '111111111111' }), start)
  expect(linesOf(tally)).toEqual(
    expect.arrayContaining([
      'livery_beacon_starts_total{merchant="acme",build="000000000000"} 2',
      'livery_beacon_starts_total{merchant="acme",build="111111111111"} 1',
      'livery_beacon_failed_starts_total{merchant="acme",build="000000000000"} 1',
      'livery_beacon_failed_starts_total{merchant="acme",build="111111111111"} 0',
      'livery_beacon_script_errors_total{merchant="acme",build="000000000000"} 4',
      'livery_beacon_builds 2',
    ]),
  )
})

test('a counter never falls while its build is told of, also when minutes become hours and are dropped', () => {
  const tally = new Tally()
  const startsAt = (now: number) => {
    tally.forget(now)
    return Number(/starts_total\{[^}]*\} (\d+)/.exec(metricsText(tally, nobody))?.[1] ?? Number.NaN)
  }
  const seen: number[] = []
  for (let at = start; at < start + 60 * hour; at += 30 * minute) {
    tally.add(soundReport(), at)
    seen.push(startsAt(at))
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, place) => place + 1))
})

test('a build that nobody has started for two days is told of no more, and is known all the same', () => {
  const tally = new Tally()
  tally.add(soundReport(), start)
  tally.forget(start + 50 * hour)
  const text = metricsText(tally, nobody)
  expect(text).not.toContain('merchant="acme"')
  expect(text).toContain('livery_beacon_builds 1\n')
})

test('what was refused is told by its reason, and nothing of what it held', () => {
  const lines = linesOf(new Tally(), {
    taken: 7,
    refused: new Map([
      ['too-many', 12],
      ['not-a-report', 1],
    ]),
  })
  expect(lines.filter((line) => line.includes('refused_total{'))).toEqual([
    'livery_beacon_refused_total{reason="too-many"} 12',
    'livery_beacon_refused_total{reason="not-a-report"} 1',
  ])
  expect(lines).toContain('livery_beacon_reports_total 7')
})

test.each([
  ['a quote', 'acme",build="x'],
  ['an end of line', 'acme\nlivery_beacon_reports_total 9'],
  ['a backslash', 'acme\\'],
  ['capital letters', 'ACME'],
  ['nothing', ''],
])('a line of a journal whose merchant has %s is damaged, and gets into no label', (_, m) => {
  const line = JSON.stringify({ m, b: '0123456789ab', t: 1, c: [1, 0, 0] })
  expect(parseEntry(line)).toBeUndefined()
  expect(parseEntry(JSON.stringify({ m: 'acme', b: m, t: 1, c: [1, 0, 0] }))).toBeUndefined()
})
