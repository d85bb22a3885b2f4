import type { Stats } from 'node:fs'
import { expect, test } from 'vitest'
import { openKnownHashes } from './known-hashes.ts'

const old = { ino: 7, size: 3, mtimeMs: 1000, ctimeMs: 1000 } as Stats
const never = () => {
  throw new Error('It was read')
}

/** What a run leaves that read these. */
function textAfter(files: Readonly<Record<string, Stats>>, before?: string, isAll = true): string | undefined {
  const known = openKnownHashes(before)
  for (const [path, stats] of Object.entries(files)) known.of(path, stats, () => `hash of ${path}`)
  return known.text(isAll)
}

test('a file that is as it was is not read again', () => {
  expect(openKnownHashes(textAfter({ '/a': old })).of('/a', old, never)).toBe('hash of /a')
})

test.each([{ ino: 8 }, { size: 4 }, { mtimeMs: 1001 }, { ctimeMs: 1001 }])('one with another %j is read', (change) => {
  const known = openKnownHashes(textAfter({ '/a': old }))
  expect(known.of('/a', { ...old, ...change } as Stats, () => 'new')).toBe('new')
})

test('one that changed a moment ago may change again unseen: it is read once more', () => {
  const fresh = { ...old, ctimeMs: Date.now() } as Stats
  expect(textAfter({ '/a': fresh })).toBeUndefined()
})

test('nothing is left where nothing was read', () => {
  expect(textAfter({ '/a': old }, textAfter({ '/a': old }))).toBeUndefined()
})

test('what a run of some tenants did not ask for stays; after a run of all it is gone', () => {
  const both = textAfter({ '/a': old, '/b': old })
  expect(textAfter({ '/c': old }, both, false)).toMatch('/a')
  expect(textAfter({ '/c': old }, both)).not.toMatch('/a')
})

test.each(['{}', 'null', '[1,["/a"],["/a",1]]'])('a text of another form (%s) knows nothing', (text) => {
  expect(openKnownHashes(text).of('/a', old, () => 'read')).toBe('read')
})
