import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeLock } from './lock.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-lock-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('a lock is held by one, waits as long as it was told, and is free after its release', () => {
  const path = join(dir, 'one')
  const held = takeLock(path)
  const startedAt = performance.now()
  expect([takeLock(path), takeLock(path, 60)]).toEqual([undefined, undefined])
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(50)
  held?.release()
  const again = takeLock(path)
  expect(again).toBeDefined()
  again?.release()
})

test('a file that holds something else takes no lock', () => {
  const path = join(dir, 'other')
  writeFileSync(path, 'something else that is no database, and long enough to be looked at as one'.repeat(20))
  expect(() => takeLock(path)).toThrow('not a database')
})
