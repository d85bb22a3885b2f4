import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FreeFile } from '#cli/fs/guard.ts'
import { scratch } from '#tests/support/scratch.ts'
import { Journal } from './journal.ts'
import { Tally } from './tally.ts'

const now = Date.UTC(2026, 10, 22, 9, 0)

const report = {
  format: 'livery-beacon-1' as const,
  merchant: 'acme',
  build: '0123456789ab',
  starts: 1 as const,
  failedStarts: 0 as const,
  scriptErrors: 0,
  firstPicture: 812,
  error: null,
}

const newFile = () => join(scratch(), 'state', 'beacons') as FreeFile

function open(path: FreeFile, at = now) {
  const tally = new Tally()
  return { tally, ...Journal.open(path, tally, at) }
}

async function add({ tally, journal }: ReturnType<typeof open>, times: number, at = now) {
  const entries = Array.from({ length: times }, () => tally.add(report, at)).filter((entry) => entry !== null)
  await Promise.all(entries.map((entry) => journal.write(entry, at)))
}

const starts = (tally: Tally) => [...tally.builds].map(({ totals }) => totals.starts)

test('what was written is there for the next process, without the first having closed it', async () => {
  const path = newFile()
  const first = open(path)
  await add(first, 300)
  const text = readFileSync(path, 'utf8')
  expect(text.startsWith('# Made by livery\n')).toBe(true)
  first.journal.close()
  const again = open(path)
  expect(starts(again.tally)).toEqual([300])
  // It begins with the fewest lines: the build, and its minute.
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4)
  again.journal.close()
})

test('a line that was cut short takes nothing else with it', async () => {
  const path = newFile()
  const first = open(path)
  await add(first, 5)
  first.journal.close()
  appendFileSync(path, '{"m":"acme","b":"0123456789ab","t":29')
  const again = open(path)
  expect([starts(again.tally), again.damaged]).toEqual([[5], 1])
  await add(again, 1)
  again.journal.close()
  writeFileSync(path, `${readFileSync(path, 'utf8')}{"m":5}\n[]\nnull\n`)
  const third = open(path)
  expect([starts(third.tally), third.damaged]).toEqual([[6], 3])
  third.journal.close()
})

test('one process has the file at a time', () => {
  const path = newFile()
  const first = open(path)
  expect(() => open(path)).toThrow(/Another "livery beacon" writes/)
  first.journal.close()
  open(path).journal.close()
})

test('it stays small, however many reports come', async () => {
  const path = newFile()
  const first = open(path)
  for (let round = 0; round < 12; round++) await add(first, 5000, now + round * 60_000)
  expect(starts(first.tally)).toEqual([60_000])
  expect(statSync(path).size).toBeLessThan(4.3 * 1024 * 1024)
  first.journal.close()
  const again = open(path)
  expect(starts(again.tally)).toEqual([60_000])
  expect(statSync(path).size).toBeLessThan(2000)
  again.journal.close()
})

test('a place that takes no file is said', () => {
  const dir = scratch({ 'a-file': '' })
  expect(() => open(join(dir, 'a-file', 'beacons') as FreeFile)).toThrow()
})
