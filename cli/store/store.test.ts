import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../fs/hash.ts'
import { filesBelow } from '../fs/walk.ts'
import { MissingEntry } from './entries.ts'
import { openStore, type Store } from './store.ts'

let root = ''
let store: Store
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-store-'))
  store = openStore(join(root, 'store'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const long = 'a line of a script that is worth compressing\n'.repeat(40)

/** The one entry of the store that holds these bytes. */
function entryOf(bytes: string | Uint8Array): string {
  const found = filesBelow(join(root, 'store')).find((path) => readFileSync(path).equals(Buffer.from(bytes)))
  if (!found) throw new Error('The store has no such entry')
  return found
}

test('sites share a file’s bytes on the disk where the system can', async () => {
  const hash = await store.put(Buffer.from('shared'))
  await store.place(hash, join(root, 'one'))
  await store.place(hash, join(root, 'two'))
  expect(statSync(join(root, 'one')).ino).toBe(statSync(join(root, 'two')).ino)
})

test('a damaged entry is never given out: it is made again', async () => {
  await store.put(Buffer.from('whole'))
  writeFileSync(entryOf('whole'), 'hole')
  const hash = await store.put(Buffer.from('whole'))
  await store.place(hash, join(root, 'copy'))
  expect(readFileSync(join(root, 'copy'), 'utf8')).toBe('whole')
})

test('a damaged compressed form is made again too', async () => {
  const hash = await store.put(Buffer.from(long))
  const first = await store.compressed(hash, 'br', 11)
  const bytes = await store.get(first.hash)
  writeFileSync(entryOf(bytes ?? ''), 'noise')
  const again = await openStore(join(root, 'store')).compressed(hash, 'br', 11)
  expect(again).toEqual(first)
  expect(brotliDecompressSync((await store.get(again.hash)) ?? '').toString()).toBe(long)
})

test('two that ask for the same form at once wait for the same work', async () => {
  const hash = await store.put(Buffer.from(long))
  const [one, other] = await Promise.all([store.compressed(hash, 'gz', 9), store.compressed(hash, 'gz', 9)])
  expect(one).toBe(other)
})

test('what is not there is said to be missing', async () => {
  const hash = sha256('never put in')
  expect(await store.get(hash)).toBeUndefined()
  expect(await store.has(hash)).toBe(false)
  await expect(store.place(hash, join(root, 'x'))).rejects.toThrow(MissingEntry)
  await expect(store.compressed(hash, 'gz', 9)).rejects.toThrow(MissingEntry)
  expect(await store.record('colour', 'sky')).toBeUndefined()
})

test('an error that is none of linking is not hidden by a copy', async () => {
  const hash = await store.put(Buffer.from('x'))
  await expect(store.place(hash, join(root, 'no-such-folder', 'x'))).rejects.toThrow('ENOENT')
})

test('a record is the last text that was set under its kind and key', async () => {
  await store.setRecord('colour', 'sky', 'grey')
  await store.setRecord('colour', 'sky', 'blue\nand white\n')
  await store.setRecord('sound', 'sky', '')
  expect(await openStore(join(root, 'store')).record('colour', 'sky')).toBe('blue\nand white\n')
  expect(await store.record('sound', 'sky')).toBe('')
  expect(await store.record('colour', 'sea')).toBeUndefined()
})
