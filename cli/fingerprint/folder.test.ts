import { renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { hashFolder, hashOfFiles, hashTrees } from './folder.ts'
import { type KnownHashes, openKnownHashes } from './known-hashes.ts'

afterEach(() => void vi.useRealTimers())

const tree = { 'b.json': '{}', 'a/z.svg': '<svg/>', 'a/c.svg': '<svg></svg>' }

/** Known hashes that note which files were read. */
function noting(before?: string): { known: KnownHashes; read: string[] } {
  const read: string[] = []
  const known = openKnownHashes(before)
  return {
    read,
    known: {
      of: (path, stats, make) =>
        known.of(path, stats, () => {
          read.push(path.slice(path.lastIndexOf('/') + 1))
          return make()
        }),
      text: known.text,
    },
  }
}

const anHourFromNow = () => void vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })

test('files stand in one order, whoever wrote them in another', () => {
  const reversed = Object.fromEntries(Object.entries(tree).reverse())
  const [one, other] = [hashFolder(scratch(tree)), hashFolder(scratch(reversed))]
  expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])])
  expect(hashOfFiles(one ?? new Map())).toBe(hashOfFiles(other ?? new Map()))
})

test('what a file is called counts, also where contents change places', () => {
  const hashOf = (files: Record<string, string>) => hashOfFiles(hashFolder(scratch(files)) ?? new Map())
  const all = [{ a: 'x', b: 'y' }, { a: 'y', b: 'x' }, { a: 'x', c: 'y' }, { a: 'x' }, { 'a/b': 'x', b: 'y' }].map(
    hashOf,
  )
  expect(new Set(all).size).toBe(all.length)
})

test('a file edited to the same length and time is read again: what the system notes no program can choose', () => {
  const dir = scratch(tree)
  const path = join(dir, 'a', 'z.svg')
  utimesSync(path, 1000, 1000)
  anHourFromNow()
  const first = noting()
  const before = hashFolder(dir, { known: first.known })
  writeFileSync(path, '<SVG/>')
  utimesSync(path, 1000, 1000)
  const next = noting(first.known.text(true))
  expect(hashFolder(dir, { known: next.known })?.get('a/z.svg')).not.toBe(before?.get('a/z.svg'))
  expect(next.read).toEqual(['z.svg'])
})

test('after a clock that went back every file is read, until it has caught up', () => {
  const dir = scratch(tree)
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] })
  const first = noting()
  hashFolder(dir, { known: first.known })
  expect(first.known.text(true)).toBeUndefined()
  vi.setSystemTime(Date.now() + 7_200_000)
  const second = noting()
  hashFolder(dir, { known: second.known })
  const third = noting(second.known.text(true))
  hashFolder(dir, { known: third.known })
  expect([second.read.length, third.read]).toEqual([3, []])
})

test('a file that took the place of another is read, though it is older and as long', () => {
  const dir = scratch({ ...tree, 'a/y.svg': '<SVG/>' })
  anHourFromNow()
  const first = noting()
  hashFolder(dir, { known: first.known })
  renameSync(join(dir, 'a', 'y.svg'), join(dir, 'a', 'z.svg'))
  const next = noting(first.known.text(true))
  hashFolder(dir, { known: next.known })
  expect(next.read).toEqual(['z.svg'])
})

test('a folder that was replaced by a link to the same files elsewhere is not described', () => {
  const dir = scratch(tree)
  expect(hashFolder(dir)?.size).toBe(3)
  rmSync(join(dir, 'a'), { recursive: true })
  symlinkSync(scratch({ 'z.svg': '<svg/>', 'c.svg': '<svg></svg>' }), join(dir, 'a'))
  expect(hashFolder(dir)).toBeNull()
})

test.each<[string, (dir: string) => void]>([
  ['a link out of it', (dir) => symlinkSync('/etc/hostname', join(dir, 'out'))],
  ['a link to a folder beside it of a like name', (dir) => symlinkSync(`${dir}-more`, join(dir, 'out'))],
  ['a link to nowhere', (dir) => symlinkSync('nowhere', join(dir, 'out'))],
  ['a link to itself', (dir) => symlinkSync('out', join(dir, 'out'))],
  ['a link to the folder around it', (dir) => symlinkSync('.', join(dir, 'out'))],
  ['nothing, since it is gone', (dir) => rmSync(dir, { recursive: true })],
])('a folder that holds %s is not described', (_, change) => {
  const dir = scratch(tree)
  change(dir)
  expect(hashFolder(dir)).toBeNull()
})

test('a link counts as where it points, not only as what is there', () => {
  const [one, other] = [scratch(tree), scratch({ ...tree, 'b2.json': '{}' })]
  const more = scratch({ ...tree, 'b2.json': '{}' })
  symlinkSync('b.json', join(other, 'link'))
  symlinkSync('b2.json', join(more, 'link'))
  expect(hashFolder(one)?.get('link')).toBeUndefined()
  expect(hashFolder(other)?.get('link')).not.toBe(hashFolder(more)?.get('link'))
})

test('of several paths those that are missing are left out, files and folders alike', () => {
  const root = scratch({ 'src/a.ts': 'a', 'src/b.test.ts': 'b', 'package.json': '{}' })
  const skips = (path: string) => path.endsWith('.test.ts')
  const found = hashTrees(root, ['src', 'package.json', 'nowhere', 'nowhere/x.ts'], { skips })
  expect([...found.keys()]).toEqual(['src/a.ts', 'package.json'])
})
