import { expect, test } from 'vitest'
import { sha256 } from '../fs/hash.ts'
import { listKeys } from './catalogue.ts'
import type { ObjectStorage } from './object-storage.ts'

/** A storage that lists so many keys a page, and counts the pages that were asked for. */
function storageOf(keys: readonly string[], pageSize: number) {
  const asked: string[] = []
  const storage: ObjectStorage = {
    address: 's3://test',
    isListed: true,
    has: async () => false,
    async *list(prefix) {
      const own = keys.filter((key) => key.startsWith(prefix))
      for (let at = 0; at === 0 || at < own.length; at += pageSize) {
        asked.push(prefix)
        yield own.slice(at, at + pageSize)
      }
    },
    get: async () => undefined,
    put: async () => undefined,
  }
  return { storage, asked }
}

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `files/${sha256(String(index))}`)

test('a small storage is listed by one request for each prefix', async () => {
  const keys = keysOf(9)
  const { storage, asked } = storageOf(keys, 10)
  expect(await listKeys(storage, ['files/', 'records/'])).toEqual({ keys: new Set(keys), isComplete: true })
  expect(asked).toEqual(['files/', 'records/'])
})

test('a large one is listed in parts, each key once', async () => {
  const keys = keysOf(500)
  const { storage, asked } = storageOf(keys, 10)
  expect(await listKeys(storage, ['files/'])).toEqual({ keys: new Set(keys), isComplete: true })
  expect(new Set(asked).size).toBe(17)
})

test('of one that is larger still, the list says that there is more', async () => {
  const { storage, asked } = storageOf(keysOf(2000), 1)
  const { keys, isComplete } = await listKeys(storage, ['files/'])
  expect(isComplete).toBe(false)
  expect(keys.size).toBeGreaterThan(300)
  expect(asked.length).toBeLessThan(16 * 21 + 3)
})
