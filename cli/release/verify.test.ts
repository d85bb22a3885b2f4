import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Released } from '#tests/support/released.ts'
import { currentId, manifestPath, signaturePath } from './layout.ts'
import type { ReleaseManifest } from './manifest.ts'
import { rollBack } from './roll-back.ts'
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
    place: released.place,
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

test.each(tamperings)('%s is found, and not rolled back to', (_, tamper, message) => {
  tamper()
  expect(() => back()).toThrow(message)
  expect(currentId(released.place)).toBe(second.id)
})

test('a whole release is rolled back to, and forth', () => {
  expect(back()).toEqual({ from: second.id, to: first.id, isChanged: true })
  expect(readFileSync(join(released.place.current, 'index.html'), 'utf8')).toContain('acme v1')
  expect(() => back()).toThrow('Nothing that was live before')
  expect(back({ wanted: second.id })).toEqual({ from: first.id, to: second.id, isChanged: true })
  expect(back({ wanted: second.id.slice(-8) })).toMatchObject({ isChanged: false })
})

test('a release is named by what no other shares', () => {
  expect(back({ wanted: first.id.slice(0, -8), isDryRun: true })).toMatchObject({ to: first.id, isChanged: false })
  expect(() => back({ wanted: '20' })).toThrow('"20" names 2 releases')
  expect(() => back({ wanted: '' })).toThrow('"" names 2 releases')
  expect(() => back({ wanted: 'nothing' })).toThrow('There is no release "nothing"')
})

test('without the right key nothing signed is taken, unless that is asked for', () => {
  const stranger = released.newKey('stranger.pem').public
  expect(() => back({ keys: [] })).toThrow(`signed by the key ${released.publicKey.fingerprint}`)
  expect(() => back({ keys: [stranger] })).toThrow(
    expect.objectContaining({ hint: expect.stringContaining(`stranger.pem is ${stranger.fingerprint}`) }),
  )
  expect(() => back({ keys: [stranger] })).toThrow('which none of the named keys is')
  expect(back({ keys: [], takesUnsigned: true })).toMatchObject({ isChanged: true })
})

test('what is refused says what to do about it', () => {
  const hintOf = (run: () => unknown, hint: unknown) => expect(run).toThrow(expect.objectContaining({ hint }))
  hintOf(() => back({ keys: [] }), 'Name its public key with --public-key or LIVERY_PUBLIC_KEY.')
  hintOf(() => back({ wanted: 'nothing' }), '"livery history" lists them.')
  hintOf(() => back({ wanted: '20' }), `It may be any of ${second.id}, ${first.id}.`)
  editManifest((manifest) => ({ ...manifest, key: null }))
  rmSync(file(signaturePath))
  hintOf(() => back(), 'Take it with --unsigned.')
  write(file(manifestPath), '{')
  hintOf(() => back(), expect.stringContaining('what is live is untouched'))
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
