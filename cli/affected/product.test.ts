import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Changes } from '#cli/run/git.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch } from '#tests/support/scratch.ts'
import { productChanges, unknownProduct } from './product.ts'

type Texts = Record<string, string | undefined>

const base: Texts = {
  'src/main.tsx': 'export const main = 1',
  'src/app/first-paint.tsx': 'export const paint = 1',
  'cli/commands/build.ts': "import '../bundle/a.ts'",
  'cli/bundle/a.ts': 'export const a = 1',
  'tokens/base/a.tokens.json': '{"a":1}',
  'tokens/semantic/dark/a.tokens.json': '{"a":1}',
  'locales/en/home.json': '{"a":"A"}',
  'package.json': '{"name":"livery","imports":{}}',
  'package-lock.json': '{"packages":{"node_modules/react":{"version":"1"}}}',
  'tsconfig.base.json': '{"a":1}',
  'tenants/acme/tenant.json': '{}',
}

/** What is made of files that changed from `base`. */
function changesOf(change: Texts) {
  const now = Object.fromEntries(
    Object.entries({ ...base, ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const root = scratch(now)
  const workspace: Workspace = { root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: join(root, '.livery') }
  const changes: Changes = {
    top: root,
    commit: 'f00',
    year: 2026,
    paths: Object.keys(change).map((path) => join(root, path)),
    before: (path) => base[path.slice(root.length + 1)],
  }
  return productChanges(workspace, changes)
}
const summary = (change: Texts) => {
  const { tool, config, packages, tokens, strings, codeOf } = changesOf(change)
  const found = {
    tool,
    config,
    packages: [...packages.forAll, ...packages.fonts],
    tokens: [
      ...tokens.all,
      ...Object.entries(tokens.byTheme).flatMap(([theme, paths]) => paths.map((path) => `${theme} ${path}`)),
    ],
    strings: strings.map(({ tag, namespace }) => `${tag}/${namespace}`),
    code: codeOf(null),
  }
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))
}

test.each<[string, Texts]>([
  ['nothing', {}],
  ['a tenant', { 'tenants/acme/tenant.json': '{"name":"x"}' }],
  ['spaces of tokens', { 'tokens/base/a.tokens.json': '{ "a": 1 }\n' }],
  ['spaces of configuration', { 'tsconfig.base.json': '{ "a": 1 }\n' }],
  ['spaces of strings', { 'locales/en/home.json': '{ "a": "A" }' }],
  ['documentation', { 'README.md': '# x', 'docs/a.md': 'x' }],
  [
    'what only editors and checks read',
    { '.gitignore': 'x', '.editorconfig': 'x', 'vitest.config.ts': 'x', 'playwright.config.ts': 'x' },
  ],
  ['a script of the product’s upkeep', { 'package.json': '{"name":"livery","imports":{},"scripts":{"a":"b"}}' }],
  ['an ordinary file at the top', { 'notes.txt': 'x', Makefile: 'x' }],
])('%s concerns nobody', (_, change) => {
  expect(summary(change)).toEqual({})
})

test.each<[string, Texts, Record<string, string[]>]>([
  ['tokens of every theme', { 'tokens/base/a.tokens.json': '{"a":2}' }, { tokens: ['tokens/base/a.tokens.json'] }],
  [
    'tokens of one theme',
    { 'tokens/semantic/dark/a.tokens.json': '{"a":2}' },
    { tokens: ['dark tokens/semantic/dark/a.tokens.json'] },
  ],
  [
    'tokens of one theme that cannot be read',
    { 'tokens/semantic/dark/a.tokens.json': '{' },
    { tokens: ['tokens/semantic/dark/a.tokens.json'] },
  ],
  [
    'tokens that are gone',
    { 'tokens/semantic/dark/a.tokens.json': undefined },
    { tokens: ['dark tokens/semantic/dark/a.tokens.json'] },
  ],
  ['strings', { 'locales/en/home.json': '{"a":"B"}' }, { strings: ['en/home'] }],
  [
    'a package',
    { 'package-lock.json': '{"packages":{"node_modules/react":{"version":"2"}}}' },
    { packages: ['react'] },
  ],
  [
    'a face',
    { 'package-lock.json': '{"packages":{"node_modules/react":{"version":"1"},"node_modules/@fontsource/a":{}}}' },
    { packages: ['@fontsource/a'] },
  ],
  ['a lock that cannot be read', { 'package-lock.json': '{' }, { packages: ['package-lock.json'] }],
  [
    'what package.json says of imports',
    { 'package.json': '{"name":"livery","imports":{"#a":"b"}}' },
    { config: ['package.json: imports'] },
  ],
  ['how code is compiled', { 'tsconfig.base.json': '{"a":2}' }, { config: ['tsconfig.base.json'] }],
  [
    'a configuration that is new',
    { '.browserslistrc': 'x', 'vite.config.ts': 'x' },
    { config: ['.browserslistrc', 'vite.config.ts'] },
  ],
  ['the builder', { 'cli/bundle/a.ts': 'export const a = 2' }, { tool: ['cli/bundle/a.ts'] }],
  ['the site’s code', { 'src/main.tsx': 'export const main = 2' }, { code: ['src/main.tsx'] }],
])('%s is told as what it is', (_, change, found) => {
  expect(summary(change)).toEqual(found)
})

test('a language of which a text is gone is no longer complete', () => {
  const change = { 'locales/en/home.json': '{"a":"A","b":"B"}', 'locales/de/home.json': '{"a":"A"}' }
  const { isIncomplete } = changesOf(change)
  expect([isIncomplete('de'), isIncomplete('en')]).toEqual([true, false])
  expect(changesOf({}).isIncomplete('de')).toBe(false)
})

test('without a change of what modules give, chunks stay as they are, and nothing is compiled', async () => {
  const { reshapingOf } = changesOf({ 'src/main.tsx': 'export const main = 2' })
  expect(await reshapingOf({ id: '01234567', open: [], closed: [] })).toEqual([])
})

test('a product of which nothing is known concerns everybody', () => {
  const { tool, codeOf, isIncomplete } = unknownProduct('/elsewhere')
  expect(tool).toEqual(['/elsewhere: in no repository of the tenants’; --product-since names its revision'])
  expect([codeOf(null), isIncomplete('en')]).toEqual([[], false])
})
