import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#cli/store/store.ts'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { loadWorker } from './code/worker.ts'

const entry = (more: object = {}) => ({ version: '1.0.0', integrity: 'sha512-x', ...more })

interface Scene {
  /** Of package-lock.json; null for none. */
  lock?: Record<string, unknown> | null
  version?: string
  tree?: Tree
}

/** A site's worker that imports a package, which imports one of its own. */
function scene({ lock = {}, version = '1.0.0', tree = {} }: Scene): string {
  const packages = {
    'node_modules/a': entry(),
    'node_modules/a/node_modules/@b/c': entry(),
    ...lock,
  }
  return scratch({
    'package.json': '{"name":"small","type":"module"}',
    ...(lock === null ? {} : { 'package-lock.json': JSON.stringify({ packages }) }),
    'src/worker/main.ts': "import { a } from 'a'\nself.dispatchEvent(new Event(a))",
    'node_modules/a/package.json': `{"name":"a","type":"module","version":"${version}","main":"index.js"}`,
    'node_modules/a/index.js': "import { c } from '@b/c'\nexport const a = 'a' + c",
    'node_modules/a/node_modules/@b/c/package.json':
      '{"name":"@b/c","type":"module","version":"1.0.0","main":"index.js"}',
    'node_modules/a/node_modules/@b/c/index.js': "export const c = 'c'",
    ...tree,
  })
}

const compile = (cwd: string) =>
  loadWorker({ cwd, store: openStore(join(cwd, '.store'), ''), sources: cwd, packages: '' })

const refused = (message: string) => ({ code: 'package-not-locked', message, hint: expect.stringContaining('npm ci') })

test('packages that are listed in their version are compiled, bundled ones too', async () => {
  expect(await compile(scene({}))).toContain('ac')
  const bundled = { 'node_modules/a/node_modules/@b/c': { version: '1.0.0', inBundle: true } }
  expect(await compile(scene({ lock: bundled }))).toContain('ac')
})

const wrong: Record<string, [scene: Scene, message: string]> = {
  'no lock file': [
    { lock: null },
    'The package "a" (imported by src/worker/main.ts) is not listed in package-lock.json',
  ],
  'a package that is not listed': [
    { lock: { 'node_modules/a': undefined } },
    'The package "a" (imported by src/worker/main.ts) is not listed in package-lock.json',
  ],
  'one inside another': [
    { lock: { 'node_modules/a/node_modules/@b/c': undefined } },
    'The package "@b/c" (imported by node_modules/a/index.js) is not listed in package-lock.json',
  ],
  'one in another place than is listed': [
    { lock: { 'node_modules/a/node_modules/@b/c': undefined, 'node_modules/@b/c': entry() } },
    'The package "@b/c" (imported by node_modules/a/index.js) is not listed in package-lock.json',
  ],
  'another version': [
    { version: '1.0.1' },
    'The package "a" (imported by src/worker/main.ts) is installed as 1.0.1, and package-lock.json lists 1.0.0',
  ],
  'no integrity': [
    { lock: { 'node_modules/a': { version: '1.0.0', resolved: 'git+ssh://git@example.com/a.git' } } },
    'The package "a" (imported by src/worker/main.ts) has no integrity in package-lock.json',
  ],
  'one for tests alone': [
    { lock: { 'node_modules/a': entry({ dev: true }) } },
    'The package "a" (imported by src/worker/main.ts) is listed in package-lock.json for tests alone (dev)',
  ],
  'a link that the lock file knows': [
    { lock: { 'node_modules/a': { resolved: '../a', link: true } } },
    'The package "a" (imported by src/worker/main.ts) is a link in package-lock.json: its bytes are not locked',
  ],
}

test.each(Object.keys(wrong))('%s is refused, with who imports it and what to do', async (name) => {
  const [of, message] = wrong[name] ?? [{}, '']
  await expect(compile(scene(of))).rejects.toMatchObject(refused(message))
})

test('a package that is linked out of node_modules is refused', async () => {
  const cwd = scene({ tree: { 'src/worker/main.ts': "import { l } from 'linked'\nself.dispatchEvent(new Event(l))" } })
  const elsewhere = scratch({
    'package.json': '{"name":"linked","type":"module","version":"1.0.0","main":"index.js"}',
    'index.js': "export const l = 'l'",
  })
  symlinkSync(elsewhere, join(cwd, 'node_modules', 'linked'))
  await expect(compile(cwd)).rejects.toMatchObject(
    refused(
      `The package "linked" (imported by src/worker/main.ts) is linked from ${elsewhere}/index.js, which is not locked`,
    ),
  )
})

test('all packages may stand elsewhere together, as in a second worktree', async () => {
  const cwd = scene({})
  const other = scratch({
    'package.json': '{"name":"small","type":"module"}',
    'src/worker/main.ts': "import { a } from 'a'\nself.dispatchEvent(new Event(a))",
  })
  for (const name of ['node_modules', 'package-lock.json']) symlinkSync(join(cwd, name), join(other, name))
  expect(await compile(other)).toContain('ac')
})
