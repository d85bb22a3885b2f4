import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { sha256 } from '../fs/hash.ts'
import { MissingEntry } from './entries.ts'
import { openStore, type Store } from './store.ts'

let root = ''
let server: S3Server
let messages: string[] = []
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livery-remote-'))
  server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  messages = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => messages.push(String(text)) > 0)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

const long = 'a line of a script that is worth compressing\n'.repeat(40)
/** A machine of its own: its folder is empty at first. */
const machine = (name: string): Store => openStore(join(root, name))
const count = (method: string) => server.requests.filter((request) => request.method === method).length

/** What one machine makes: shared code with its compressed form, and a site of its own file. */
async function make(store: Store) {
  const code = await store.put(Buffer.from(long))
  const { hash: form } = await store.compressed(code, 'br', 11)
  const page = await store.put(Buffer.from('a page'), 'with-record')
  await store.setRecord('site', 'inputs', JSON.stringify([page, code]))
  await store.settled()
  return { code, form, page }
}

test('what one machine made another finds: entries, forms, records and what travels with them', async () => {
  const { code, form, page } = await make(machine('one'))
  const other = machine('other')
  expect(await other.record('site', 'inputs')).toBe(JSON.stringify([page, code]))
  expect(Buffer.from((await other.get(page)) ?? []).toString()).toBe('a page')
  expect((await other.compressed(code, 'br', 11)).hash).toBe(form)
  expect(brotliDecompressSync((await other.get(form)) ?? '').toString()).toBe(long)
  await other.place(code, join(root, 'placed'))
  expect(readFileSync(join(root, 'placed'), 'utf8')).toBe(long)
  expect(messages).toEqual([])
})

test('a site travels in one with the files of its own, what sites share by itself', async () => {
  await make(machine('one'))
  expect([...server.objects.keys()].map((key) => key.replace(/[0-9a-f]{64}/, '…')).sort()).toEqual([
    'livery/v2/files/…',
    'livery/v2/files/…',
    'livery/v2/records/…-compressed',
    'livery/v2/records/…-site',
  ])
})

test('what is there is not sent again, and what is here not asked for', async () => {
  const first = machine('one')
  const { code } = await make(first)
  const sent = count('PUT')
  await make(first)
  await make(openStore(join(root, 'one')))
  expect(count('PUT')).toBe(sent)
  const other = machine('other')
  await other.get(code)
  const asked = count('GET')
  await other.get(code)
  await other.place(code, join(root, 'placed'))
  expect(count('GET')).toBe(asked)
})

test('what one process of a machine sends, the others leave to it', async () => {
  const stores = Array.from({ length: 4 }, () => machine('one'))
  await Promise.all(stores.map((store) => make(store)))
  expect(count('PUT')).toBe(4)
})

test('what could not be sent is sent by whoever puts it in next', async () => {
  server.fault = ({ method }) => (method === 'PUT' ? 403 : undefined)
  const refused = machine('one')
  await refused.put(Buffer.from('entry'))
  await refused.settled()
  expect(server.objects.size).toBe(0)
  server.fault = () => undefined
  const later = machine('one')
  await later.put(Buffer.from('entry'))
  await later.settled()
  expect(server.objects.size).toBe(1)
})

test('what the list does not name is not asked for', async () => {
  const store = machine('one')
  expect(await store.has(sha256('nothing'))).toBe(false)
  expect(await store.record('site', 'nothing')).toBeUndefined()
  await expect(store.place(sha256('nothing'), join(root, 'x'))).rejects.toThrow(MissingEntry)
  expect(server.requests.filter(({ isList }) => !isList)).toEqual([])
})

test('a list of many pages is read to its end', async () => {
  server.pageSize = 2
  const hashes: string[] = []
  const first = machine('one')
  for (let index = 0; index < 7; index++) hashes.push(await first.put(Buffer.from(`entry ${index}`)))
  await first.settled()
  const other = machine('other')
  for (const hash of hashes) expect(await other.has(hash)).toBe(true)
})

