import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { markOf } from '#cli/site-files/tree.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { scratch } from '#tests/support/scratch.ts'
import type { FarStorage } from '../far-storage.ts'
import { md5, openBucket } from './bucket.ts'
import { s3Storage } from './s3-storage.ts'

const id = '20261120T084454.123Z-1a2b3c4d'
const later = '20261121T084454.123Z-2b3c4d5e'
let server: S3Server
let storage: FarStorage
beforeEach(async () => {
  server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  storage = s3Storage(openBucket(server.address), server.address)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const object = (key: string, text = '') => void server.objects.set(`livery/${key}`, Buffer.from(text))
const text = (key: string) => Buffer.from(server.objects.get(`livery/${key}`) ?? []).toString()
const keys = () => [...server.objects.keys()].map((key) => key.replace('livery/', '')).sort()
const puts = () => server.requests.filter(({ method }) => method === 'PUT')

const manifest = '_deploy/release.json'
const release: Record<string, string> = {
  [manifest]: '{}',
  _headers: '/*\n  X-Frame-Options: DENY\n',
  'index.html': 'page',
  "assets/it's 100% & ü+.js": 'script',
}

function upload(files = release, known: ReadonlyMap<string, { id: string; path: string }> = new Map()) {
  const marks = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, markOf(Buffer.from(bytes))]))
  return storage.upload({ tenant: 'acme', id: later, dir: scratch(files), files: marks, known })
}

test('whatever its files are called, a release comes back as it was sent', async () => {
  await upload()
  const into = scratch()
  await storage.fetch('acme', later, { paths: [...Object.keys(release), 'none.js'], into })
  for (const [path, bytes] of Object.entries(release)) expect(readFileSync(join(into, path), 'utf8')).toBe(bytes)
  const entries = await storage.entries('acme', later)
  const expected = Object.entries(release).map(([path, bytes]) => {
    return [path, { bytes: Buffer.byteLength(bytes), md5: md5(Buffer.from(bytes)) }]
  })
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(expected))
})

test('a folder without a manifest is no release yet; neither is one of another name', async () => {
  for (const key of ['index.html', `${manifest}.sig`]) object(`acme/releases/${later}/${key}`)
  object(`acme/releases/${id}/${manifest}`)
  object(`acme/releases/${id}/${manifest}.sig`)
  object(`acme/releases/latest/${manifest}`)
  object(`globex/releases/${id}/${manifest}`)
  for (const key of ['.fleet/run.json', 'Shop/x', 'a/x', 'two words/x', 'note.txt']) object(key)
  expect(await storage.ids('acme')).toEqual([id])
  expect(await storage.codes()).toEqual(['acme', 'globex'])
  server.pageSize = 1
  expect(await storage.ids('acme')).toEqual([id])
})

test('an earlier file that is damaged there, or gone, is sent from here', async () => {
  const known = new Map([
    [sha256('page'), { id, path: 'index.html' }],
    [sha256('script'), { id, path: 'gone.js' }],
  ])
  object(`acme/releases/${id}/index.html`, 'pagE')
  await upload(release, known)
  expect(text(`acme/releases/${later}/index.html`)).toBe('page')
  expect(text(`acme/releases/${later}/assets/it's 100% & ü+.js`)).toBe('script')
})

test.each([true, false])('a copy has the headers of its new release (versions are hashes: %s)', async (hasHashes) => {
  server.hasHashes = hasHashes
  object(`acme/releases/${id}/index.html`, 'page')
  await upload(release, new Map([[sha256('page'), { id, path: 'index.html' }]]))
  expect(puts().find(({ key }) => key.endsWith('/index.html'))?.bytes).toBe(0)
  expect(server.headers.get(`livery/acme/releases/${later}/index.html`)).toMatchObject({
    'x-amz-meta-x-frame-options': 'DENY',
    'content-type': 'text/html; charset=utf-8',
  })
})

test.each([true, false])('bytes that arrived damaged are no release (versions are hashes: %s)', async (hasHashes) => {
  server.hasHashes = hasHashes
  server.fault = ({ method, key }) => {
    // The last file of others is there: one of them is spoilt before the list is looked at.
    if (method === 'PUT' && key.endsWith('_headers')) object(`acme/releases/${later}/index.html`, 'pages')
    return undefined
  }
  object(`acme/releases/${later}/stranger.js`, 'x')
  await expect(upload()).rejects.toMatchObject({ code: 'upload-damaged' })
  expect(keys()).not.toContain(`acme/releases/${later}/${manifest}`)
})

test('headers that find no room are told before the first byte is sent', async () => {
  const files = { ...release, _headers: `/assets/*\n  X-Long: ${'v'.repeat(2100)}\n` }
  await expect(upload(files)).rejects.toMatchObject({ code: 'headers-too-long' })
  expect(server.requests).toEqual([])
})

test('removing takes the manifest first, and nothing of a release whose id begins alike', async () => {
  for (const folder of [id, `${id}x`, later]) object(`acme/releases/${folder}/${manifest}`)
  object(`acme/releases/${id}/index.html`)
  let removals = 0
  server.fault = ({ method }) => {
    if (method !== 'POST') return undefined
    removals += 1
    return removals > 1 ? 403 : undefined
  }
  await expect(storage.remove('acme', id)).rejects.toMatchObject({ code: 'target-refused' })
  expect(await storage.ids('acme')).toEqual([later])
  server.fault = () => undefined
  await storage.remove('acme', id)
  await storage.remove('acme', id)
  expect(keys()).toEqual([`acme/releases/${id}x/${manifest}`, `acme/releases/${later}/${manifest}`])
})

test('of many switches from the same state one alone is made', async () => {
  const once = async (before: Awaited<ReturnType<FarStorage['pointer']>>) => {
    const done = await Promise.all([id, later, null].map((next) => storage.point('acme', next, before)))
    return done.filter(Boolean).length
  }
  expect(await once(undefined)).toBe(1)
  expect(await once(await storage.pointer('acme'))).toBe(1)
  expect(await storage.point('acme', id, undefined)).toBe(false)
})

test('a tenant that was taken off has a pointer that leads nowhere, and goes live from that', async () => {
  await storage.point('acme', id, undefined)
  await storage.point('acme', null, await storage.pointer('acme'))
  const off = await storage.pointer('acme')
  expect(off).toMatchObject({ id: null })
  expect(server.headers.get('livery/acme/current.json')).not.toHaveProperty('x-amz-meta-livery-release')
  expect(await storage.point('acme', later, off)).toBe(true)
})

test.each<[string, object | string]>([
  ['of another tenant', { tenant: 'globex' }],
  ['of another format', { format: 'other' }],
  ['that leads out', { release: '../globex' }],
  ['written by hand', 'hello'],
])('a pointer %s is told, and is not replaced', async (_, change) => {
  await storage.point('acme', id, undefined)
  const own = JSON.parse(text('acme/current.json')) as object
  const found = typeof change === 'string' ? change : JSON.stringify({ ...own, ...change })
  object('acme/current.json', found)
  await expect(storage.pointer('acme')).rejects.toMatchObject({ code: 'current-not-release' })
  await expect(storage.point('acme', later, undefined)).rejects.toMatchObject({ code: 'current-not-release' })
  expect(text('acme/current.json')).toBe(found)
})
