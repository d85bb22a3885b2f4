import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { putNearSsh } from '#tests/support/near-ssh.ts'
import { scratch, writeTree } from '#tests/support/scratch.ts'
import type { FarStorage } from '../far-storage.ts'
import { openShell } from './shell.ts'
import { sshStorage } from './ssh-storage.ts'

const id = '20261120T084454.123Z-1a2b3c4d'
const later = '20261121T084454.123Z-2b3c4d5e'
let www = ''
let storage: FarStorage
beforeEach(() => {
  www = scratch()
  putNearSsh(scratch())
  const place = { host: 'web1', port: undefined, path: www }
  storage = sshStorage(openShell('ssh://web1/www', place, {}), place, 'ssh://web1/www')
})
afterEach(async () => {
  await storage.close()
  vi.unstubAllEnvs()
})

test('codes and ids are those of tenants and releases, newest first', async () => {
  writeTree(www, {
    [`acme/releases/${id}/`]: '',
    [`acme/releases/${later}/`]: '',
    'acme/releases/20261120T084454/': '',
    'globex/releases/': '',
    'Shop/releases/': '',
    'a/releases/': '',
    'two words/releases/': '',
  })
  expect(await storage.codes()).toEqual(['acme', 'globex'])
  expect(await storage.ids('acme')).toEqual([later, id])
  expect(await storage.ids('nobody')).toEqual([])
})

test('what is live is known with the moment of the switch, and changes from that alone', async () => {
  mkdirSync(join(www, 'acme'))
  expect(await storage.pointer('acme')).toBeUndefined()
  expect(await storage.point('acme', id, undefined)).toBe(true)
  const before = await storage.pointer('acme')
  expect(before).toMatchObject({ id, version: `releases/${id}` })
  expect(before?.since.getTime()).toBeGreaterThan(Date.parse('2020-01-01'))
  expect(await storage.point('acme', later, undefined)).toBe(false)
  expect(await storage.point('acme', later, before)).toBe(true)
  expect(await storage.point('acme', id, before)).toBe(false)
  expect(readlinkSync(join(www, 'acme/current'))).toBe(`releases/${later}`)
  expect(await storage.point('acme', null, await storage.pointer('acme'))).toBe(true)
  expect(await storage.pointer('acme')).toBeUndefined()
})

test.each(['releases/latest', id, '/etc', `releases/../releases/${id}`, `../globex/releases/${id}`])(
  'a link to %s was not made here, and is not replaced',
  async (target) => {
    mkdirSync(join(www, 'acme'))
    symlinkSync(target, join(www, 'acme/current'))
    await expect(storage.pointer('acme')).rejects.toMatchObject({ code: 'current-not-release' })
    expect(await storage.point('acme', id, undefined)).toBe(false)
    expect(readlinkSync(join(www, 'acme/current'))).toBe(target)
  },
)

test('a folder in the link’s place is told apart from a switch of another', async () => {
  writeTree(www, { 'acme/current/index.html': 'by hand' })
  await expect(storage.pointer('acme')).rejects.toMatchObject({ code: 'current-not-release' })
  await expect(storage.point('acme', id, undefined)).rejects.toMatchObject({ code: 'current-not-release' })
})

test('entries have size and hash, under whatever names', async () => {
  const files = { 'index.html': 'page', 'a b/ü.js': 'x', '--': '', "it's  ./x": 'y' }
  writeTree(join(www, 'acme/releases', id), files)
  const entries = await storage.entries('acme', id)
  const expected = Object.entries(files).map(([path, text]) => {
    return [path, { bytes: Buffer.byteLength(text), sha256: sha256(text) }]
  })
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(expected))
  expect(await storage.entries('acme', later)).toEqual(new Map())
})

test('a name with a line break in it hides no file and counts as none', async () => {
  writeTree(join(www, 'acme/releases', id), { 'a\n9  ./index.html': 'x', 'index.htm': 'y' })
  const entries = await storage.entries('acme', id)
  expect(entries.get('index.html')?.sha256).toBeUndefined()
  expect(entries.get('a')?.sha256).toBeUndefined()
  expect(entries.get('index.htm')?.sha256).toBe(sha256('y'))
})

test('a link in a release is an entry of a size that no file has', async () => {
  writeTree(join(www, 'acme/releases', id), { 'index.html': 'page' })
  symlinkSync('/etc/hostname', join(www, 'acme/releases', id, 'leak.txt'))
  symlinkSync('.', join(www, 'acme/releases', id, 'loop'))
  const entries = await storage.entries('acme', id)
  expect([...entries.keys()].sort()).toEqual(['index.html', 'leak.txt', 'loop'])
  expect(entries.get('leak.txt')).toEqual({ bytes: -1 })
  expect(entries.get('loop')).toEqual({ bytes: -1 })
})

test('files are read whole, from their start, or not at all', async () => {
  writeTree(join(www, 'acme/releases', id), { 'a.js': 'abcdef' })
  const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()
  expect(text(await storage.read('acme', id, 'a.js'))).toBe('abcdef')
  expect(text(await storage.readStart({ tenant: 'acme', id }, 'a.js', 2))).toBe('ab')
  expect(await storage.read('acme', id, 'none')).toBeUndefined()
  expect(await storage.readStart({ tenant: 'acme', id: later }, 'a.js', 2)).toBeUndefined()
})

test('a release that is removed is gone, and again is no failure', async () => {
  writeTree(www, { [`acme/releases/${id}/a`]: 'x', [`acme/releases/.trash-${id}/a`]: 'x' })
  await storage.remove('acme', id)
  await storage.remove('acme', id)
  expect(readdirSync(join(www, 'acme/releases'))).toEqual([])
})

test('papers of runs are kept by version, beside their locks', async () => {
  const { runs } = storage
  expect(await runs.list()).toEqual([])
  const first = await runs.write('b.json', 'ü', null)
  expect(await runs.read('b.json')).toEqual({ text: 'ü', version: first })
  expect(await runs.write('b.json', 'two', null)).toBeUndefined()
  expect(await runs.write('b.json', 'two', first ?? '')).toBe(sha256('two'))
  expect(await runs.write('a.json', '', null)).toBe(sha256(''))
  const held = await runs.lock()
  expect(held).toBeDefined()
  expect(await runs.lock()).toBeUndefined()
  expect(await runs.holder()).toContain(`process ${process.pid} of `)
  expect(await runs.list()).toEqual(['a.json', 'b.json'])
  await held?.release()
  expect(await runs.holder()).toBeNull()
})

test('a place that cannot be written to is told in the machine’s own words', async () => {
  await storage.requireWritable()
  rmSync(www, { recursive: true })
  writeFileSync(www, 'a file')
  await expect(storage.requireWritable()).rejects.toMatchObject({
    code: 'target-failed',
    message: expect.stringContaining(`${www} cannot be written to`),
  })
})
