import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { sealEnvelope } from '#cli/keys/dsse.ts'
import { Released } from '#tests/support/released.ts'
import { readHistory } from './history.ts'
import { makeRelease } from './make.ts'
import { parseManifest, type ReleaseOrigin } from './manifest.ts'
import { siteFilesOf } from './plan.ts'
import { readProvenance } from './provenance.ts'
import { folderTenant } from './target/folder-tenant.ts'
import { vouchersText } from './vouchers-text.ts'

const scene = new Released()
afterAll(() => rmSync(scene.dir, { recursive: true }))

const paper = '_deploy/provenance.json'
const origin: ReleaseOrigin = {
  revision: { product: 'a'.repeat(40), tenants: `${'b'.repeat(40)}-dirty` },
  installed: { lock: 'c'.repeat(64), packages: 'd'.repeat(64) },
}

async function release(version: string) {
  const plan = scene.plan(version)
  const vouched = { ...plan, site: { ...plan.site, vouchedBy: { site: ['1234567890abcdef'] } } }
  return makeRelease(vouched, origin, scene.key)
}

const read = (id: string) => readFileSync(scene.file(id, paper), 'utf8')
const statementIn = (text: string) => JSON.parse(Buffer.from(JSON.parse(text).payload, 'base64').toString())
const historyOf = (depth: 'bytes' | 'sizes') => readHistory(folderTenant(scene.place), [scene.publicKey], depth)
const lookAt = async (id: string) => (await historyOf('bytes')).releases.find((one) => one.id === id)

function replace(id: string, text: string): void {
  const path = scene.file(id, paper)
  chmodSync(path, 0o644)
  writeFileSync(path, text)
}

test('a release says what it is, what it was made from and who vouched, as tools for SLSA read it', async () => {
  const manifest = await release('one')
  expect(JSON.parse(read(manifest.id))).toMatchObject({
    payloadType: 'application/vnd.in-toto+json',
    signatures: [{ keyid: scene.key.public.fingerprint }],
  })
  const { subject, predicate, ...kinds } = statementIn(read(manifest.id))
  expect(kinds).toEqual({ _type: 'https://in-toto.io/Statement/v1', predicateType: 'https://slsa.dev/provenance/v1' })
  expect(subject[0]).toEqual({ name: 'site', digest: { sha256: manifest.content } })
  expect(subject).toContainEqual({ name: 'index.html', digest: { sha256: manifest.files['index.html']?.sha256 } })
  expect(predicate.buildDefinition).toMatchObject({
    externalParameters: { tenant: 'acme', asBuilt: false },
    internalParameters: { inputs: manifest.inputs, vouchedBy: { site: ['1234567890abcdef'] } },
    resolvedDependencies: [
      { name: 'product', digest: { gitCommit: 'a'.repeat(40) } },
      { name: 'tenants', digest: { gitCommit: 'b'.repeat(40) }, annotations: { uncommittedChanges: true } },
      { name: 'package-lock.json', digest: { sha256: 'c'.repeat(64) } },
      { name: 'installed packages', digest: { sha256: 'd'.repeat(64) } },
    ],
  })
  expect(predicate.runDetails.metadata.invocationId).toBe(manifest.id)
  expect(await lookAt(manifest.id)).toMatchObject({
    isWhole: true,
    provenance: {
      state: 'signed',
      by: 'release.pem.pub',
      madeFrom: { product: 'a'.repeat(40), tenants: `${'b'.repeat(40)}-dirty` },
      vouchedBy: { site: ['1234567890abcdef'] },
    },
  })
})

test('it is a paper of the release: listed and signed with it, and no part of the site', async () => {
  const manifest = await release('two')
  expect(Object.keys(manifest.files)).toContain(paper)
  expect(Object.keys(siteFilesOf(manifest))).not.toContain(paper)
  expect((await historyOf('sizes')).releases[0]).toMatchObject({ provenance: null })
})

test('a forged, moved or changed provenance makes its release not whole', async () => {
  const first = await release('three')
  const second = await release('four')
  const whole = read(second.id)
  const statement = statementIn(whole)
  statement.predicate.buildDefinition.resolvedDependencies[0].digest.gitCommit = 'e'.repeat(40)
  const told = JSON.stringify(statement)
  const { payload: _, ...envelope } = JSON.parse(whole)
  const forgeries: [text: string, state: string][] = [
    [JSON.stringify({ ...envelope, payload: Buffer.from(told).toString('base64') }), 'bad'],
    [read(first.id), 'bad'],
    ['', 'bad'],
    [sealEnvelope('application/vnd.in-toto+json', told, scene.newKey('stranger.pem')), 'unknown-key'],
    [sealEnvelope('application/vnd.in-toto+json', '{}', scene.key), 'bad'],
  ]
  for (const [text, state] of forgeries) {
    replace(second.id, text)
    expect(await lookAt(second.id)).toMatchObject({ isWhole: false, provenance: { state } })
  }
  rmSync(scene.file(second.id, paper))
  expect(await lookAt(second.id)).toMatchObject({ isWhole: false, provenance: { state: 'bad' } })
  writeFileSync(scene.file(second.id, paper), whole, { mode: 0o444 })
  expect(await lookAt(second.id)).toMatchObject({ isWhole: true, provenance: { state: 'signed' } })
})

