import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BuiltTenant } from '#cli/build/result.ts'
import { hashSources } from '#cli/bundle/code/specialise.ts'
import { installedHash } from '#cli/fingerprint/installed.ts'
import { openParcel, packParcel } from '#cli/store/parcel.ts'
import type { Refusal } from '#cli/store/refusals.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { storeKey } from '#tests/support/store-keys.ts'
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
      // It says whose word counted besides.
      .filter((entry) => entry.isFile() && entry.name !== 'livery.json')
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(join(folder.cwd, out).length), sha256(readFileSync(path))]),
  )

const cacheOf = (machine: string) => join(folder.cwd, `${machine}-cache`)

interface Report {
  tenants: BuiltTenant[]
  refused: Refusal[]
}

/** Builds on a machine of its own, with a user of its own: nothing that others compiled may be run there. */
async function report(machine: string, env: Record<string, string>): Promise<{ stderr: string } & Report> {
  const own = { LIVERY_CACHE: cacheOf(machine), XDG_STATE_HOME: join(folder.cwd, `${machine}-state`) }
  const run = await livery(['build', '--json', '--cwd', folder.cwd, '--out', machine], { env: { ...own, ...env } })
  expect(run.exitCode, run.stderr).toBe(0)
  return { stderr: run.stderr, ...run.json<Report>() }
}

async function build(machine: string, env: Record<string, string> = server.env): Promise<BuiltTenant | undefined> {
  return (await report(machine, env)).tenants[0]
}

/** The same, by who compiled the first paint there before: all else is what the shared store has. */
function buildWithFirstPaint(machine: string): Promise<BuiltTenant | undefined> {
  built.copyCache(cacheOf(machine))
  const records = join(cacheOf(machine), 'store', 'records')
  for (const kind of readdirSync(records)) if (kind !== 'own-code') rmSync(join(records, kind), { recursive: true })
  return build(machine, { ...server.env, XDG_STATE_HOME: process.env.XDG_STATE_HOME ?? '' })
}

const main = storeKey('main')
const home = 'livery/v2/records/'
const nameOf = (kind: string, key: string) => `${sha256(key)}-${kind}`

/** Puts a record with the entries that travel with it into the shared store, signed by the key that everybody trusts. */
function plant(name: string, text: string, entries: readonly Uint8Array[] = [], key = main.signing): void {
  server.objects.set(home + name, packParcel({ scope: '', name }, { text, entries }, key))
}

/** What stands in a record that a build sent. */
function opened(name: string) {
  const parcel = openParcel({ scope: '', name }, server.objects.get(home + name) ?? new Uint8Array(), [main.public])
  if (typeof parcel === 'string') throw new Error(parcel)
  return parcel
}

const recordsOf = (kind: string) =>
  [...server.objects.keys()].filter((key) => key.endsWith(`-${kind}`)).map((key) => key.slice(home.length))

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
  for (const name of recordsOf('site')) server.objects.delete(home + name)
  plant(
    nameOf('first-paint', hashSources(productRoot, installedHash({ root: productRoot, cacheDir: folder.cwd }))),
    sha256(poison),
    [poison],
  )
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
  writeFileSync(join(cache, records, path), `${sum}\n${text}`)
  expect(await build('by-cache', { LIVERY_STORE: '' })).toMatchObject({ ok: true, shared: false })
  expect(existsSync(marker)).toBe(false)
})

test('a record that calls a file of a site by a path out of it writes nothing there', async () => {
  const [name = ''] = recordsOf('site')
  const { text, entries } = opened(name)
  const site = JSON.parse(text)
  site.files['../../escaped.html'] = site.files['index.html']
  plant(name, JSON.stringify(site), entries)
  expect(await buildWithFirstPaint('by-path')).toMatchObject({ ok: true, shared: false })
  expect(existsSync(join(folder.cwd, 'escaped.html'))).toBe(false)
  expect(hashesOf('by-path')).toEqual(hashesOf('honest'))
})

test.each(['profile', 'icons'])('nor does one of the kind "%s"', async (kind) => {
  for (const name of recordsOf('site')) server.objects.delete(home + name)
  const found = recordsOf(kind)
  expect(found.length).toBeGreaterThan(0)
  for (const name of found) {
    const { text, entries } = opened(name)
    const files = JSON.parse(text)
    const [first] = kind === 'profile' ? files.files : files
    first.path = '../../escaped.js'
    plant(name, JSON.stringify(files), entries)
  }
  expect(await buildWithFirstPaint(`by-${kind}`)).toMatchObject({ ok: true, shared: false })
  expect(existsSync(join(folder.cwd, 'escaped.js'))).toBe(false)
  expect(hashesOf(`by-${kind}`)).toEqual(hashesOf('honest'))
})

test('a whole site that a stranger signed is not published, is named, and the build makes its own', async () => {
  const stranger = storeKey('stranger')
  const [name = ''] = recordsOf('site')
  const { text, entries } = opened(name)
  const site = JSON.parse(text)
  site.files['index.html'] = { sha256: sha256(poison), bytes: poison.length }
  plant(name, JSON.stringify(site), [...entries, poison], stranger.signing)
  built.copyCache(cacheOf('by-stranger'))
  const records = join(cacheOf('by-stranger'), 'store', 'records')
  for (const kind of readdirSync(records)) if (kind !== 'own-code') rmSync(join(records, kind), { recursive: true })
  const env = { ...server.env, XDG_STATE_HOME: process.env.XDG_STATE_HOME ?? '' }
  const { tenants, refused, stderr } = await report('by-stranger', env)
  expect(tenants).toMatchObject([{ ok: true, shared: false }])
  expect(refused).toEqual([{ code: 'record-unknown-key', count: 1, first: `v2/records/${name}` }])
  expect(stderr).toContain(`1 stored object not taken, and made again: record-unknown-key 1 (v2/records/${name})`)
  expect(hashesOf('by-stranger')).toEqual(hashesOf('honest'))
  const { vouchedBy } = JSON.parse(readFileSync(join(folder.cwd, 'by-stranger', 'lite', 'livery.json'), 'utf8'))
  expect(Object.keys(vouchedBy)).toEqual(expect.arrayContaining(['compressed', 'icons', 'profile']))
  expect(new Set(Object.values(vouchedBy).flat())).toEqual(new Set([main.public.fingerprint]))
  // Made again, it stands in the place of the forged one.
  expect(opened(name).by).toBe(main.public.fingerprint)
})

test('a store without a key ends the build before it begins, and says what to do', async () => {
  const env = { ...server.env, LIVERY_STORE_KEY: '', LIVERY_CACHE: cacheOf('keyless') }
  const run = await livery(['build', '--json', '--cwd', folder.cwd, '--out', 'keyless'], { env })
  expect(run.exitCode).toBe(2)
  expect(run.json()).toMatchObject({ ok: false, error: { code: 'no-store-key' } })
  expect(existsSync(join(folder.cwd, 'keyless'))).toBe(false)
})
