import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FreeFile } from '#cli/fs/guard.ts'
import { metError, minute, soundReport, start } from '#tests/support/beacon-reports.ts'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { Journal } from './journal.ts'
import { Tally } from './tally.ts'

const newFile = () => join(scratch(), 'beacons') as FreeFile

function open(path: FreeFile, now = start) {
  const tally = new Tally()
  return { tally, ...Journal.open(path, tally, now) }
}

type Opened = ReturnType<typeof open>

async function report({ tally, journal }: Opened, values: Parameters<typeof soundReport>[0] = {}, at = start) {
  const entry = tally.add(soundReport(values), at)
  if (entry) await journal.write(entry, at)
}

const startsOf = (tally: Tally) => [...tally.builds].reduce((sum, { totals }) => sum + totals.starts, 0)

/** Starts that a file of these bytes gives, and its lines that could not be read. */
function read(bytes: Uint8Array): [starts: number, damaged: number] {
  const path = newFile()
  writeFileSync(path, bytes)
  const { tally, journal, damaged } = open(path)
  journal.close()
  return [startsOf(tally), damaged]
}

async function threeReports(): Promise<Buffer> {
  const path = newFile()
  const opened = open(path)
  await report(opened, { firstPicture: 812 })
  await report(opened, metError('ไม่พบ … ➜'))
  await report(opened, { merchant: 'globex' })
  opened.journal.close()
  return readFileSync(path)
}

test('cut at any byte a journal gives each report that was whole, and at most one damaged line', async () => {
  const bytes = await threeReports()
  const head = bytes.indexOf('\n') + 1
  const second = bytes.indexOf('\n', head) + 1
  const third = bytes.indexOf('\n', second) + 1
  for (let end = 0; end <= head; end++) expect(read(bytes.subarray(0, end)), `cut at ${end}`).toEqual([0, 0])
  // The second line has letters of several bytes.
  for (let end = second; end <= third; end++) {
    const isWhole = end >= third - 1
    const isCut = end > second && !isWhole
    expect(read(bytes.subarray(0, end)), `cut at ${end}`).toEqual([isWhole ? 2 : 1, isCut ? 1 : 0])
  }
})

test('a byte that went bad takes its own line alone, or two where it stood between them', async () => {
  const bytes = await threeReports()
  const second = bytes.indexOf('\n', bytes.indexOf('\n') + 1)
  for (let at = second; at < bytes.indexOf('\n', second + 1); at += 4) {
    const spoiled = Buffer.from(bytes)
    spoiled[at] = 0
    expect(read(spoiled), `byte ${at}`).toEqual([bytes[at] === 10 ? 1 : 2, 1])
  }
})

test('lines that were cut are gone once the journal was opened, and do not come back as damaged', async () => {
  const path = newFile()
  writeFileSync(path, (await threeReports()).subarray(0, -5))
  open(path).journal.close()
  const again = open(path)
  again.journal.close()
  expect([startsOf(again.tally), again.damaged]).toEqual([2, 0])
})

test('a write that failed is said to who waits for it, and the half line that it left spoils no other', async () => {
  const path = newFile()
  const opened = open(path)
  await report(opened)
  renameSync(path, `${path}.aside`)
  mkdirSync(path)
  await expect(report(opened)).rejects.toThrow(/EISDIR/)
  rmdirSync(path)
  renameSync(`${path}.aside`, path)
  appendFileSync(path, '{"m":"acme","b":"0000000')
  await report(opened)
  await report(opened)
  opened.journal.close()
  const again = open(path)
  again.journal.close()
  expect([startsOf(again.tally), again.damaged]).toEqual([3, 1])
})

test('of many that wait together all fail or none, and those that come after are written', async () => {
  const path = newFile()
  const opened = open(path)
  renameSync(path, `${path}.aside`)
  mkdirSync(path)
  const failed = await Promise.allSettled(Array.from({ length: 20 }, () => report(opened)))
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']))
  rmdirSync(path)
  renameSync(`${path}.aside`, path)
  await Promise.all(Array.from({ length: 20 }, () => report(opened)))
  opened.journal.close()
  expect(read(readFileSync(path))).toEqual([20, 0])
})

test('entries are in the file in the order in which they came', async () => {
  const path = newFile()
  const opened = open(path)
  await Promise.all(Array.from({ length: 50 }, (_, at) => report(opened, {}, start + at * minute)))
  opened.journal.close()
  const minutes = [...readFileSync(path, 'utf8').matchAll(/"t":(\d+)/g)].map(([, t]) => Number(t))
  expect(minutes).toEqual(Array.from({ length: 50 }, (_, at) => start / minute + at))
})

test('a build is as old after a restart as before it, and what was too old went', async () => {
  const path = newFile()
  const first = open(path)
  await report(first)
  await report(first, {}, start + 5 * minute)
  first.journal.close()
  const later = open(path, start + 49 * 60 * minute)
  later.journal.close()
  expect([...later.tally.builds].map((seen) => [seen.first, seen.last, seen.rows.size])).toEqual([
    [start, start + 5 * minute, 0],
  ])
  const last = open(path, start + 31 * 24 * 60 * minute)
  last.journal.close()
  expect(last.tally.size).toBe(0)
  expect(readFileSync(path, 'utf8')).toBe('# Made by livery\n')
})

const places: readonly [what: string, path: string, inTheWay: Tree][] = [
  ['is a folder', 'beacons', { 'beacons/': '' }],
  ['is below a file', 'state/beacons', { state: 'a file' }],
  ['has a lock that is none', 'beacons', { 'beacons.lock/x': '' }],
]

test.each(places)('a place that %s is refused in words, and taken once that is away', (_, name, inTheWay) => {
  const dir = scratch(inTheWay)
  const path = join(dir, name) as FreeFile
  expect(() => open(path)).toThrow(expect.objectContaining({ code: 'bad-place', exitCode: 2 }))
  for (const entry of readdirSync(dir)) rmSync(join(dir, entry), { recursive: true })
  open(path).journal.close()
  expect(readFileSync(path, 'utf8')).toBe('# Made by livery\n')
})

test('what could not be opened keeps its place from nobody', () => {
  const path = join(scratch({ 'beacons/': '' }), 'beacons') as FreeFile
  expect(() => open(path)).toThrow(/cannot be written: EISDIR/)
  rmdirSync(path)
  open(path).journal.close()
})
