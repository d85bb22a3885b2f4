import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree, writeTree } from '#tests/support/scratch.ts'
import { dirtyWarnings, revisionsOf } from './revision.ts'

function git(dir: string, ...args: string[]): string {
  const who = ['-c', 'user.name=acme', '-c', 'user.email=acme@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, '-C', dir, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** A repository with the product and, in a folder of it, the tenants. */
function repository(tree: Tree = {}): { dir: string; commit: string } {
  const dir = scratch({ 'src/main.ts': '1', 'docs/a.md': '1', 'tenants/acme/tenant.json': '{}', ...tree })
  git(dir, 'init', '-q')
  git(dir, 'add', '-A')
  git(dir, 'commit', '-q', '-m', 'first')
  return { dir, commit: git(dir, 'rev-parse', 'HEAD').trim() }
}

const look = (dir: string) =>
  revisionsOf({ root: dir, cwd: dir, tenantsDir: join(dir, 'tenants'), cacheDir: join(dir, '.cache') })

test.each<[string, Tree, 'product' | 'tenants' | undefined]>([
  ['nothing changed', {}, undefined],
  ['a source changed', { 'src/main.ts': '2' }, 'product'],
  ['a source was added', { 'src/new/file.ts': '' }, 'product'],
  ['a document changed, which no site has', { 'docs/a.md': '2', 'notes.txt': '' }, undefined],
  ['a tenant changed', { 'tenants/acme/tenant.json': '{"a":1}' }, 'tenants'],
  ['a tenant was added', { 'tenants/globex/tenant.json': '{}' }, 'tenants'],
  ['what git ignores changed', { 'src/skip.log': 'x', 'tenants/skip.log': 'x' }, undefined],
])('where %s a release says so', (_, change, dirty) => {
  const { dir, commit } = repository({ '.gitignore': '*.log\n' })
  writeTree(dir, change)
  const said = (part: string) => (part === dirty ? `${commit}-dirty` : commit)
  expect(look(dir)).toEqual({ product: said('product'), tenants: said('tenants') })
  expect(dirtyWarnings(look(dir))).toHaveLength(dirty ? 1 : 0)
})

test('what is added and not committed is not what the commit gives', () => {
  const { dir, commit } = repository()
  writeFileSync(join(dir, 'src/main.ts'), '2')
  git(dir, 'add', '-A')
  expect(look(dir).product).toBe(`${commit}-dirty`)
})

test('without a repository, a commit or the folder a release says that it does not know', () => {
  const none = scratch({ 'tenants/': '' })
  expect(look(none)).toEqual({ product: null, tenants: null })
  git(none, 'init', '-q')
  expect(look(none)).toEqual({ product: null, tenants: null })
  expect(look(join(none, 'nowhere'))).toEqual({ product: null, tenants: null })
})

test('a command that a repository names as its monitor is not run', () => {
  const { dir, commit } = repository()
  const mark = join(dir, '..', `${dir.split('/').at(-1)}-ran`)
  mkdirSync(join(dir, '.git/tools'), { recursive: true })
  writeFileSync(join(dir, '.git/tools/monitor'), `#!/bin/sh\ntouch '${mark}'\n`, { mode: 0o755 })
  git(dir, 'config', 'core.fsmonitor', join(dir, '.git/tools/monitor'))
  expect(readFileSync(join(dir, '.git/config'), 'utf8')).toContain('fsmonitor')
  expect(look(dir).product).toBe(commit)
  expect(existsSync(mark)).toBe(false)
})

test.each([
  [{ product: null, tenants: null }, []],
  [{ product: 'a', tenants: 'b' }, []],
  [{ product: 'a-dirty', tenants: null }, ['the product']],
  [{ product: 'a-dirty', tenants: 'b-dirty' }, ['the product', 'the tenants']],
])('%j warns of %j', (revision, names) => {
  expect(dirtyWarnings(revision)).toEqual(
    names.map((name) => `changes of ${name} are not committed: no commit gives this site again`),
  )
})
