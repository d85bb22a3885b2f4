import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireReplaceable } from './site-folder.ts'
import { requireSitesFolder } from './sites-folder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-site-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text = 'x'): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const manifest = (merchantCode: string) =>
  JSON.stringify({ merchantCode, files: { 'index.html': {}, 'assets/a.js': {} } })

function site(code: string): void {
  write(`${code}/livery.json`, manifest(code))
  write(`${code}/index.html`)
  write(`${code}/assets/a.js`)
}

const replace = () => requireReplaceable(join(root, 'acme'), 'acme', 'dist/acme')

test('a site takes the place of nothing, of an empty folder, and of a site of its tenant that lacks files', () => {
  expect(replace).not.toThrow()
  mkdirSync(join(root, 'acme'))
  expect(replace).not.toThrow()
  site('acme')
  write('acme/.DS_Store')
  expect(replace).not.toThrow()
  rmSync(join(root, 'acme', 'assets'), { recursive: true })
  expect(replace).not.toThrow()
})

test.each([
  ['a file among it', () => write('acme/assets/notes.txt'), 'dist/acme holds "assets/notes.txt", which livery did'],
  ['a link among it', () => symlinkSync('..', join(root, 'acme', 'up')), 'dist/acme holds "up"'],
  ['a folder in a file’s place', () => write('acme/index.html.d/x'), 'holds "index.html.d/x"'],
  ['no manifest', () => rmSync(join(root, 'acme', 'livery.json')), 'and no livery.json of a site'],
  ['a manifest that is none', () => write('acme/livery.json', '{"files":[]}'), 'and no livery.json of a site'],
  ['another’s manifest', () => write('acme/livery.json', manifest('globex')), 'is the site of "globex"'],
  ['releases in it', () => write('acme/releases/1/x'), 'holds released sites'],
])('a site with %s is not replaced', (_, change, message) => {
  site('acme')
  change()
  expect(replace).toThrow(message)
})

test('a link and a file are not replaced', () => {
  site('globex')
  symlinkSync('globex', join(root, 'acme'))
  expect(replace).toThrow('dist/acme is a link')
  rmSync(join(root, 'acme'))
  write('acme')
  expect(replace).toThrow('dist/acme is not a folder')
})

const requireSites = (...apart: string[]) => requireSitesFolder({ path: root, shown: 'dist', option: '--out' }, apart)

test('a folder of sites holds sites, releases, what builds leave, and livery’s own reports', () => {
  site('acme')
  write('globex/releases/1/x')
  write('initech/.lock', '')
  mkdirSync(join(root, 'empty'))
  write('.acme.stage-0a1b2c-4711-d3e4f5-0/index.html')
  write('sizes.json', '{"ok":true}')
  write('.gitkeep', '')
  expect(requireSites).not.toThrow()
})

test.each([
  ['notes.txt', 'x'],
  ['photos/a.jpg', 'x'],
  ['.acme.stage-mine/index.html', 'x'],
  ['.bashrc', 'x'],
])('a folder with %s is none', (path, text) => {
  site('acme')
  write(path, text)
  expect(requireSites).toThrow(`"dist" (--out) holds "${path.split('/')[0]}", which livery did not make`)
})

test('what is looked at apart is left out, and a file in the folder’s place is said', () => {
  write('acme/notes.txt')
  expect(() => requireSites('acme')).not.toThrow()
  write('file')
  const target = { path: join(root, 'file'), shown: 'file', option: '--out' }
  expect(() => requireSitesFolder(target)).toThrow('"file" (--out) is not a folder')
})
