import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { containedPath, containedStat, isContained, readContained } from './contained-file.ts'

const top = mkdtempSync(join(tmpdir(), 'livery-contained-'))
const root = join(top, 'root')
const at = (...steps: string[]) => join(root, ...steps)

mkdirSync(at('folder'), { recursive: true })
mkdirSync(join(top, 'root-beside'))
writeFileSync(at('folder', 'file'), 'inside')
writeFileSync(join(top, 'secret'), 'outside')
writeFileSync(join(top, 'root-beside', 'secret'), 'outside')
symlinkSync('folder/file', at('link'))
symlinkSync('folder', at('linked-folder'))
symlinkSync('../secret', at('out'))
symlinkSync(join(top, 'root-beside', 'secret'), at('out-beside'))
symlinkSync('out', at('out-by-two'))
symlinkSync('..', at('out-folder'))
symlinkSync('/proc/self/environ', at('environment'))
symlinkSync('/dev/zero', at('endless'))
symlinkSync('nowhere', at('dangling'))
symlinkSync('loop', at('loop'))
execFileSync('mkfifo', [at('pipe')])
symlinkSync(root, join(top, 'root-link'))

afterAll(() => rmSync(top, { recursive: true, force: true }))

test.each(['folder/file', 'link', 'linked-folder/file', 'folder/../link'])('%s is read', (path) => {
  expect(readContained(root, at(path), 6)).toEqual(Buffer.from('inside'))
})

test.each([
  ['out', 'outside'],
  ['out-beside', 'outside'],
  ['out-by-two', 'outside'],
  ['out-folder/secret', 'outside'],
  ['out-folder/root/../secret', 'outside'],
  ['../secret', 'outside'],
  ['environment', 'outside'],
  ['endless', 'outside'],
  ['dangling', 'missing'],
  ['nothing', 'missing'],
  ['folder/file/more', 'missing'],
  ['loop', 'unreadable'],
  ['folder', 'not-a-file'],
  ['pipe', 'not-a-file'],
  ['a\0b', 'unreadable'],
])('%s is not: %s', (path, kind) => {
  expect(readContained(root, at(path), 100)).toMatchObject({ kind })
})

test('a file above the limit is not read', () => {
  expect(readContained(root, at('link'), 5)).toEqual({ kind: 'too-large', size: 6 })
})

test('the folder itself may be a link: whoever made it decided so', () => {
  expect(readContained(join(top, 'root-link'), join(top, 'root-link', 'link'), 6)).toEqual(Buffer.from('inside'))
  expect(readContained(join(top, 'root-link'), join(top, 'root-link', 'out'), 6)).toEqual({ kind: 'outside' })
})

test('a folder is within itself, and what is not there is in none', () => {
  expect([isContained(root, root), isContained(root, at('link')), isContained(root, at('dangling'))]).toEqual([
    true,
    true,
    false,
  ])
  expect(containedPath(root, at('linked-folder'))).toBe(at('folder'))
  expect(containedPath(join(top, 'none'), join(top, 'none', 'x'))).toEqual({ kind: 'missing' })
  expect(containedPath('/', '/etc')).toBe('/etc')
  expect(containedStat(root, at('out'))).toEqual({ kind: 'outside' })
})

test.skipIf(process.getuid?.() === 0)('a file without permission says so (skipped for root, who may read all)', () => {
  chmodSync(at('folder', 'file'), 0)
  expect(readContained(root, at('link'), 6)).toEqual({ kind: 'unreadable', reason: 'EACCES' })
  chmodSync(at('folder', 'file'), 0o600)
})