const damages: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  flipped: (bytes) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
  truncated: (bytes) => bytes.subarray(0, bytes.length >> 1),
  emptied: () => new Uint8Array(),
  'another object': () => Buffer.from('something else\n'),
}

test.each(Object.keys(damages))('an object that is %s is found, made again and replaced', async (name) => {
  const { code, form } = await make(machine('one'))
  const whole = new Map(server.objects)
  for (const [key, bytes] of whole) server.objects.set(key, damages[name]?.(bytes) ?? bytes)
  const other = machine('other')
  expect(await other.record('site', 'inputs')).toBeUndefined()
  expect([await other.has(code), await other.has(form)]).toEqual([false, false])
  await make(other)
  expect(server.objects).toEqual(whole)
})

test('records that were swapped are both found', async () => {
  const store = machine('one')
  await store.setRecord('site', 'a', 'of a')
  await store.setRecord('site', 'b', 'of b')
  await store.settled()
  const [[one = '', first], [two = '', second]] = [...server.objects] as [[string, Uint8Array], [string, Uint8Array]]
  server.objects.set(one, second).set(two, first)
  const other = machine('other')
  expect([await other.record('site', 'a'), await other.record('site', 'b')]).toEqual([undefined, undefined])
})

test('a store that does not answer is said once, and the work goes on here', async () => {
  await server.close()
  const store = machine('one')
  await store.ready()
  const { page } = await make(store)
  expect(await store.has(page)).toBe(true)
  expect(await store.has(sha256('nothing'))).toBe(false)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(/does not answer.*ECONNREFUSED/)
  expect(process.env.LIVERY_STORE).toBe('')
})

test.each(['drop', 500, 503] as const)('one that goes in the middle of the work (%s) too', async (fault) => {
  const store = machine('one')
  await store.ready()
  server.fault = () => fault
  const { page } = await make(store)
  expect(await store.has(page)).toBe(true)
  expect(messages).toHaveLength(1)
})

test('a fault that passes is not noticed', async () => {
  let faults = 0
  server.fault = ({ method }) => (method === 'PUT' && faults++ < 2 ? 503 : undefined)
  await make(machine('one'))
  expect(server.objects.size).toBe(4)
  expect(messages).toEqual([])
})

test('wrong credentials stop the work, in words', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'another-key')
  const refused = { code: 'store-refused', message: expect.stringContaining('InvalidAccessKeyId') }
  await expect(machine('one').ready()).rejects.toMatchObject(refused)
  await expect(machine('two').record('site', 'x')).rejects.toMatchObject(refused)
})

test('no credentials at all stop it too', async () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, '')
  vi.stubEnv('HOME', root)
  await expect(machine('one').ready()).rejects.toMatchObject({ code: 'store-refused' })
})

test('a bucket that is not there stops the work', async () => {
  vi.stubEnv('LIVERY_STORE', 's3://another/prefix')
  await expect(machine('one').ready()).rejects.toMatchObject({ code: 'no-such-store' })
})

test.each(['sites', 's3://', 's3://x', 'ftp://bucket/x', 's3://sites/../up', 's3://sites/a b', 's3://Sites'])(
  '"%s" is no address',
  (address) => expect(() => openStore(root, address)).toThrow(expect.objectContaining({ code: 'bad-store' })),
)

test('a store that may only be read is read, and what is new stays here', async () => {
  const { page } = await make(machine('one'))
  server.fault = ({ method }) => (method === 'PUT' ? 403 : undefined)
  const reader = machine('reader')
  expect(await reader.record('site', 'inputs')).toContain(page)
  await reader.put(Buffer.from('new'))
  await reader.put(Buffer.from('newer'))
  await reader.settled()
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain('takes nothing')
})

test('no more than eight are sent at once', async () => {
  const store = machine('one')
  await store.ready()
  let most = 0
  let now = 0
  server.fault = async () => {
    most = Math.max(most, ++now)
    await new Promise(setImmediate)
    now--
    return undefined
  }
  for (let index = 0; index < 40; index++) await store.put(Buffer.from(`entry ${index}`))
  await store.settled()
  expect(server.objects.size).toBe(40)
  expect(most).toBeLessThanOrEqual(8)
})