test('an unsigned release and one of before have none, which is said and no error', async () => {
  const manifest = await scene.release('five', { key: undefined })
  expect(Object.keys(manifest.files)).not.toContain(paper)
  expect(await lookAt(manifest.id)).toMatchObject({ isWhole: true, provenance: { state: 'none', by: null } })
})

test('a release whose subjects are not its own files is refused, whoever signed', async () => {
  const manifest = await release('six')
  const other = { ...manifest, files: { ...manifest.files, 'index.html': { sha256: '0'.repeat(64), bytes: 1 } } }
  const parsed = parseManifest(JSON.stringify(other))
  if (!parsed) throw new Error('no manifest')
  expect(readProvenance(scene.place, parsed, [scene.publicKey])).toMatchObject({ state: 'bad' })
  expect(readProvenance(scene.place, manifest, [])).toMatchObject({
    state: 'unknown-key',
    by: scene.key.public.fingerprint,
  })
})

type Statement = ReturnType<typeof statementIn>
const build = (statement: Statement) => statement.predicate.buildDefinition

/** What is read of a release whose provenance was changed and signed anew, by the release's own key. */
async function readChanged(version: string, change: (statement: Statement) => unknown) {
  const manifest = await release(version)
  const statement = statementIn(read(manifest.id))
  const changed = change(statement) ?? statement
  replace(manifest.id, sealEnvelope('application/vnd.in-toto+json', JSON.stringify(changed), scene.key))
  return readProvenance(scene.place, manifest, [scene.publicKey])
}

test.each<[string, (statement: Statement) => unknown]>([
  ['no subject', (all) => ({ ...all, subject: [] })],
  ['files before the whole', (all) => ({ ...all, subject: all.subject.toReversed() })],
  ['a subject without SHA-256', (all) => ({ ...all, subject: [all.subject[0], { name: 'index.html', digest: {} }] })],
  ['a file that every object has', (all) => void all.subject.push({ name: 'constructor', digest: { sha256: '' } })],
  ['another tenant', (all) => void Object.assign(build(all).externalParameters, { tenant: 'globex' })],
  ['other inputs', (all) => void Object.assign(build(all).internalParameters, { inputs: 'others' })],
  ['another release', (all) => void Object.assign(all.predicate.runDetails.metadata, { invocationId: 'x' })],
  ['another kind of build', (all) => void Object.assign(build(all), { buildType: 'urn:other' })],
  ['another predicate', (all) => ({ ...all, predicateType: 'https://slsa.dev/provenance/v0.2' })],
  ['a list in its place', (all) => [all]],
])('a provenance with %s is bad, whoever signed it, and says by whom', async (name, change) => {
  expect(await readChanged(`changed: ${name}`, change)).toEqual({
    state: 'bad',
    by: 'release.pem.pub',
    madeFrom: null,
    vouchedBy: null,
  })
})

test('one with more than is read, or that names fewer files, is still the release’s', async () => {
  const more = await readChanged('more', (all) => ({ ...all, subject: all.subject.slice(0, 2), later: { a: 1 } }))
  expect(more).toMatchObject({ state: 'signed', vouchedBy: { site: ['1234567890abcdef'] } })
})

test('a link in the place of the paper is not followed', async () => {
  const manifest = await release('linked')
  const text = read(manifest.id)
  writeFileSync(`${scene.dir}/elsewhere.json`, text)
  rmSync(scene.file(manifest.id, paper))
  symlinkSync(`${scene.dir}/elsewhere.json`, scene.file(manifest.id, paper))
  expect(readProvenance(scene.place, manifest, [scene.publicKey])).toMatchObject({ state: 'bad', by: null })
})

test('who vouched is said by key', () => {
  expect(vouchersText({})).toBe('all of it made there')
  expect(vouchersText({ profile: [], icons: [] })).toBe('all of it made there')
  expect(vouchersText({ profile: ['a'], icons: ['a', 'b'] })).toBe('a vouched for profile, icons; b vouched for icons')
})
