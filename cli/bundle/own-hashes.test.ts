import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownKey } from '#cli/keys/own-key.ts'
import { openOwnHashes } from './own-hashes.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-key-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const hash = 'a'.repeat(64)
const keyPath = () => join(dir, 'livery', 'cache-key')
const keyHere = () => ownKey({ XDG_STATE_HOME: dir })

/** Records as any store would give them. */
function openRecords() {
  const texts = new Map<string, string>()
  return {
    texts,
    record: async (kind: string, key: string) => texts.get(`${kind} ${key}`),
    setRecord: async (kind: string, key: string, text: string) => void texts.set(`${kind} ${key}`, text),
  }
}

test('a key is made once, and is for its user alone', () => {
  const key = keyHere()
  expect(key).toHaveLength(32)
  expect(keyHere()).toEqual(key)
  expect(statSync(keyPath()).mode & 0o777).toBe(0o600)
  expect(statSync(join(dir, 'livery')).mode & 0o777).toBe(0o700)
})

test('a key that others can read, a link and a file of another length are none', () => {
  keyHere()
  chmodSync(keyPath(), 0o644)
  expect(keyHere()).toBeUndefined()
  rmSync(keyPath())
  writeFileSync(join(dir, 'elsewhere'), Buffer.alloc(32), { mode: 0o600 })
  symlinkSync(join(dir, 'elsewhere'), keyPath())
  expect(keyHere()).toBeUndefined()
  rmSync(keyPath())
  writeFileSync(keyPath(), 'short', { mode: 0o600 })
  expect(keyHere()).toBeUndefined()
})

test('where no folder can be made there is no key, and nothing is remembered', async () => {
  writeFileSync(join(dir, 'livery'), 'a file')
  expect(keyHere()).toBeUndefined()
  const records = openRecords()
  const hashes = openOwnHashes(records, undefined)
  await hashes.set('what', hash)
  expect(records.texts.size).toBe(0)
  expect(await hashes.get('what')).toBeUndefined()
})

test('what was signed here is known again; what another key signed, or was signed for something else, is not', async () => {
  mkdirSync(join(dir, 'other'))
  const records = openRecords()
  const own = openOwnHashes(records, keyHere())
  const other = openOwnHashes(records, ownKey({ XDG_STATE_HOME: join(dir, 'other') }))
  await own.set('what', hash)
  expect(await own.get('what')).toBe(hash)
  expect(await other.get('what')).toBeUndefined()
  const text = records.texts.get('own-code what') ?? ''
  records.texts.set('own-code another', text)
  records.texts.set('own-code what', text.replace('a', 'b'))
  expect([await own.get('another'), await own.get('what')]).toEqual([undefined, undefined])
})
