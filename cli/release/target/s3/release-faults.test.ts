import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FarScene } from '#tests/support/far-scene.ts'
import { type S3Fault, type S3Request, type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { readHistory } from '../../history.ts'
import { s3Target } from './s3-target.ts'

/** Ends a test that hangs: each releases a small site some forty times. */
const limit = 180_000

let server: S3Server
let scene: FarScene
beforeEach(async () => {
  server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  scene = new FarScene()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
  scene.remove()
})

const machine = (name: string) => s3Target(scene.machine(name), server.address)
const idsThere = () =>
  new Set([...server.objects.keys()].flatMap((path) => /acme\/releases\/([^/]+)/.exec(path)?.[1] ?? []))

/** What visitors get: the version in the page of what is live, once every byte of it was compared with its manifest. */
async function liveVersion(): Promise<string | undefined> {
  const { releases } = await readHistory(machine('visitor').tenant('acme'), scene.keys, 'bytes')
  const live = releases.filter(({ isCurrent }) => isCurrent)
  expect(live).toMatchObject([{ isWhole: true, signature: 'signed' }])
  const page = Buffer.from(server.objects.get(`livery/acme/releases/${live[0]?.id}/index.html`) ?? []).toString()
  return /acme (v\d+)/.exec(page)?.[1]
}

let machines = 0
let first: Map<string, Uint8Array> | undefined
beforeEach(() => {
  first = undefined
})

/** Releases v2 over v1 from a machine that knows nothing yet, with what the server does about each request of that. */
async function releaseOver(fault: (request: S3Request, index: number) => S3Fault) {
  if (!first) {
    await scene.release(machine('first'), 'v1')
    first = new Map(server.objects)
  }
  server.objects.clear()
  for (const [path, bytes] of first) server.objects.set(path, bytes)
  const on = machine(`second ${machines++}`)
  let index = 0
  server.fault = (request) => fault(request, index++)
  const outcome = await scene.release(on, 'v2').then(
    ({ state }) => state,
    (error: Error & { code?: string }) => error.code ?? error.message,
  )
  server.fault = () => undefined
  return { on, outcome }
}

/** What a request is for. Of many files one stands for all; whatever is asked about the tenant itself counts each time. */
function kindOf({ method, key, isList, bytes }: S3Request): string {
  const [, id, path = ''] = /acme\/releases\/([^/]+)\/(.*)$/.exec(key) ?? []
  if (isList || id === undefined) return `${method} ${isList ? 'list' : key.split('/').at(-1)}`
  return `${method} ${path.startsWith('_deploy/release') ? path : 'a file'}${method === 'PUT' && bytes === 0 ? ', copied' : ''}`
}

/** The requests of a release, one of each kind for every time that it may meet another state. */
async function momentsOf(): Promise<number[]> {
  const kinds: string[] = []
  await releaseOver((request) => {
    kinds.push(kindOf(request))
    return undefined
  })
  const isOnce = (kind: string) => /file|GET _deploy|list/.test(kind)
  return kinds.flatMap((kind, index) => {
    const isKept = isOnce(kind) ? kinds.indexOf(kind) === index || kinds.lastIndexOf(kind) === index : true
    return isKept ? [index] : []
  })
}

test(
  'a request that is refused, whichever it is, leaves what was live, and nothing after the next release',
  async () => {
    const outcomes: string[] = []
    for (const at of await momentsOf()) {
      const { on, outcome } = await releaseOver((_, index) => (index === at ? 403 : undefined))
      outcomes.push(outcome)
      expect([at, outcome, await liveVersion()]).toEqual([at, outcome, outcome === 'released' ? 'v2' : 'v1'])
      expect((await scene.release(on, 'v3')).state).toBe('released')
      expect([at, idsThere().size]).toEqual([at, outcome === 'released' ? 3 : 2])
    }
    expect(new Set(outcomes)).toEqual(new Set(['target-refused', 'released']))
    // Reading back what was switched is the only request that a release does without.
    expect(outcomes.filter((outcome) => outcome === 'released')).toHaveLength(1)
  },
  limit,
)

const passing = ['drop', 'late-drop', 500, 503] as const

test(
  'a request that fails once, whichever it is, is asked again: the release goes well',
  async () => {
    for (const [turn, at] of (await momentsOf()).entries()) {
      const { outcome } = await releaseOver((_, index) => (index === at ? passing[turn % passing.length] : undefined))
      expect([at, outcome, await liveVersion()]).toEqual([at, 'released', 'v2'])
      expect([at, idsThere().size]).toEqual([at, 2])
    }
  },
  limit,
)

const isPut = (end: string) => (request: S3Request) => request.method === 'PUT' && request.key.endsWith(end)

test.each<[string, (request: S3Request) => boolean, number]>([
  ['the first file', ({ method }) => method === 'PUT', 2],
  ['the manifest', isPut('_deploy/release.json'), 2],
  // It is whole and signed: a release that was never live, as where a disk fails then.
  ['the switch', isPut('current.json'), 3],
])(
  'a server that is gone from %s on leaves what was live; the next release takes away what was begun',
  async (...row) => {
    const [, isFirst, releases] = row
    let isGone = false
    const { on, outcome } = await releaseOver((request) => {
      isGone ||= isFirst(request)
      return isGone ? 'drop' : undefined
    })
    expect(outcome).toBe('target-away')
    expect(await liveVersion()).toBe('v1')
    await scene.release(on, 'v3')
    expect(await liveVersion()).toBe('v3')
    expect(idsThere().size).toBe(releases)
  },
)

test('a server that is gone right after the switch does not make a failure of it', async () => {
  let isGone = false
  const { on, outcome } = await releaseOver((request) => {
    if (isGone) return 'drop'
    isGone = isPut('current.json')(request)
    return undefined
  })
  expect([outcome, await liveVersion()]).toEqual(['released', 'v2'])
  expect((await scene.release(on, 'v2')).state).toBe('unchanged')
})

test('the manifest is sent when everything else is there', async () => {
  let wasWhole: boolean | undefined
  server.stored = (key) => {
    if (!key.endsWith('_deploy/release.json')) return
    const prefix = key.replace(/_deploy\/release\.json$/, '')
    const { files } = JSON.parse(Buffer.from(server.objects.get(key) ?? []).toString())
    wasWhole = Object.keys(files).every((path) => server.objects.has(prefix + path))
  }
  await scene.release(machine('one'), 'v1')
  expect(wasWhole).toBe(true)
})
