import { mkdirSync, rmSync, type Stats, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteManifest } from '#cli/site-files/manifest.ts'
import { openOwnStore } from '#cli/store/store.ts'
import { scratch } from '#tests/support/scratch.ts'
import { openKnown } from './known.ts'

interface Place {
  root?: string
  tenants?: string
  out?: string
}

/** A cache, and runs that use it. */
function scene() {
  const dir = scratch({ 'out/acme/index.html': 'page', 'out/acme/livery.json': '{}', 'file.json': '{}' })
  const storeDir = join(dir, 'store')
  for (const path of ['file.json', 'out/acme/index.html', 'out/acme/livery.json', 'out/acme', 'out']) {
    utimesSync(join(dir, path), 1000, 1000)
  }
  const open = ({ root = dir, tenants = 'tenants', out = 'out' }: Place = {}) => {
    const workspace = { root, cwd: root, tenantsDir: join(root, tenants), cacheDir: dir }
    return openKnown({ workspace, outDir: join(dir, out), storeDir }, openOwnStore(storeDir))
  }
  return { dir, storeDir, open }
}

const manifest: SiteManifest = {
  merchantCode: 'acme',
  profile: 'p',
  inputs: 'inputs',
  inputParts: {},
  warnings: 0,
  initialJs: { raw: 2, brotli: 1 },
  files: { 'index.html': { sha256: 'a'.repeat(64), bytes: 4 } },
}

const old = { ino: 7, size: 3, mtimeMs: 1000, ctimeMs: 1000 } as Stats

type Known = Awaited<ReturnType<typeof openKnown>>

/** Whether a file's hash is known, without reading it. */
const knowsFile = ({ hashes }: Known, path = '/a') => hashes.of(path, old, () => 'read') !== 'read'

async function runOnce({ dir, open }: ReturnType<typeof scene>, { isAll = true, path = '/a' } = {}) {
  const known = await open()
  known.hashes.of(path, old, () => `hash of ${path}`)
  const target = join(dir, 'out', 'acme')
  known.sites.learn(target, manifest, new Map([['index.html', statSync(join(target, 'index.html'))]]))
  await known.keep(isAll)
}

test('the next run knows the files and the sites of the one before', async () => {
  const one = scene()
  expect(knowsFile(await one.open())).toBe(false)
  await runOnce(one)
  const known = await one.open()
  expect(knowsFile(known)).toBe(true)
  expect(known.sites.find(join(one.dir, 'out', 'acme'), 'inputs')).toMatchObject({ profile: 'p' })
})

test.each<[string, Place]>([
  ['product', { root: '/elsewhere' }],
  ['folder of tenants', { tenants: 'other-tenants' }],
])('another %s knows none of these files', async (_, place) => {
  const one = scene()
  await runOnce(one)
  expect(knowsFile(await one.open(place))).toBe(false)
})

test('another folder of sites knows none of these sites, and all files', async () => {
  const one = scene()
  await runOnce(one)
  const known = await one.open({ out: 'other' })
  expect(knowsFile(known)).toBe(true)
  expect(known.sites.find(join(one.dir, 'out', 'acme'), 'inputs')).toBeUndefined()
})

test('a run of some tenants adds to what is known, a run of all replaces it', async () => {
  const one = scene()
  await runOnce(one)
  await runOnce(one, { isAll: false, path: '/b' })
  const both = await one.open()
  expect([knowsFile(both), knowsFile(both, '/b')]).toEqual([true, true])
  await runOnce(one, { path: '/c' })
  const all = await one.open()
  expect([knowsFile(all), knowsFile(all, '/c')]).toEqual([false, true])
})

test('a cache that is gone costs reading, and nothing else', async () => {
  const one = scene()
  await runOnce(one)
  rmSync(one.storeDir, { recursive: true })
  expect(knowsFile(await one.open())).toBe(false)
})

test('a cache that cannot be written to does not fail the build', async () => {
  const one = scene()
  mkdirSync(one.storeDir, { recursive: true })
  writeFileSync(join(one.storeDir, 'records'), 'no folder')
  await expect(runOnce(one)).resolves.toBeUndefined()
  expect(knowsFile(await one.open())).toBe(false)
})
