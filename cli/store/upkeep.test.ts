import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '../fs/walk.ts'
import { openClaims } from './claims.ts'
import { collectGarbage } from './collect-garbage.ts'
import { describeStore, verifyStore } from './inspect-store.ts'
import { ownName } from './owner.ts'
import { openStore, type Store } from './store.ts'

let cache = ''
let store: Store
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'livery-upkeep-'))
  store = openStore(join(cache, 'store'))
})
afterEach(() => rmSync(cache, { recursive: true, force: true }))

const day = 24 * 60 * 60 * 1000
/** As if so many days had gone by. */
const after = (days: number) => Date.now() + days * day
const forDays = (days: number) => ({ keepMs: days * day, maxBytes: null })

const put = (text: string) => store.put(Buffer.from(text))
const isThere = async (hash: string) => openStore(join(cache, 'store')).has(hash)

async function publishOne(text: string): Promise<string> {
  const hash = await put(text)
  await store.place(hash, join(cache, hash))
  return hash
}

test('what no site shares goes when it was not used for the days given', async () => {
  const [unused, published] = [await put('unused'), await publishOne('published')]
  await store.setRecord('note', 'key', 'text')
  expect(collectGarbage(cache, forDays(30), after(29))).toMatchObject({ entries: 0, records: 0, bytes: 0 })
  expect(collectGarbage(cache, forDays(30), after(31))).toMatchObject({ entries: 1, records: 1 })
  expect([await isThere(unused), await isThere(published)]).toEqual([false, true])
  expect(await store.record('note', 'key')).toBeUndefined()
})

test('the store shrinks to a size, what sites share excepted', async () => {
  const large = await put('x'.repeat(1000))
  const published = await publishOne('y'.repeat(1000))
  expect(collectGarbage(cache, { keepMs: null, maxBytes: 2000 })).toMatchObject({ entries: 0, bytesLeft: 2000 })
  expect(collectGarbage(cache, { keepMs: null, maxBytes: 1999 })).toMatchObject({ entries: 1, bytesLeft: 1000 })
  expect(collectGarbage(cache, { keepMs: null, maxBytes: 10 })).toMatchObject({ entries: 0, bytesLeft: 1000 })
  expect([await isThere(large), await isThere(published)]).toEqual([false, true])
})

test('what nobody will finish goes, what a process is at stays', async () => {
  await put('x')
  const temporary = join(cache, 'store', 'temporary')
  // No process has this number: it is over what Linux gives.
  const [dead, living] = [ownName().replace(/-\d+-/, '-99999999-'), ownName()]
  for (const name of [dead, living]) writeFileSync(join(temporary, name), 'half')
  expect(collectGarbage(cache, forDays(30))).toMatchObject({ temporary: 1, bytes: 4 })
  expect([existsSync(join(temporary, dead)), existsSync(join(temporary, living))]).toEqual([false, true])
})

test('what processes told each other goes after a day', () => {
  expect(openClaims(join(cache, 'store', 'claims'), 's3://a').take('key')).toBe(true)
  collectGarbage(cache, forDays(30))
  expect(filesBelow(cache)).toHaveLength(1)
  collectGarbage(cache, forDays(30), after(2))
  expect(filesBelow(cache)).toEqual([])
})

test('code that was not used for long goes, a folder each; a folder that is not the cache’s stays', () => {
  for (const name of ['gallery/a', 'vite/b', 'photos/c']) {
    mkdirSync(join(cache, name), { recursive: true })
    writeFileSync(join(cache, name, 'done'), '1234')
  }
  writeFileSync(join(cache, 'gallery', 'note.txt'), 'no folder')
  expect(collectGarbage(cache, forDays(30), after(29))).toMatchObject({ compiled: 0 })
  expect(collectGarbage(cache, forDays(30), after(31))).toMatchObject({ compiled: 2 })
  expect(filesBelow(cache).sort()).toEqual([join(cache, 'gallery', 'note.txt'), join(cache, 'photos', 'c', 'done')])
})

test('a store that is not there yet is empty', () => {
  const none = join(cache, 'none')
  expect(collectGarbage(none, forDays(0))).toEqual({
    temporary: 0,
    entries: 0,
    records: 0,
    compiled: 0,
    bytes: 0,
    bytesLeft: 0,
  })
  expect(verifyStore(none)).toEqual({ entries: 0, records: 0, damaged: [] })
  expect(describeStore(none).entries.count).toBe(0)
})

test('reading everything finds what is damaged, names the sites’ share in it, and removes it', async () => {
  const [entry, published] = [await put('entry'), await publishOne('published')]
  await store.setRecord('note', 'one', 'first')
  await store.setRecord('note', 'two', 'second')
  expect(verifyStore(cache)).toEqual({ entries: 2, records: 2, damaged: [] })
  const all = filesBelow(join(cache, 'store'))
  const damaged = all.filter((path) => /published|first/.test(readFileSync(path, 'utf8')))
  for (const path of damaged) writeFileSync(path, 'noise')
  expect(verifyStore(cache).damaged).toEqual(damaged.map((path) => ({ path, links: path.includes('files') ? 1 : 0 })))
  expect(verifyStore(cache)).toEqual({ entries: 1, records: 1, damaged: [] })
  expect([await isThere(entry), await isThere(published)]).toEqual([true, false])
})

test('the description counts what sharing saves', async () => {
  const hash = await publishOne('12345678')
  for (const name of ['two', 'three']) await store.place(hash, join(cache, name))
  await put('1234')
  await store.setRecord('note', 'one', 'first')
  expect(describeStore(cache)).toMatchObject({
    entries: { count: 2, bytes: 12 },
    records: { count: 1 },
    temporary: { count: 0 },
    shared: { count: 1, links: 3, bytes: 8, saved: 16 },
  })
})
