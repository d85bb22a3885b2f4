import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FarScene } from '#tests/support/far-scene.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { readHistory } from '../../history.ts'
import { rollBack } from '../../roll-back.ts'
import type { ReleaseTarget } from '../../target.ts'
import type { ReleaseRequest } from '../../tenant.ts'
import { s3Target } from './s3-target.ts'

let server: S3Server
let scene: FarScene
let target: ReleaseTarget
const keys = () => scene.keys

const machine = (name: string) => s3Target(scene.machine(name), server.address)

beforeEach(async () => {
  server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  scene = new FarScene()
  target = machine('one')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
  scene.remove()
})

const release = (version: string, { on = target, ...options }: Partial<ReleaseRequest> & { on?: ReleaseTarget } = {}) =>
  scene.release(on, version, options)

const text = (path: string) => Buffer.from(server.objects.get(`livery/acme/${path}`) ?? []).toString()
const live = () => JSON.parse(text('current.json')) as { release: string; folder: string }
const livePage = () => text(`releases/${live().release}/index.html`)
const sentBytes = (name: RegExp) =>
  server.requests
    .filter(({ method, key: path }) => method === 'PUT' && name.test(path))
    .reduce((n, { bytes }) => n + bytes, 0)

test('a release is whole there before one small object makes it live', async () => {
  const { plan, state } = await release('v1')
  expect(state).toBe('released')
  expect(live()).toMatchObject({ release: plan.id, folder: `acme/releases/${plan.id}/` })
  expect(server.headers.get('livery/acme/current.json')).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    'x-amz-meta-livery-release': plan.id,
  })
  const puts = server.requests.filter(({ method }) => method === 'PUT').map(({ key: path }) => path)
  expect(puts.slice(-2)).toEqual([`livery/acme/releases/${plan.id}/_deploy/release.json`, 'livery/acme/current.json'])
  const history = await readHistory(target.tenant('acme'), keys(), 'bytes')
  expect(history.releases).toMatchObject([{ id: plan.id, isCurrent: true, isWhole: true, signature: 'signed' }])
})

test('each object says its type, how long it is kept and how it is packed', async () => {
  const { plan } = await release('v1')
  const headers = (path: string) => server.headers.get(`livery/acme/releases/${plan.id}/${path}`)
  const script = Object.keys(plan.files).find((path) => /main.*\.js$/.test(path)) ?? ''
  expect(headers('index.html')).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(headers(`${script}.br`)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  })
  expect(headers(script)).not.toHaveProperty('content-encoding')
})

test('the start of a file is asked for alone', async () => {
  const { plan } = await release('v1')
  const start = async (path: string, limit: number) => {
    const bytes = await target.fileStart({ tenant: 'acme', id: plan.id }, path, limit)
    return bytes && Buffer.from(bytes).toString()
  }
  server.objects.set(`livery/acme/releases/${plan.id}/robots.txt`, new Uint8Array())
  expect(await start('_deploy/release.json', 9)).toBe(text(`releases/${plan.id}/_deploy/release.json`).slice(0, 9))
  expect(server.requests.at(-1)?.range).toBe('bytes=0-8')
  expect(await start('404.html', 9999)).toBe(text(`releases/${plan.id}/404.html`))
  expect(await start('robots.txt', 9)).toBe('')
  expect(await start('none.txt', 9)).toBeUndefined()
})

test('what an earlier release has is copied there; what is planned is what is sent', async () => {
  await release('v1')
  const { plan } = await release('v2', { isDryRun: true, on: machine('two') })
  server.requests.length = 0
  const done = await release('v2', { on: machine('two') })
  const planned = plan.written.reduce((sum, bytes) => sum + bytes, 0)
  const papers = sentBytes(/_deploy\/release\.json/)
  expect(done.plan.written).toEqual(plan.written)
  expect(sentBytes(/\/releases\//) - papers).toBe(planned)
  const copies = server.requests.filter(
    ({ method, key: path, bytes }) => method === 'PUT' && bytes === 0 && path.includes('vendor'),
  )
  expect(copies).toHaveLength(1)
})

test('the same content again is seen by another machine, and not released', async () => {
  await release('v1')
  expect((await release('v1', { on: machine('two') })).state).toBe('unchanged')
  const page = `livery/acme/releases/${live().release}/index.html`
  server.objects.set(page, Buffer.from('x'.repeat(server.objects.get(page)?.length ?? 0)))
  expect((await release('v1', { on: machine('two') })).state).toBe('released')
})

test('a rollback is one conditional write, after every byte was checked', async () => {
  const first = await release('v1')
  const second = await release('v2')
  const at = machine('two').tenant('acme')
  await at.refresh('papers')
  const options = { at, wanted: undefined, keys: keys(), takesUnsigned: false, isDryRun: false }
  server.requests.length = 0
  expect(await rollBack(options)).toEqual({ from: second.plan.id, to: first.plan.id, isChanged: true })
  expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(livePage()).toContain('acme v1')
  server.objects.set(`livery/acme/releases/${second.plan.id}/robots.txt`, Buffer.from('User-agent: ?\n'))
  await expect(rollBack({ ...options, wanted: second.plan.id })).rejects.toThrow('robots.txt is not what it was')
})

test('a machine that was overtaken changes nothing, and takes back what it sent', async () => {
  await release('v1')
  let other: Promise<unknown> | undefined
  server.fault = async ({ method, key: path }) => {
    if (method === 'PUT' && path.endsWith('current.json') && !other) {
      other = release('v2', { on: machine('two') })
      await other
    }
    return undefined
  }
  await expect(release('v3')).rejects.toMatchObject({ code: 'switched-meanwhile' })
  expect(livePage()).toContain('acme v2')
  expect(await target.releases('acme')).toHaveLength(2)
})

test('a switch whose answer was lost is found to be its own', async () => {
  await release('v1')
  let isLost = false
  server.fault = ({ method, key: path }) => {
    if (method !== 'PUT' || !path.endsWith('current.json') || isLost) return undefined
    isLost = true
    return 'late-drop'
  }
  expect((await release('v2')).state).toBe('released')
  expect(livePage()).toContain('acme v2')
})

test('storage that takes no heed of conditions is refused before anything is written', async () => {
  server.isConditional = false
  await expect(target.requireWritable()).rejects.toMatchObject({ code: 'no-conditional-writes' })
  server.isConditional = true
  await machine('two').requireWritable()
  expect([...server.objects.keys()]).toEqual([])
})

test('where versions are no hashes of the bytes, what was sent is read back', async () => {
  server.hasHashes = false
  await release('v1')
  expect((await release('v2')).state).toBe('released')
  expect((await readHistory(target.tenant('acme'), keys(), 'bytes')).releases.every(({ isWhole }) => isWhole)).toBe(
    true,
  )
})

test('an upload that was cut short is no release, and the next one takes it away', async () => {
  await release('v1')
  server.fault = ({ method, key: path }) => (method === 'PUT' && path.endsWith('release.json.sig') ? 403 : undefined)
  await expect(release('v2')).rejects.toMatchObject({ code: 'target-refused' })
  expect(livePage()).toContain('acme v1')
  server.fault = () => undefined
  await release('v3')
  expect(await target.releases('acme')).toHaveLength(2)
  const ids = new Set([...server.objects.keys()].map((path) => /releases\/([^/]+)/.exec(path)?.[1]).filter(Boolean))
  expect(ids.size).toBe(2)
})
