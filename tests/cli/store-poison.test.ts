import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BuiltTenant } from '#cli/build/result.ts'
import { hashSources } from '#cli/bundle/code/specialise.ts'
import { openParcel, packParcel } from '#cli/store/parcel.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { type BuiltOnce, builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

/** A store that machines share, in which somebody has put what no build wrote, in the form in which builds write. */
const folder = new TenantsFolder()
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const marker = join(folder.cwd, 'it-ran')
/** What the first paint would be, if it were taken from there. */
const poison = Buffer.from(
  JSON.stringify({
    'first-paint.js': `require('node:fs').writeFileSync(${JSON.stringify(marker)}, 'ran'); exports.renderFirstPaint = () => ''`,
  }),
)
let server: S3Server
let built: BuiltOnce

/** The sites of two machines that were given the same. */
const hashesOf = (out: string) =>
  Object.fromEntries(
    readdirSync(join(folder.cwd, out, 'lite'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(join(folder.cwd, out).length), sha256(readFileSync(path))]),
  )

const cacheOf = (machine: string) => join(folder.cwd, `${machine}-cache`)

/** Builds on a machine of its own, with a user of its own: nothing that others compiled may be run there. */
async function build(machine: string, env: Record<string, string> = server.env): Promise<BuiltTenant | undefined> {
  const own = { LIVERY_CACHE: cacheOf(machine), XDG_STATE_HOME: join(folder.cwd, `${machine}-state`) }
  const run = await livery(['build', '--json', '--cwd', folder.cwd, '--out', machine], { env: { ...own, ...env } })
  expect(run.exitCode, run.stderr).toBe(0)
  return run.json<{ tenants: BuiltTenant[] }>().tenants[0]
}

/** The same, by who compiled the first paint there before: all else is what the shared store has. */
function buildWithFirstPaint(machine: string): Promise<BuiltTenant | undefined> {
  built.copyCache(cacheOf(machine))
  const records = join(cacheOf(machine), 'store', 'records')
  for (const kind of readdirSync(records)) if (kind !== 'own-code') rmSync(join(records, kind), { recursive: true })
  return build(machine, { ...server.env, XDG_STATE_HOME: process.env.XDG_STATE_HOME ?? '' })
}

const place = (kind: string, key: string) => `v1/records/${sha256(key)}-${kind}`

/** Puts a record with the entries that travel with it into the shared store. */
function plant(at: string, text: string, entries: readonly Uint8Array[] = []): void {
  server.objects.set(`livery/${at}`, packParcel(at, { text, entries }))
}

const recordsOf = (kind: string) => [...server.objects.keys()].filter((key) => key.endsWith(`-${kind}`))

beforeAll(async () => {
  server = await startS3()
  folder.copy('lite')
  built = await builtOnce()
  built.copyCache(cacheOf('honest'))
  await build('honest', { LIVERY_STORE: '' })
})

beforeEach(() => {
  server.objects.clear()
  for (const [key, bytes] of built.objects) server.objects.set(key, bytes)
})

afterAll(async () => {
  await server.close()
  folder.remove()
})

test('code that a shared store gives for the first paint is not run', async () => {
  for (const key of recordsOf('site')) server.objects.delete(key)
  plant(place('first-paint', hashSources(productRoot)), sha256(poison), [poison])
  expect(await build('by-record')).toMatchObject({ ok: true, shared: false })
  expect(existsSync(marker)).toBe(false)
  expect(hashesOf('by-record')).toEqual(hashesOf('honest'))
})

test('nor is what a cache names that was brought from elsewhere, whoever signed it', async () => {
  const [cache, records] = [cacheOf('by-cache'), join('store', 'records', 'own-code')]
  cpSync(cacheOf('honest'), cache, { recursive: true })
  rmSync(join(cache, 'store', 'records', 'site'), { recursive: true })
  const hash = sha256(poison)
  const entries = join(cache, 'store', 'files', hash.slice(0, 2))
  mkdirSync(entries, { recursive: true })
  writeFileSync(join(entries, hash.slice(2)), poison)
  const [path = ''] = readdirSync(join(cache, records), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('/'),
  )
  const text = `${hash} ${'5'.repeat(64)}`
  const sum = sha256(JSON.stringify(['own-code', path.replace('/', ''), text]))
  writeFileSync(join(cache, records, path), `${sum}${text}`)
  expect(await build('by-cache', { LIVERY_STORE: '' })).toMatchObject({ ok: true, shared: false })
  expect(existsSync(marker)).toBe(false)
})

test('a record that calls a file of a site by a path out of it writes nothing there', async () => {
  const [key = ''] = recordsOf('site')
  const at = key.replace('livery/', '')
  const parcel = openParcel(at, server.objects.get(key) ?? new Uint8Array())
  const site = JSON.parse(parcel?.text ?? '')
  site.files['../../escaped.html'] = site.files['index.html']
  plant(at, JSON.stringify(site), parcel?.entries)
  expect(await buildWithFirstPaint('by-path')).toMatchObject({ ok: true, shared: false })
  expect(existsSync(join(folder.cwd, 'escaped.html'))).toBe(false)
  expect(hashesOf('by-path')).toEqual(hashesOf('honest'))
})

test.each(['profile', 'icons'])('nor does one of the kind "%s"', async (kind) => {
  for (const key of recordsOf('site')) server.objects.delete(key)
  const found = recordsOf(kind)
  expect(found.length).toBeGreaterThan(0)
  for (const key of found) {
    const at = key.replace('livery/', '')
    const parcel = openParcel(at, server.objects.get(key) ?? new Uint8Array())
    const files = JSON.parse(parcel?.text ?? '')
    const [first] = kind === 'profile' ? files.files : files
    first.path = '../../escaped.js'
    plant(at, JSON.stringify(files), parcel?.entries)
  }
  expect(await buildWithFirstPaint(`by-${kind}`)).toMatchObject({ ok: true, shared: false })
  expect(existsSync(join(folder.cwd, 'escaped.js'))).toBe(false)
  expect(hashesOf(`by-${kind}`)).toEqual(hashesOf('honest'))
})
