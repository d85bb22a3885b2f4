import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSmallSite } from '#tests/support/release-site.ts'
import { readSoundSite } from './sound-site.ts'

let root = ''
let dir = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-built-'))
  dir = join(root, 'acme')
  writeSmallSite({ out: root, tenant: 'acme', version: 'v1' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (tenant = 'acme') => readSoundSite(dir, tenant, 'dist/acme')

function editManifest(change: (manifest: { files: Record<string, unknown> }) => unknown): void {
  const path = join(dir, 'livery.json')
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))))
}

test('a site is taken as livery.json says, and livery.json with it', () => {
  const { files, inputs } = read()
  expect(inputs).toBe('v1')
  expect(files['livery.json']?.bytes).toBe(readFileSync(join(dir, 'livery.json')).length)
  expect(Object.keys(files)).toContain('index.html')
})

const other = { sha256: '0'.repeat(64), bytes: 0 }

test.each<[string, () => void, RegExp]>([
  ['a byte', () => writeFileSync(join(dir, 'robots.txt'), 'User-agent: ?\n'), /robots\.txt is not what it was/],
  ['a file more', () => writeFileSync(join(dir, 'assets', 'more.js'), ''), /assets\/more\.js does not belong there/],
  ['a file less', () => rmSync(join(dir, '404.html')), /404\.html is missing/],
  ['a link', () => symlinkSync('/etc/hostname', join(dir, 'host')), /host does not belong there/],
  ['a folder of links', () => symlinkSync('/etc', join(dir, 'etc')), /etc does not belong there/],
  ['no JSON', () => writeFileSync(join(dir, 'livery.json'), '['), /livery\.json does not say what it must/],
  ['no object', () => writeFileSync(join(dir, 'livery.json'), '[]'), /livery\.json does not say what it must/],
  [
    'a path that leads out',
    () => editManifest((manifest) => ({ ...manifest, files: { ...manifest.files, '../acme/robots.txt': other } })),
    /livery\.json does not say what it must/,
  ],
  [
    'papers of a release',
    () => {
      mkdirSync(join(dir, '_deploy'), { recursive: true })
      editManifest((manifest) => ({ ...manifest, files: { ...manifest.files, '_deploy/release.json': other } }))
    },
    /livery\.json does not say what it must/,
  ],
])('%s is found', (_, change, message) => {
  change()
  expect(() => read()).toThrow(message)
})

test('another tenant’s site and no site are told apart', () => {
  expect(() => read('acme-vip')).toThrow(expect.objectContaining({ code: 'wrong-site' }))
  rmSync(join(dir, 'livery.json'))
  expect(() => read()).toThrow(expect.objectContaining({ code: 'not-built' }))
})
