import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { openLockCheck } from './locked-packages.ts'

type Modules = Readonly<Record<string, readonly string[]>>

/** Tells the plugin of compiled modules, each with who imports it. */
function compiled(plugin: Plugin, modules: Modules): void {
  const { generateBundle } = plugin
  if (typeof generateBundle !== 'function') throw new Error('The plugin looks at what was compiled')
  const context = {
    getModuleIds: () => Object.keys(modules),
    getModuleInfo: (id: string) => ({ importers: modules[id] ?? [] }),
  }
  Reflect.apply(generateBundle, context, [])
}

const packageJson = (version: unknown) => JSON.stringify({ name: 'a', version })
const entry = (more: object = {}) => ({ version: '1.0.0', integrity: 'sha512-x', ...more })

/** What the check says of modules by their paths in the product. */
function checked(paths: readonly string[], tree: Tree, importers: Readonly<Record<string, string>> = {}) {
  const cwd = scratch({ 'package.json': '{"name":"small"}', 'node_modules/': '', ...tree })
  const { plugin, require } = openLockCheck(cwd)
  const at = (path: string) => (path.startsWith('\0') ? path : join(cwd, path))
  compiled(plugin, Object.fromEntries(paths.map((path) => [at(path), importers[path] ? [at(importers[path])] : []])))
  return { cwd, require }
}

const lock = (packages: unknown) => ({ 'package-lock.json': JSON.stringify({ packages }) })
const sound: Tree = { ...lock({ 'node_modules/a': entry() }), 'node_modules/a/package.json': packageJson('1.0.0') }

test('the product’s own modules, those of the compiler and of what is listed pass', () => {
  const paths = ['src/main.ts', '\0virtual', 'node_modules/a/index.js?commonjs-module', 'src/node_modules_notes.ts']
  expect(() => checked(paths, sound).require()).not.toThrow()
  expect(() => checked([], {}).require()).not.toThrow()
})

test.each<[string, string]>([
  ['is empty', ''],
  ['is torn', '{"packages":{"node_modules/a":'],
  ['is a list', '[]'],
  ['lists packages as a list', '{"packages":["node_modules/a"]}'],
  ['lists a package as a text', '{"packages":{"node_modules/a":"1.0.0"}}'],
  ['lists it by the old form alone', '{"dependencies":{"a":{"version":"1.0.0","integrity":"sha512-x"}}}'],
])('where the lock file %s, nothing is listed', (_, text) => {
  const { require } = checked(['node_modules/a/index.js'], { ...sound, 'package-lock.json': text })
  expect(require).toThrow('The package "a" is not listed in package-lock.json')
})

test.each<[string, string, string]>([
  ['another version', packageJson('1.0.1'), '1.0.1'],
  ['no version', packageJson(undefined), 'undefined'],
  ['a version that is a number', packageJson(1), '1'],
  ['no whole package.json', '{"version":"1.0.0"', 'undefined'],
])('a package of %s is refused, though it is listed', (_, text, installed) => {
  const { require } = checked(['node_modules/a/index.js'], { ...sound, 'node_modules/a/package.json': text })
  expect(require).toThrow(`The package "a" is installed as ${installed}, and package-lock.json lists 1.0.0`)
})

test.each(['constructor', '__proto__', '@scope/b'])(
  'a package by the name of "%s" is listed by its own entry alone',
  (name) => {
    const path = `node_modules/${name}/index.js`
    expect(checked([path], sound).require).toThrow(`The package "${name}" is not listed`)
  },
)

test('what the product imports is named before what that imports in turn', () => {
  const paths = ['node_modules/b/index.js', 'node_modules/a/index.js']
  const importers = { 'node_modules/b/index.js': 'node_modules/a/index.js', 'node_modules/a/index.js': 'src/main.ts' }
  expect(checked(paths, lock({}), importers).require).toThrow('The package "a" (imported by src/main.ts)')
})

test('what a run before compiled is still looked at, and a package once listed for one nest is not for another', () => {
  const { cwd, require } = checked(['node_modules/c/node_modules/a/index.js'], sound)
  expect(require).toThrow('The package "a" is not listed')
  const { plugin, require: again } = openLockCheck(cwd)
  compiled(plugin, { [join(cwd, 'node_modules/c/node_modules/a/index.js')]: [] })
  compiled(plugin, { [join(cwd, 'node_modules/a/index.js')]: [] })
  expect(again).toThrow('The package "a" is not listed')
})

test('a module that stands outside goes by the package around it, else by its path', () => {
  const cwd = scratch({ 'node_modules/': '' })
  const named = scratch({ 'package.json': '{"name":"linked"}', 'lib/deep/index.js': '' })
  mkdirSync(join(cwd, 'src'))
  symlinkSync(named, join(cwd, 'src', 'linked'))
  const { plugin, require } = openLockCheck(cwd)
  compiled(plugin, { [join(named, 'lib/deep/index.js')]: [] })
  expect(require).toThrow(`The package "linked" is linked from ${named}/lib/deep/index.js, which is not locked`)
})
