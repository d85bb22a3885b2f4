import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shownAddress } from '#cli/lib/store-address.ts'
import { type HttpCache, startHttpCache } from '#tests/support/http-cache.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { openStorage } from './open-storage.ts'
import { openStore, type Store } from './store.ts'

let root = ''
let messages: string[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-other-'))
  messages = []
  vi.stubEnv('LIVERY_STORE_KEY', storeKey('main').pem)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => messages.push(String(text)) > 0)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

const long = 'a line of a script that is worth compressing\n'.repeat(40)
const machine = (name: string, address: string): Store => openStore(join(root, name), address)

async function make(store: Store) {
  const code = await store.put(Buffer.from(long))
  const { hash: form } = await store.compressed(code, 'br', 11)
  const page = await store.put(Buffer.from('a page'), 'with-record')
  await store.setRecord('site', 'inputs', JSON.stringify([page, code]))
  await store.settled()
  return { code, form, page }
}

async function expectShared(address: string): Promise<void> {
  await machine('one', address).ready()
  const { code, form, page } = await make(machine('one', address))
  const other = machine('other', address)
  await other.ready()
  expect(await other.record('site', 'inputs')).toBe(JSON.stringify([page, code]))
  expect(Buffer.from((await other.get(page)) ?? []).toString()).toBe('a page')
  expect((await other.compressed(code, 'br', 11)).hash).toBe(form)
  expect(await other.record('site', 'others')).toBeUndefined()
  expect(messages).toEqual([])
}

describe('a folder', () => {
  const shared = () => join(root, 'shared')
  beforeEach(() => mkdirSync(shared()))

  test('is a store that machines share', async () => {
    await expectShared(shared())
    await expectShared(`file://${shared()}`)
    expect(readdirSync(shared())).toEqual(['v2'])
  })

  test('that is not there is not made: the mount is missing', async () => {
    vi.stubEnv('LIVERY_STORE', join(root, 'missing'))
    const store = machine('one', join(root, 'missing'))
    await store.ready()
    expect(messages).toEqual([expect.stringContaining('The shared store does not answer')])
    expect(readdirSync(root)).not.toContain('missing')
  })

  test('that is a file is no store', async () => {
    writeFileSync(join(root, 'file'), '')
    await expect(machine('one', join(root, 'file')).ready()).rejects.toThrow('There is no such store')
  })

  test.skipIf(process.getuid?.() === 0)('that may not be written to is read, and that is said once', async () => {
    chmodSync(shared(), 0o500)
    await make(machine('one', shared()))
    chmodSync(shared(), 0o700)
    expect(messages).toEqual([expect.stringContaining('takes nothing')])
  })
})

describe('an HTTP cache', () => {
  let cache: HttpCache
  const address = (credentials?: string) => cache.address(credentials)

  beforeEach(async () => {
    cache = await startHttpCache()
  })
  afterEach(() => cache.close())

  test('is a store that machines share', async () => {
    await expectShared(address())
    expect([...cache.objects.keys()].every((key) => key.startsWith('/cache/v2/'))).toBe(true)
  })

  test('is not sent again what it has', async () => {
    await make(machine('one', address()))
    cache.requests.length = 0
    await make(machine('another', address()))
    expect(cache.requests.filter((line) => line.startsWith('PUT'))).toEqual([])
  })

  test.each([
    ['a password in the address', 'me:secret@', undefined, `Basic ${Buffer.from('me:secret').toString('base64')}`],
    ['a token', '', 'the-token', 'Bearer the-token'],
  ])('is shown %s', async (_, credentials, token, expected) => {
    vi.stubEnv('LIVERY_STORE_TOKEN', token)
    cache.status = ({ headers }) => (headers.authorization === expected ? undefined : 401)
    await expectShared(address(credentials))
  })

  test('that refuses ends the run before it begins, and no password is shown', async () => {
    cache.status = () => 401
    const failure = await machine('one', address('me:secret@')).ready().catch(String)
    expect(failure).toContain('The store refuses: http://me:…@127.0.0.1')
    expect(failure).not.toContain('secret')
    expect(shownAddress('https://me:secret@cache.example/x')).toBe('https://me:…@cache.example/x')
    expect(shownAddress('s3://bucket/x')).toBe('s3://bucket/x')
  })

  test('that only has faults is away: the run goes on without it', async () => {
    vi.stubEnv('LIVERY_STORE', address())
    cache.status = () => 503
    await machine('one', address()).ready()
    expect(messages).toEqual([expect.stringContaining('The shared store does not answer')])
    expect(process.env.LIVERY_STORE).toBe('')
  })

  test('is given what replaces a record that nobody trusts', async () => {
    await make(machine('one', address()))
    vi.stubEnv('LIVERY_STORE_KEY', storeKey('another').pem)
    const other = machine('other', address())
    expect(await other.record('site', 'inputs')).toBeUndefined()
    expect(other.refused()).toMatchObject([{ code: 'record-unknown-key', count: 1 }])
    await make(other)
    const reader = machine('reader', address())
    expect(await reader.record('site', 'inputs')).toBeDefined()
  })

  test('that fails once is asked again', async () => {
    let isFirst = true
    cache.status = () => {
      if (!isFirst) return undefined
      isFirst = false
      return 502
    }
    await expectShared(address())
  })
})

test.each(['bucket', 'ftp://cache.example', './cache'])('"%s" is no store', (address) => {
  expect(() => openStorage(address)).toThrow(expect.objectContaining({ code: 'bad-store', exitCode: 2 }))
})
