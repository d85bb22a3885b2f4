import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FarScene } from '#tests/support/far-scene.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { soundRelease } from '../find.ts'
import { readHistory } from '../history.ts'
import { s3Target } from './s3/s3-target.ts'

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
const keyOf = (id: string, path: string) => `livery/acme/releases/${id}/${path}`
const idOf = async (version: string) => (await scene.release(machine('one'), version)).plan.id
const manifestPath = '_deploy/release.json'

function changeManifest(id: string, change: (manifest: { files: object }) => object): void {
  const found = JSON.parse(Buffer.from(server.objects.get(keyOf(id, manifestPath)) ?? []).toString())
  server.objects.set(keyOf(id, manifestPath), Buffer.from(JSON.stringify(change(found))))
}

const bring = async (name: string, wanted: string) => {
  const at = machine(name).tenant('acme')
  return await soundRelease({ at, keys: scene.keys, takesUnsigned: false }, wanted)
}

test('a release is brought whole, and again from what is here without asking for a file of the site', async () => {
  const id = await idOf('v1')
  const { dir, manifest } = await bring('two', 'live')
  for (const path of Object.keys(manifest.files)) {
    expect(readFileSync(join(dir, path))).toEqual(Buffer.from(server.objects.get(keyOf(id, path)) ?? []))
  }
  server.requests.length = 0
  await bring('two', 'live')
  const asked = server.requests.filter(({ isList, key }) => !isList && key.includes(id)).map(({ key }) => key)
  expect(asked.filter((key) => key !== keyOf(id, '_deploy/provenance.json'))).toEqual([])
})

test('a file of the cache that is damaged is brought anew', async () => {
  await idOf('v1')
  const { dir, manifest } = await bring('two', 'live')
  const script = Object.keys(manifest.files).find((path) => /main-.*\.js$/.test(path)) ?? ''
  const whole = readFileSync(join(dir, script), 'utf8')
  // The file and the one by its hash are the same on the disk.
  writeFileSync(join(dir, script), 'damaged')
  await bring('two', 'live')
  expect(readFileSync(join(dir, script), 'utf8')).toBe(whole)
  expect(globSync(`${scene.dir}/two/**/.files/*/*`).some((blob) => readFileSync(blob, 'utf8') === 'damaged')).toBe(
    false,
  )
})

test.each(['../../../outside.txt', '/outside.txt', 'a/../../outside.txt', '..\\outside.txt', ''])(
  'a manifest that names the path %j is none: nothing is written for it',
  async (path) => {
    const id = await idOf('v1')
    changeManifest(id, (found) => ({
      ...found,
      files: { ...found.files, [path]: { sha256: '0'.repeat(64), bytes: 1 } },
    }))
    server.objects.set(keyOf(id, 'outside.txt'), Buffer.from('x'))
    const target = machine('two')
    expect(await target.manifest('acme', id)).toBeUndefined()
    await expect(bring('two', id)).rejects.toMatchObject({ code: 'release-not-sound' })
    expect(globSync(`${scene.dir}/**/outside.txt`)).toEqual([])
  },
)

test('a release of another tenant or id, laid in its place, is not taken for its own', async () => {
  const [first, second] = [await idOf('v1'), await idOf('v2')]
  for (const path of [manifestPath, `${manifestPath}.sig`]) {
    server.objects.set(keyOf(second, path), server.objects.get(keyOf(first, path)) ?? new Uint8Array())
  }
  expect(await machine('two').manifest('acme', second)).toBeUndefined()
  changeManifest(first, (found) => ({ ...found, tenant: 'globex' }))
  expect(await machine('two').manifest('acme', first)).toBeUndefined()
  const { releases } = await readHistory(machine('two').tenant('acme'), scene.keys, 'bytes')
  expect(releases.map(({ isWhole, signature }) => [isWhole, signature])).toEqual([
    [false, 'bad'],
    [false, 'bad'],
  ])
})

test('a manifest that was changed after it was signed makes nothing live', async () => {
  const id = await idOf('v1')
  await idOf('v2')
  changeManifest(id, (found) => ({ ...found, inputs: 'others' }))
  const before = Buffer.from(server.objects.get('livery/acme/current.json') ?? [])
  await expect(bring('two', id)).rejects.toMatchObject({ message: `The signature of ${id} does not hold` })
  expect(Buffer.from(server.objects.get('livery/acme/current.json') ?? [])).toEqual(before)
})

test('what is gone there goes here as well, and what is live there is live here', async () => {
  const [first, second] = [await idOf('v1'), await idOf('v2')]
  const at = machine('two').tenant('acme')
  await at.refresh('papers')
  expect(existsSync(join(at.place.releasesDir, first))).toBe(true)
  const one = machine('one').tenant('acme')
  await one.refresh('papers')
  await one.remove(first)
  await one.point(null)
  await at.refresh('papers')
  expect(existsSync(join(at.place.releasesDir, first))).toBe(false)
  expect(existsSync(join(at.place.releasesDir, second))).toBe(true)
  expect(await machine('two').live('acme')).toBeNull()
  expect(existsSync(at.place.current)).toBe(false)
})

test('who looked before another switched changes nothing, and may once it looked again', async () => {
  const [first, second] = [await idOf('v1'), await idOf('v2')]
  const [at, other] = [machine('two').tenant('acme'), machine('three').tenant('acme')]
  await Promise.all([at.refresh('papers'), other.refresh('papers')])
  await other.point(first)
  await expect(at.point(null)).rejects.toMatchObject({ code: 'switched-meanwhile' })
  expect(await machine('two').live('acme')).toMatchObject({ id: first })
  await at.refresh('papers')
  await at.point(second)
  expect(await machine('two').live('acme')).toMatchObject({ id: second })
})
