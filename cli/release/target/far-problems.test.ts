import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { markOf } from '#cli/site-files/tree.ts'
import type { FoundRelease } from '../verify.ts'
import { farProblems } from './far-problems.ts'
import type { FarEntry } from './far-storage.ts'

const id = '20261120T084454.123Z-1a2b3c4d'
const texts: Record<string, string> = {
  'index.html': 'page',
  'assets/old.js': 'carried',
  '_deploy/release.json': 'manifest',
  'empty.txt': '',
}
const mark = (path: string) => markOf(Buffer.from(texts[path] ?? ''))

const release: FoundRelease = {
  id,
  manifest: {
    format: 'livery-release-1',
    id,
    tenant: 'acme',
    created: '2026-11-20T08:44:54.123Z',
    inputs: 'v1',
    revision: { product: null, tenants: null },
    content: 'a'.repeat(64),
    previous: null,
    key: null,
    files: { 'index.html': mark('index.html'), 'empty.txt': mark('empty.txt') },
    carried: { 'assets/old.js': { ...mark('assets/old.js'), from: id } },
  },
  signature: { state: 'unsigned' },
  papers: { '_deploy/release.json': mark('_deploy/release.json') },
}

type Says = 'sha256' | 'md5' | 'nothing'
const entryOf = (text: string, says: Says): FarEntry => ({
  bytes: Buffer.byteLength(text),
  ...(says === 'sha256' ? { sha256: sha256(text) } : {}),
  ...(says === 'md5' ? { md5: createHash('md5').update(text).digest('hex') } : {}),
})

interface Far {
  texts?: Record<string, string>
  says: Says
  depth?: 'bytes' | 'sizes'
  /** Whether this machine has the bytes that must be there. */
  isKnown?: boolean
}

/** What is wrong with a release of these texts, and which files were read for it. */
async function look({ texts: there = texts, says, depth = 'bytes', isKnown = true }: Far) {
  const read = vi.fn(async (path: string) => (path in there ? Buffer.from(there[path] ?? '') : undefined))
  const own = new Map(Object.values(texts).map((text) => [sha256(text), Buffer.from(text)]))
  const entries = new Map(Object.entries(there).map(([path, text]) => [path, entryOf(text, says)]))
  const known = (hash: string) => (isKnown ? own.get(hash) : undefined)
  const problems = await farProblems(release, { entries, read, known }, depth)
  return { problems, read: read.mock.calls.map(([path]) => path).sort() }
}

const all = Object.keys(texts).sort()

test.each<[string, Far, string[]]>([
  ['that says SHA-256', { says: 'sha256' }, []],
  ['that says MD5, of bytes that are here', { says: 'md5' }, []],
  ['that says MD5, of bytes that are not here', { says: 'md5', isKnown: false }, all],
  ['that says nothing', { says: 'nothing' }, all],
  ['of which sizes alone are asked', { says: 'nothing', depth: 'sizes' }, []],
])('a whole release of storage %s is whole, and only what it must is read', async (_, far, read) => {
  expect(await look(far)).toEqual({ problems: [], read })
})

test.each<[Says, boolean]>([
  ['sha256', true],
  ['md5', true],
  ['md5', false],
  ['nothing', true],
])('a file of the same size and other bytes is found where storage says %s (known here: %s)', async (says, isKnown) => {
  const changed = { ...texts, 'index.html': 'Page', 'assets/old.js': 'Carried', '_deploy/release.json': 'Manifest' }
  expect((await look({ texts: changed, says, isKnown })).problems).toEqual([
    { path: 'assets/old.js', problem: 'changed' },
    { path: 'index.html', problem: 'changed' },
    { path: '_deploy/release.json', problem: 'changed' },
  ])
  expect((await look({ texts: changed, says, isKnown, depth: 'sizes' })).problems).toEqual([])
})

test('what is missing, of another size or does not belong there is found by the list alone', async () => {
  const { 'index.html': _, ...rest } = texts
  const there = { ...rest, 'assets/old.js': 'car', 'extra.js': 'x', constructor: 'x' }
  for (const depth of ['sizes', 'bytes'] as const) {
    expect((await look({ texts: there, says: 'sha256', depth })).problems).toEqual([
      { path: 'assets/old.js', problem: 'changed' },
      { path: 'index.html', problem: 'missing' },
      { path: 'extra.js', problem: 'not-listed' },
      { path: 'constructor', problem: 'not-listed' },
    ])
  }
})

test('a file that is gone between the list and its reading is not what it was', async () => {
  const entries = new Map(Object.entries(texts).map(([path, text]) => [path, entryOf(text, 'nothing')]))
  const read = async (path: string) => (path === 'index.html' ? undefined : Buffer.from(texts[path] ?? ''))
  expect(await farProblems(release, { entries, read, known: () => undefined }, 'bytes')).toEqual([
    { path: 'index.html', problem: 'changed' },
  ])
})

test('without a manifest of its own nothing else is looked at', async () => {
  const read = vi.fn()
  const none = { ...release, manifest: undefined }
  const reader = { entries: new Map([['x', { bytes: 1 }]]), read, known: () => undefined }
  expect(await farProblems(none, reader, 'bytes')).toEqual([{ path: '_deploy/release.json', problem: 'changed' }])
  expect(read).not.toHaveBeenCalled()
})
