import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { openFingerprints } from './fingerprint.ts'
import { installedHash, installedPackages } from './installed.ts'

const entry = (more: object = {}) => ({ version: '1.0.0', integrity: 'sha512-x', ...more })

const product: Tree = {
  'package-lock.json': JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': entry(),
      'node_modules/@scope/b': entry(),
      'node_modules/a/node_modules/c': entry(),
      'node_modules/tests-alone': entry({ dev: true }),
      'node_modules/other-system': entry({ optional: true }),
    },
  }),
  'node_modules/a/index.js': 'a',
  'node_modules/a/lib/part.js': 'part',
  'node_modules/a/index.d.ts': 'types',
  'node_modules/a/index.js.map': 'map',
  'node_modules/a/node_modules/c/index.js': 'c',
  'node_modules/@scope/b/index.js': 'b',
  'node_modules/tests-alone/index.js': 't',
  'node_modules/.bin/a': 'bin',
}

interface Scene {
  root: string
  read(): Record<string, string>
  write(path: string, text: string): void
}

function scene(tree: Tree = product): Scene {
  const root = scratch(tree)
  const cacheDir = scratch()
  return {
    root,
    read: () => Object.fromEntries(installedPackages({ root, cacheDir })),
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
  }
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => before[key] !== after[key]).sort()

test('each package counts that may reach a site, with those inside it apart', () => {
  expect(Object.keys(scene().read())).toEqual([
    'node_modules/@scope/b',
    'node_modules/a',
    'node_modules/a/node_modules/c',
  ])
  expect(installedPackages({ root: scratch(), cacheDir: scratch() }).size).toBe(0)
})

test('the bytes count, not the place, the times or who reads them', () => {
  const one = scene()
  const before = one.read()
  expect(scene().read()).toEqual(before)
  utimesSync(join(one.root, 'node_modules/a/index.js'), 1, 1)
  expect(one.read()).toEqual(before)
})

const changes: Record<string, [expected: string[], change: (scene: Scene) => void]> = {
  'a patched file': [['node_modules/a'], ({ write }) => write('node_modules/a/lib/part.js', 'PART')],
  'a new file': [['node_modules/a'], ({ write }) => write('node_modules/a/lib/more.js', '')],
  'a file that went': [['node_modules/a'], ({ root }) => rmSync(join(root, 'node_modules/a/index.js'))],
  'a package inside another': [
    ['node_modules/a/node_modules/c'],
    ({ write }) => write('node_modules/a/node_modules/c/index.js', 'C'),
  ],
  'one inside another that nobody lists': [
    ['node_modules/a'],
    ({ write }) => write('node_modules/a/node_modules/evil/index.js', 'x'),
  ],
  'one that nobody lists': [['node_modules/evil'], ({ write }) => write('node_modules/evil/index.js', 'x')],
  'one of another scope': [['node_modules/@evil/x'], ({ write }) => write('node_modules/@evil/x/index.js', 'x')],
  'types, maps and tests': [
    [],
    ({ write }) => {
      write('node_modules/a/index.d.ts', 'other types')
      write('node_modules/a/index.js.map', 'other map')
      write('node_modules/tests-alone/index.js', 'T')
    },
  ],
}

test.each(Object.keys(changes))('%s is found', (name) => {
  const [expected, change] = changes[name] ?? [[], () => undefined]
  const one = scene()
  const before = one.read()
  change(one)
  expect(changed(before, one.read())).toEqual(expected)
})

test('a change that keeps size and time of the file is found, by its change time', () => {
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const one = scene()
  const path = join(one.root, 'node_modules/a/index.js')
  utimesSync(path, 1, 1)
  const before = one.read()
  writeFileSync(path, 'A')
  utimesSync(path, 1, 1)
  expect(changed(before, one.read())).toEqual(['node_modules/a'])
  vi.useRealTimers()
})

test('what did not change is not read again, whatever it holds', () => {
  // An hour from now: what was written a moment ago is not too fresh to be remembered.
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  const root = scratch(product)
  const cacheDir = scratch()
  const before = installedHash({ root, cacheDir })
  const path = join(cacheDir, 'installed.json')
  const stored = readFileSync(path, 'utf8')
  const known = JSON.parse(stored)
  known.packages['node_modules/a'].hash = 'told'
  writeFileSync(path, JSON.stringify(known))
  expect(installedPackages({ root, cacheDir }).get('node_modules/a')).toBe('told')
  writeFileSync(path, '{')
  expect(installedHash({ root, cacheDir })).toBe(before)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(stored))
  vi.useRealTimers()
})

test('a linked package counts by what is there', () => {
  const one = scene()
  const elsewhere = scratch({ 'index.js': 'linked' })
  renameSync(join(one.root, 'node_modules/a/node_modules/c'), join(one.root, 'c'))
  rmSync(join(one.root, 'node_modules/a'), { recursive: true })
  symlinkSync(elsewhere, join(one.root, 'node_modules/a'))
  const before = one.read()
  writeFileSync(join(elsewhere, 'index.js'), 'changed')
  expect(changed(before, one.read())).toEqual(['node_modules/a'])
})

test('packages are dependencies of every tenant, named one by one', () => {
  const root = scratch({ ...product, 'tenants/acme/tenant.json': '{}' })
  const workspace = { root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: scratch() }
  const before = openFingerprints(workspace)
  const [was, files] = [before.of('acme'), before.filesOf('acme', 'dependencies')]
  writeFileSync(join(root, 'node_modules/a/lib/part.js'), 'PART')
  const after = openFingerprints(workspace)
  const is = after.of('acme')
  expect(Object.keys(is?.parts ?? {}).filter((part) => is?.parts[part] !== was?.parts[part])).toEqual(['dependencies'])
  const now = after.filesOf('acme', 'dependencies')
  expect([...(now ?? [])].filter(([path, hash]) => files?.get(path) !== hash).map(([path]) => path)).toEqual([
    'node_modules/a',
  ])
  expect(after.installed()).not.toBe(before.installed())
})
