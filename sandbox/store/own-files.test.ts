import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#sandbox/state.ts'
import { createKeys } from '../server/keys.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-files-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const modeOf = (...path: string[]) => (statSync(join(root, ...path)).mode & 0o777).toString(8)
const files = ['gateway.sqlite', 'gateway.sqlite-wal', 'gateway.sqlite-shm']

test('the state, its logs, the key and their folder are the owner’s alone', async () => {
  const folder = join(root, 'state')
  const database = openDatabase(folder)
  database.exec('CREATE TABLE marks (name TEXT)')
  await createKeys(folder).publicKeys()
  expect(modeOf('state')).toBe('700')
  for (const name of [...files, 'gateway-key.json']) expect([name, modeOf('state', name)]).toEqual([name, '600'])
  database.close()
})

test('what an older version left readable is closed to others', async () => {
  const folder = join(root, 'state')
  mkdirSync(folder, { mode: 0o755 })
  const first = openDatabase(folder)
  first.exec('CREATE TABLE marks (name TEXT)')
  await createKeys(folder).publicKeys()
  for (const name of [...files, 'gateway-key.json']) chmodSync(join(folder, name), 0o644)
  chmodSync(folder, 0o755)
  const second = openDatabase(folder)
  await createKeys(folder).publicKeys()
  expect(modeOf('state')).toBe('700')
  for (const name of [...files, 'gateway-key.json']) expect([name, modeOf('state', name)]).toEqual([name, '600'])
  second.close()
  first.close()
})

test('a folder with other things in it keeps its rights; the state in it is closed all the same', () => {
  const folder = join(root, 'shared')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'notes.txt'), '')
  openDatabase(folder).close()
  expect(modeOf('shared')).toBe('755')
  expect(modeOf('shared', 'gateway.sqlite')).toBe('600')
  expect(existsSync(join(folder, 'gateway-key.json'))).toBe(false)
})

test('what was committed is on the disk before it is answered', () => {
  const database = openDatabase(join(root, 'state'))
  // 2 is FULL.
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})
