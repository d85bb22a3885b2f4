import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { type SiteFile, textFile } from '#cli/site-files/site-file.ts'
import { MissingEntry } from '#cli/store/entries.ts'
import { openStore, type Store } from '#cli/store/store.ts'
import { initialSize, publishSite } from './publish.ts'

let root = ''
let store: Store
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-publish-'))
  store = openStore(join(root, 'store'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const target = () => join(root, 'out', 'acme')
const long = 'a line of a script that is worth compressing\n'.repeat(40)
const shared = (path: string, text: string): SiteFile => ({ ...textFile(path, text), isShared: true })
const about = {
  merchantCode: 'acme',
  profile: '01234567',
  inputs: 'i',
  inputParts: {},
  warnings: 0,
  initialJs: { raw: 0, brotli: 0 },
}
const publish = (files: readonly SiteFile[], by = store) =>
  publishSite({ files, store: by, target: target(), manifest: about })
const read = (path: string) => readFileSync(join(target(), path))

const first = [textFile('index.html', 'first'), shared('assets/main-1.js', long), textFile('strings/en/a.json', long)]

test('every file is there, in the hash that livery.json says', async () => {
  const manifest = await publish(first)
  expect(JSON.parse(read('livery.json').toString())).toEqual(manifest)
  const published = filesBelow(target()).map((path) => path.slice(target().length + 1))
  expect(published).toEqual([...Object.keys(manifest.files), 'livery.json'].sort())
  for (const [path, { sha256: hash, bytes }] of Object.entries(manifest.files)) {
    expect(sha256(read(path))).toBe(hash)
    expect(statSync(join(target(), path)).size).toBe(bytes)
  }
})

test('long texts have compressed forms that say the same; short ones and pictures have none', async () => {
  await publish([...first, { path: 'icons/a.png', bytes: Buffer.alloc(4096, 1), isShared: false }])
  for (const path of ['assets/main-1.js', 'strings/en/a.json']) {
    expect(brotliDecompressSync(read(`${path}.br`)).toString()).toBe(long)
    expect(gunzipSync(read(`${path}.gz`)).toString()).toBe(long)
  }
  expect(existsSync(join(target(), 'index.html.br'))).toBe(false)
  expect(existsSync(join(target(), 'icons/a.png.br'))).toBe(false)
})

test('a file that brings its gzip form along stands beside that alone', async () => {
  const gzip = gzipSync(long)
  const manifest = await publish([...first, { ...textFile('a.html', long), gzip }])
  expect(Object.keys(manifest.files).filter((path) => path.startsWith('a.'))).toEqual(['a.html', 'a.html.gz'])
  expect(read('a.html.gz').equals(gzip)).toBe(true)
  expect(sha256(gzip)).toBe(manifest.files['a.html.gz']?.sha256)
})

test('the same files give the same bytes, and what went is gone', async () => {
  await publish(first)
  const before = read('livery.json')
  await publish([textFile('index.html', 'second')])
  expect(existsSync(join(target(), 'assets'))).toBe(false)
  await publish(first)
  expect(read('livery.json')).toEqual(before)
})

test('a failure leaves the previous output, and no stage', async () => {
  await publish(first)
  const broken: Store = {
    ...store,
    place: () => {
      throw new Error('disk full')
    },
  }
  await expect(publish([textFile('index.html', 'second'), shared('assets/x.js', 'x')], broken)).rejects.toThrow(
    'disk full',
  )
  expect(read('index.html').toString()).toBe('first')
  expect(readdirSync(join(root, 'out'))).toEqual(['acme'])
})

test('what a visitor loads first is counted plain and compressed', async () => {
  const size = await initialSize([...first, shared('assets/later.js', long)], ['assets/main-1.js'], store)
  expect(size.raw).toBe(long.length)
  expect(size.brotli).toBeGreaterThan(0)
  expect(size.brotli).toBeLessThan(long.length / 4)
})

test('whatever the umask, everyone may read the site', async () => {
  const before = process.umask(0o077)
  try {
    await publish([...first, textFile('strings/bn/a.json', 'x')])
  } finally {
    process.umask(before)
  }
  const modes = (paths: readonly string[]) => new Set(paths.map((path) => statSync(join(target(), path)).mode & 0o777))
  expect(modes(filesBelow(target()).map((path) => path.slice(target().length)))).toEqual(new Set([0o644]))
  expect(modes(['.', 'strings', 'strings/bn', 'assets'])).toEqual(new Set([0o755]))
})

test('what was swept from the store meanwhile is made again', async () => {
  const swept = new Set<string>()
  const sweeping: Store = {
    ...store,
    place(hash, path) {
      if (!swept.has(hash)) rmSync(join(root, 'store', 'files', hash.slice(0, 2), hash.slice(2)))
      swept.add(hash)
      return store.place(hash, path)
    },
  }
  const manifest = await publish(first, sweeping)
  expect(swept.size).toBeGreaterThan(4)
  for (const [path, { sha256: hash }] of Object.entries(manifest.files)) expect(sha256(read(path))).toBe(hash)
})

test('a compressed form that went or was damaged between two sites of one process is made again', async () => {
  await publish(first)
  const { files } = await publish(first)
  const entryOf = (hash: string) => join(root, 'store', 'files', hash.slice(0, 2), hash.slice(2))
  const [gone, damaged] = ['assets/main-1.js.br', 'strings/en/a.json.gz'].map((path) => files[path]?.sha256 ?? '')
  rmSync(entryOf(gone ?? ''))
  rmSync(entryOf(damaged ?? ''))
  writeFileSync(entryOf(damaged ?? ''), 'noise')
  const again = await publish(first)
  expect(again.files).toEqual(files)
  for (const [path, { sha256: hash }] of Object.entries(again.files)) expect(sha256(read(path)), path).toBe(hash)
})

test('a file that only the store had is said to be missing', async () => {
  const hash = sha256('gone')
  await expect(publish([{ path: 'a.js', hash, size: 4, isShared: true }])).rejects.toThrow(MissingEntry)
  expect(existsSync(target())).toBe(false)
})

test('eight builds of one tenant at once all succeed', async () => {
  await publish(first)
  const stores = Array.from({ length: 8 }, () => openStore(join(root, 'store')))
  const manifests = await Promise.all(stores.map((own) => publish(first, own)))
  for (const manifest of manifests) expect(manifest).toEqual(manifests[0])
  expect(readdirSync(join(root, 'out'))).toEqual(['acme'])
})

test('a folder of releases is never built over', async () => {
  mkdirSync(join(target(), 'releases', '1'), { recursive: true })
  await expect(publish(first)).rejects.toThrow('holds released sites')
  expect(readdirSync(join(root, 'out'))).toEqual(['acme'])
  expect(readdirSync(target())).toEqual(['releases'])
})
