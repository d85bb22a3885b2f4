import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateKeys } from '#cli/keys/keys.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { scratch } from '#tests/support/scratch.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { openOwnStore, openStore, type Store } from './store.ts'
import { trustOf } from './trust.ts'

let server: S3Server
let state = ''
beforeEach(async () => {
  server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  state = scratch()
  vi.stubEnv('XDG_STATE_HOME', state)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const main = storeKey('main')
const pull = storeKey('pull')

interface Words {
  key?: string
  trust?: string
  scope?: string
  scopeTrust?: string
}

/** A machine of its own with these variables. */
function machine({ key = '', trust = '', scope = '', scopeTrust = '' }: Words, dir = scratch()): Store {
  return openStore(dir, server.address, {
    trust: trustOf({
      LIVERY_STORE_KEY: key,
      LIVERY_STORE_TRUST: trust,
      LIVERY_STORE_SCOPE: scope,
      LIVERY_STORE_SCOPE_TRUST: scopeTrust,
    }),
  })
}

async function say(store: Store, text: string): Promise<void> {
  await store.setRecord('site', 'inputs', text)
  await store.settled()
}

const pullRequest: Words = { key: pull.pem, trust: main.publicPem, scope: 'pull-12' }

test('a pull request reads the main place and its own scope; main reads no scope', async () => {
  await say(machine(pullRequest), 'of the pull request')
  expect([...server.objects.keys()]).toEqual([expect.stringMatching(/^livery\/v2\/scopes\/pull-12\/records\//)])
  expect(await machine(pullRequest).record('site', 'inputs')).toBe('of the pull request')
  expect(await machine({ key: main.pem }).record('site', 'inputs')).toBeUndefined()
  expect(await machine({ ...pullRequest, scope: 'pull-13' }).record('site', 'inputs')).toBeUndefined()
  await say(machine({ key: main.pem }), 'of main')
  expect(await machine({ ...pullRequest, scope: 'pull-13' }).vouched('site', 'inputs')).toEqual({
    text: 'of main',
    by: main.public.fingerprint,
  })
})

test('a scope’s key persuades nobody in the main place, wherever it writes', async () => {
  await say(machine({ key: pull.pem }), 'poison')
  const reader = machine({ key: main.pem, scopeTrust: pull.publicPem })
  expect(await reader.record('site', 'inputs')).toBeUndefined()
  expect(reader.refused()).toMatchObject([{ code: 'record-unknown-key', count: 1 }])
  expect(await machine(pullRequest).record('site', 'inputs')).toBeUndefined()
})

test('what a scope signed is of no use when it is moved to the main place', async () => {
  await say(machine({ key: main.pem, scope: 'pull-12' }), 'of the scope')
  const [[key, bytes] = ['', new Uint8Array()]] = server.objects
  server.objects.set(key.replace('/scopes/pull-12', ''), bytes)
  const reader = machine({ key: main.pem })
  expect(await reader.record('site', 'inputs')).toBeUndefined()
  expect(reader.refused()).toMatchObject([{ code: 'record-elsewhere' }])
})

test('a key of scopes is trusted in a scope', async () => {
  await say(machine(pullRequest), 'of the pull request')
  const reader = machine({ trust: main.publicPem, scope: 'pull-12', scopeTrust: pull.publicPem })
  expect(await reader.record('site', 'inputs')).toBe('of the pull request')
})

test('with a public key alone the store is read and sent nothing', async () => {
  await say(machine({ key: main.pem }), 'of main')
  const before = new Map(server.objects)
  const reader = machine({ trust: main.publicPem })
  expect(await reader.record('site', 'inputs')).toBe('of main')
  await reader.put(Buffer.from('an entry'))
  await reader.setRecord('site', 'other inputs', 'new')
  await reader.settled()
  expect(server.objects).toEqual(before)
})

test('what was not taken is counted by reason, told once, and replaced by what is made again', async () => {
  await say(machine({ key: pull.pem }), 'poison')
  const store = machine({ key: main.pem })
  expect(await store.record('site', 'inputs')).toBeUndefined()
  expect(store.refused()).toEqual([
    { code: 'record-unknown-key', count: 1, first: expect.stringMatching(/^v2\/records\/[0-9a-f]{64}-site$/) },
  ])
  expect(store.refused()).toEqual([])
  await say(store, 'made here')
  expect(await machine({ trust: main.publicPem }).record('site', 'inputs')).toBe('made here')
})

test('who vouched is known of what came from elsewhere, also when it is read here again', async () => {
  await say(machine({ key: main.pem }), 'of main')
  const dir = scratch()
  const words = { trust: main.publicPem }
  await machine(words, dir).record('site', 'inputs')
  server.objects.clear()
  const again = machine(words, dir)
  await again.setRecord('page', 'p', 'made here')
  await again.record('page', 'p')
  expect(await again.record('site', 'inputs')).toBe('of main')
  expect(again.vouchers()).toEqual({ site: [main.public.fingerprint] })
})

const variables = ['LIVERY_STORE_KEY', 'LIVERY_STORE_TRUST', 'LIVERY_STORE_SCOPE_TRUST']

test('a cache that was brought here is not believed once keys count; without keys it is, as it stands', async () => {
  const dir = scratch()
  for (const name of variables) vi.stubEnv(name, '')
  await openOwnStore(dir).setRecord('site', 'inputs', 'of whoever made the cache')
  expect(await openOwnStore(dir).record('site', 'inputs')).toBe('of whoever made the cache')
  vi.stubEnv('LIVERY_STORE_TRUST', main.publicPem)
  const own = openOwnStore(dir)
  expect(await own.record('site', 'inputs')).toBeUndefined()
  expect(own.refused()).toMatchObject([{ code: 'cache-not-ours', count: 1 }])
  await own.setRecord('site', 'inputs', 'made here')
  expect(await openOwnStore(dir).record('site', 'inputs')).toBe('made here')
  vi.stubEnv('XDG_STATE_HOME', scratch())
  expect(await openOwnStore(dir).record('site', 'inputs')).toBeUndefined()
  vi.stubEnv('XDG_STATE_HOME', state)
  expect(await openOwnStore(dir).record('site', 'inputs')).toBe('made here')
  vi.stubEnv('LIVERY_STORE_TRUST', pull.publicPem)
  expect(await openOwnStore(dir).record('site', 'inputs')).toBeUndefined()
})

test('keys are named by their files or given as texts; what is none is refused in words', () => {
  const dir = scratch()
  generateKeys(join(dir, 'a.pem'))
  const trust = trustOf({
    LIVERY_STORE_KEY: join(dir, 'a.pem'),
    LIVERY_STORE_TRUST: `${join(dir, 'a.pem.pub')}, ${main.publicPem.replaceAll('\n', '\\n')}`,
  })
  expect(trust?.main.map(({ fingerprint }) => fingerprint)).toEqual([
    trust?.key?.public.fingerprint,
    main.public.fingerprint,
  ])
  expect(trustOf({})).toBeUndefined()
  writeFileSync(join(dir, 'none'), 'x')
  for (const [env, code] of [
    [{ LIVERY_STORE_KEY: join(dir, 'missing') }, 'no-key'],
    [{ LIVERY_STORE_KEY: join(dir, 'none') }, 'bad-key'],
    [{ LIVERY_STORE_TRUST: main.pem }, 'bad-key'],
    [{ LIVERY_STORE_KEY: main.pem, LIVERY_STORE_SCOPE: '../up' }, 'bad-store-scope'],
  ] as const) {
    expect(() => trustOf(env)).toThrow(expect.objectContaining({ code }))
  }
})

test('a shared store without any key is refused before anything is asked of it', () => {
  for (const name of variables) vi.stubEnv(name, '')
  expect(() => openStore(scratch())).toThrow(expect.objectContaining({ code: 'no-store-key', exitCode: 2 }))
  expect(server.requests).toEqual([])
})
