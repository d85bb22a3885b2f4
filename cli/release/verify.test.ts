import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Released } from '#tests/support/released.ts'
import { currentId, manifestPath, signaturePath } from './layout.ts'
import type { ReleaseManifest } from './manifest.ts'
import { rollBack } from './roll-back.ts'
import { folderTenant } from './target/folder-tenant.ts'
import { problemsOf, readRelease } from './verify.ts'

let released: Released
let first: ReleaseManifest
let second: ReleaseManifest
beforeEach(async () => {
  released = new Released()
  first = await released.release('v1')
  second = await released.release('v2')
})
afterEach(() => released.remove())

const file = (path: string) => released.file(first.id, path)
const back = (options: Partial<Parameters<typeof rollBack>[0]> = {}) =>
  rollBack({
    at: folderTenant(released.place),
    wanted: undefined,
    keys: [released.publicKey],
    takesUnsigned: false,
    isDryRun: false,
    ...options,
  })

/** Writes over a file that nobody may write. */
function write(path: string, text: string | Uint8Array): void {
  rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function editManifest(change: (manifest: ReleaseManifest) => unknown): void {
  write(file(manifestPath), JSON.stringify(change(JSON.parse(readFileSync(file(manifestPath), 'utf8')))))
}

const scriptOf = (manifest: ReleaseManifest) =>
  Object.keys(manifest.files).find((path) => /main-.*\.js$/.test(path)) ?? ''

const tamperings: [what: string, tamper: () => void, message: RegExp][] = [
  ['a changed page', () => write(file('index.html'), '<script>evil()</script>'), /index\.html is not what it was/],
  [
    'a page changed within its length',
    () => write(file('index.html'), readFileSync(file('index.html'), 'utf8').replace('acme', 'evil')),
    /index\.html is not what it was/,
  ],
  ['a missing script', () => rmSync(file(scriptOf(first))), /main-\w+\.js is missing/],
  ['a file that came to it', () => write(file('assets/evil.js'), 'evil()'), /assets\/evil\.js does not belong there/],
  [
    'a link in a file’s place',
    () => {
      rmSync(file('robots.txt'))
      symlinkSync('/etc/hostname', file('robots.txt'))
    },
    /robots\.txt is not a file/,
  ],
  [
    'a link in a folder’s place',
    () => {
      renameSync(file('assets'), join(released.dir, 'assets'))
      symlinkSync(join(released.dir, 'assets'), file('assets'))
    },
    /is missing/,
  ],
  [
    'a page and its hash changed',
    () => editManifest((manifest) => ({ ...manifest, inputs: 'other' })),
    /The signature of \S+ does not hold/,
  ],
  ['a manifest that is none', () => write(file(manifestPath), '{'), /has no manifest/],
  ['a missing manifest', () => rmSync(file(manifestPath)), /has no manifest/],
  ['a missing signature', () => rmSync(file(signaturePath)), /The signature of \S+ does not hold/],
  ['a signature of noise', () => write(file(signaturePath), new Uint8Array(64)), /does not hold/],
  [
    'another release’s signature',
    () => write(file(signaturePath), readFileSync(released.file(second.id, signaturePath))),
    /does not hold/,
  ],
  [
    'the signature taken off',
    () => {
      editManifest((manifest) => ({ ...manifest, key: null }))
      rmSync(file(signaturePath))
    },
    /is not signed/,
  ],
  [
    'a path that leads out',
    () => editManifest((manifest) => ({ ...manifest, files: { '../../up': { sha256: '0'.repeat(64), bytes: 0 } } })),
    /has no manifest/,
  ],
  [
    'another whole release under its name',
    () => {
      rmSync(released.file(first.id, ''), { recursive: true })
      cpSync(released.file(second.id, ''), released.file(first.id, ''), { recursive: true })
    },
    /has no manifest of its own/,
  ],
]

test.each(tamperings)('%s is found, and not rolled back to', async (_, tamper, message) => {
  tamper()
  await expect(back()).rejects.toThrow(message)
  expect(currentId(released.place)).toBe(second.id)
})

test('a whole release is rolled back to, and forth', async () => {
  expect(await back()).toEqual({ from: second.id, to: first.id, isChanged: true })
  expect(readFileSync(join(released.place.current, 'index.html'), 'utf8')).toContain('acme v1')
  await expect(back()).rejects.toThrow('Nothing that was live before')
  expect(await back({ wanted: second.id })).toEqual({ from: first.id, to: second.id, isChanged: true })
  expect(await back({ wanted: second.id.slice(-8) })).toMatchObject({ isChanged: false })
})

test('a release is named by what no other shares', async () => {
  expect(await back({ wanted: first.id.slice(0, -8), isDryRun: true })).toMatchObject({
    to: first.id,
    isChanged: false,
  })
  await expect(back({ wanted: '20' })).rejects.toThrow('"20" names 2 releases')
  await expect(back({ wanted: '' })).rejects.toThrow('"" names 2 releases')
  await expect(back({ wanted: 'nothing' })).rejects.toThrow('There is no release "nothing"')
})

test('without the right key nothing signed is taken, unless that is asked for', async () => {
  const stranger = released.newKey('stranger.pem').public
  await expect(back({ keys: [] })).rejects.toThrow(`signed by the key ${released.publicKey.fingerprint}`)
  await expect(back({ keys: [stranger] })).rejects.toThrow(
    expect.objectContaining({ hint: expect.stringContaining(`stranger.pem is ${stranger.fingerprint}`) }),
  )
  await expect(back({ keys: [stranger] })).rejects.toThrow('which none of the named keys is')
  expect(await back({ keys: [], takesUnsigned: true })).toMatchObject({ isChanged: true })
})

test('what is refused says what to do about it', async () => {
  const hintOf = (run: () => Promise<unknown>, hint: unknown) =>
    expect(run()).rejects.toThrow(expect.objectContaining({ hint }))
  await hintOf(() => back({ keys: [] }), 'Name its public key with --public-key or LIVERY_PUBLIC_KEY.')
  await hintOf(() => back({ wanted: 'nothing' }), '"livery history" lists them.')
  await hintOf(() => back({ wanted: '20' }), `It may be any of ${second.id}, ${first.id}.`)
  editManifest((manifest) => ({ ...manifest, key: null }))
  rmSync(file(signaturePath))
  await hintOf(() => back(), 'Take it with --unsigned.')
  write(file(manifestPath), '{')
  await hintOf(() => back(), expect.stringContaining('what is live is untouched'))
  expect(currentId(released.place)).toBe(second.id)
})

test('a stranger’s signature under the known key’s name does not hold', async () => {
  const stranger = released.newKey('stranger.pem')
  const name = { ...stranger, public: { ...stranger.public, fingerprint: released.publicKey.fingerprint } }
  const forged = await released.release('v3', { key: name })
  expect(readRelease(released.place, forged.id, [released.publicKey]).signature).toEqual({ state: 'bad' })
})

test('sizes alone do not find what every byte does', () => {
  write(file('index.html'), readFileSync(file('index.html'), 'utf8').replace('acme', 'evil'))
  const release = readRelease(released.place, first.id, [])
  expect(problemsOf(released.place, release, 'sizes')).toEqual([])
  expect(problemsOf(released.place, release, 'bytes')).toEqual([{ path: 'index.html', problem: 'changed' }])
  expect(readdirSync(released.place.releasesDir)).toHaveLength(2)
})
