import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { scratch } from '#tests/support/scratch.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { sha256 } from '../fs/hash.ts'
import { entryPath } from './entries.ts'
import { openStore, type Store } from './store.ts'
import { trustOf } from './trust.ts'

let server: S3Server
let messages: string[] = []
beforeEach(async () => {
  server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  vi.stubEnv('XDG_STATE_HOME', scratch())
  messages = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => messages.push(String(text)) > 0)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const main = storeKey('main')
const pull = storeKey('pull')

interface Machine {
  dir?: string
  scope?: string
  key?: string
  trust?: string
  /** Whether others make records of sites meanwhile. */
  isAnew?: boolean
}

/** A machine whose folder is empty at first. */
function machine({ dir = scratch(), scope = '', key = main.pem, trust = '', isAnew = false }: Machine = {}): Store {
  const words = { LIVERY_STORE_KEY: key, LIVERY_STORE_TRUST: trust, LIVERY_STORE_SCOPE: scope }
  return openStore(dir, server.address, { trust: trustOf(words), asksAnew: isAnew ? ['site'] : [] })
}

const pullRequest = { key: pull.pem, trust: main.publicPem, scope: 'pull-12' }

/** What a build leaves: a script that sites share, a page that travels with the record that names both. */
async function make(store: Store) {
  const script = await store.put(Buffer.from('a script'))
  const page = await store.put(Buffer.from('a page'), 'with-record')
  await store.setRecord('site', 'inputs', `${script} ${page}`)
  return { script, page }
}

const kinds = () =>
  [...server.objects.keys()].map((key) => key.replace(/^livery\/v2\//, '').replace(/[0-9a-f]{64}/, '…'))
const recordKey = `livery/v2/records/${sha256('inputs')}-site`

test('what a process that was killed left claimed and unsent is sent by who delivers', async () => {
  const dir = scratch()
  const killed = machine({ dir })
  await make(killed)
  await killed.settled()
  server.objects.clear()
  const next = machine({ dir })
  await make(next)
  await next.settled()
  expect(kinds()).toEqual([])
  expect(await next.deliver('site', 'inputs')).toBe(true)
  expect(kinds().sort()).toEqual(['files/…', 'records/…-site'])
  const other = machine()
  expect(await other.record('site', 'inputs')).toBeDefined()
  expect(Buffer.from((await other.get(sha256('a page'))) ?? []).toString()).toBe('a page')
})

test('a record is there after all that it names, however long that takes', async () => {
  const store = machine()
  await store.ready()
  const order: string[] = []
  server.stored = (key) => order.push(key.replace(/^livery\/v2\/(\w+)\/.*$/, '$1'))
  let waiting: (() => void) | undefined
  server.fault = async ({ method, key }) => {
    if (method === 'PUT' && key.includes('/files/')) await new Promise<void>((go) => (waiting = go))
    return undefined
  }
  await make(store)
  const delivered = store.deliver('site', 'inputs')
  await vi.waitUntil(() => waiting)
  expect(order).toEqual([])
  waiting?.()
  expect(await delivered).toBe(true)
  expect(order).toEqual(['files', 'records'])
})

test('without an entry that it names a record is not sent, and nobody is told that it was', async () => {
  const dir = scratch()
  const first = machine({ dir })
  const { script } = await make(first)
  await first.settled()
  server.objects.clear()
  rmSync(entryPath(join(dir, 'files'), script))
  expect(await machine({ dir }).deliver('site', 'inputs')).toBe(false)
  expect(server.objects.has(recordKey)).toBe(false)
})

test('what was never made here is not delivered', async () => {
  expect(await machine().deliver('site', 'inputs')).toBe(false)
  expect(await openStore(scratch(), '').deliver('site', 'inputs')).toBe(false)
})

test('a store of this machine alone delivers what it holds', async () => {
  const store = openStore(scratch(), '')
  await make(store)
  expect(await store.deliver('site', 'inputs')).toBe(true)
  expect([await store.hasNow('site', 'inputs'), await store.hasNow('site', 'other')]).toEqual([true, false])
  expect(server.requests).toEqual([])
})

test('what was seen there is not asked for again', async () => {
  const store = machine()
  await make(store)
  expect(await store.deliver('site', 'inputs')).toBe(true)
  const asked = server.requests.length
  expect(await store.deliver('site', 'inputs')).toBe(true)
  expect(server.requests).toHaveLength(asked)
})

test('who may only read delivers what others sent, and nothing else', async () => {
  const dir = scratch()
  const reader = machine({ dir, key: '', trust: main.publicPem })
  await make(reader)
  expect(await reader.deliver('site', 'inputs')).toBe(false)
  expect(kinds()).toEqual([])
  const writer = machine()
  await make(writer)
  await writer.settled()
  const later = machine({ dir, key: '', trust: main.publicPem })
  await make(later)
  expect(await later.deliver('site', 'inputs')).toBe(true)
})

test.each(['drop', 503] as const)(
  'a store that goes away in the middle (%s) is said once, and is told nothing',
  async (fault) => {
    const store = machine()
    await store.ready()
    server.fault = ({ method }) => (method === 'PUT' ? fault : undefined)
    await make(store)
    expect(await store.deliver('site', 'inputs')).toBe(false)
    expect(kinds()).toEqual([])
    server.fault = () => undefined
    const asked = server.requests.length
    expect(await store.hasNow('site', 'inputs')).toBe(false)
    expect(server.requests).toHaveLength(asked)
    expect(messages).toHaveLength(1)
  },
)

test('what another machine sent after the list was made is found by asking, once', async () => {
  const early = machine()
  await early.ready()
  const writer = machine()
  await make(writer)
  await writer.settled()
  expect(await early.mayHave('site', 'inputs')).toBe(false)
  expect(await early.hasNow('site', 'inputs')).toBe(true)
  const asked = server.requests.length
  expect(await early.hasNow('site', 'inputs')).toBe(true)
  expect(await early.mayHave('site', 'inputs')).toBe(true)
  expect(server.requests).toHaveLength(asked)
})

test('a kind that others make meanwhile is asked for though it was not listed, with what it names', async () => {
  const [early, patient] = [machine(), machine({ isAnew: true })]
  await Promise.all([early.ready(), patient.ready()])
  const writer = machine()
  const { script } = await make(writer)
  await writer.settled()
  expect(await early.record('site', 'inputs')).toBeUndefined()
  expect(await patient.record('site', 'inputs')).toContain(script)
  expect(Buffer.from((await patient.get(script)) ?? []).toString()).toBe('a script')
})

test('of two that make the same meanwhile, who ends later sends no second record', async () => {
  const [first, later] = [machine({ isAnew: true }), machine({ isAnew: true })]
  await Promise.all([first.ready(), later.ready()])
  for (const store of [first, later]) {
    await make(store)
    await store.settled()
  }
  const sent = server.requests.filter(({ method, key }) => method === 'PUT' && key.includes('/records/'))
  expect(sent).toHaveLength(1)
})

test.each([false, true])(
  'a useless record is replaced by who met it, others making the same meanwhile: %s',
  async (isAnew) => {
    const poisoner = machine({ key: pull.pem })
    await make(poisoner)
    await poisoner.settled()
    const poison = server.objects.get(recordKey)
    const store = machine({ isAnew })
    expect(await store.hasNow('site', 'inputs')).toBe(true)
    expect(await store.record('site', 'inputs')).toBeUndefined()
    expect(await store.hasNow('site', 'inputs')).toBe(false)
    await make(store)
    await store.settled()
    expect(server.objects.get(recordKey)).not.toEqual(poison)
    expect(await machine().record('site', 'inputs')).toBeDefined()
  },
)

test('what is delivered takes the place of a useless record and of a useless entry', async () => {
  const dir = scratch()
  const first = machine({ dir })
  const { script } = await make(first)
  await first.settled()
  for (const key of server.objects.keys()) server.objects.set(key, Buffer.from('something else\n'))
  const other = machine()
  expect(await other.record('site', 'inputs')).toBeUndefined()
  expect(await other.has(script)).toBe(false)
  await make(other)
  expect(await other.deliver('site', 'inputs')).toBe(true)
  expect(await machine().record('site', 'inputs')).toContain(script)
  expect(await machine().has(script)).toBe(true)
})

test('what a scope delivers lies in the scope alone: the main place and other scopes have it not', async () => {
  const store = machine(pullRequest)
  await make(store)
  expect(await store.deliver('site', 'inputs')).toBe(true)
  expect(kinds().every((key) => key.startsWith('scopes/pull-12/'))).toBe(true)
  const readers = [machine(), machine({ ...pullRequest, scope: 'pull-13' }), machine(pullRequest)]
  expect(await Promise.all(readers.map((reader) => reader.hasNow('site', 'inputs')))).toEqual([false, false, true])
  expect(await machine({ isAnew: true }).record('site', 'inputs')).toBeUndefined()
  expect(await machine().has(sha256('a script'))).toBe(false)
})

test('a scope sends nothing that the main place has', async () => {
  const writer = machine()
  await make(writer)
  await writer.settled()
  const before = new Map(server.objects)
  const store = machine(pullRequest)
  await make(store)
  expect(await store.deliver('site', 'inputs')).toBe(true)
  expect(server.objects).toEqual(before)
})

test('a useless record that another machine replaced meanwhile is found', async () => {
  const poisoner = machine({ key: pull.pem })
  await make(poisoner)
  await poisoner.settled()
  const [waiting, maker] = [machine(), machine()]
  for (const store of [waiting, maker]) expect(await store.record('site', 'inputs')).toBeUndefined()
  await make(maker)
  expect(await maker.deliver('site', 'inputs')).toBe(true)
  expect(await waiting.hasNow('site', 'inputs')).toBe(true)
  expect(await waiting.record('site', 'inputs')).toBeDefined()
})
