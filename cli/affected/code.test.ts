import { expect, test } from 'vitest'
import { codeChanges } from './code.ts'
import { openGraph } from './graph.ts'

type Sources = Readonly<Record<string, string>>

const base: Sources = {
  'src/main.tsx': "import './app/app.tsx'\nif (FEATURE_VIP) import('./vip/vip.tsx')",
  'src/app/first-paint.tsx': "import { app } from '#src/app/app.tsx'\nexport const paint = app",
  'src/app/app.tsx': "import './app.module.css'\nexport const app = 1",
  'src/app/app.module.css': '.a{color:red}',
  'src/vip/vip.tsx': "export const vip = 'vip'",
  'src/unused.ts': 'export const unused = 1',
  'cli/commands/build.ts': "import '../bundle/compile.ts'",
  'cli/bundle/compile.ts':
    "export const extra = join(root, 'src', 'boot', 'theme.ts')\nexport const named = 'service.txt'",
  'src/boot/theme.ts': 'export const theme = 1',
  'cli/verify/verify.ts': 'export const verify = 1',
}

const open = { FEATURE_VIP: true }
const closed = { FEATURE_VIP: false }

/** What changes between two moments come to, and for whom. */
function changesOf(change: Record<string, string | undefined>, from = base) {
  const now = { ...from, ...change }
  const paths = Object.keys(change)
  const changes = codeChanges(paths, { now: (path) => now[path], was: (path) => from[path] })
  return {
    tool: changes.tool,
    open: changes.ofProfile(open),
    closed: changes.ofProfile(closed),
    reshaping: changes.reshaping,
  }
}
const nobody = { tool: [], open: [], closed: [], reshaping: [] }

test.each<[string, Record<string, string | undefined>]>([
  ['nothing', {}],
  ['a test', { 'src/app/app.test.tsx': 'test()', 'cli/bundle/compile.test.ts': 'x' }],
  ['types alone', { 'src/app/app.d.ts': 'export {}' }],
  ['a module that no site has', { 'src/unused.ts': 'export const unused = 2' }],
  ['a comment', { 'src/app/app.tsx': "import './app.module.css'\n// why\nexport const app = 1" }],
  ['another command', { 'cli/verify/verify.ts': 'export const verify = 2' }],
  ['what only talks', { 'cli/commands/build.ts': "import '../bundle/compile.ts'\nconsole.log(1)" }],
  ['the sandbox', { 'sandbox/server/server.ts': 'x' }],
  ['a file outside of the product’s folders', { 'docs/a.md': 'x' }],
])('%s concerns nobody', (_, change) => {
  expect(changesOf(change)).toEqual(nobody)
})

test('a module of every site concerns everybody whose site has it', () => {
  const path = 'src/app/app.tsx'
  expect(changesOf({ [path]: "import './app.module.css'\nexport const app = 2" })).toMatchObject({
    tool: [],
    open: [path],
    closed: [path],
  })
})

test.each([
  ['a comment', '/* why */\n.a{color:red}'],
  ['layout', '\n\n.a{color:red}\n'],
])('%s in a style sheet concerns nobody', (_, text) => {
  const found = changesOf({ 'src/app/app.module.css': text })
  expect(found).toMatchObject({ tool: [], open: [], closed: [] })
})

test.each([
  ['a comment that stays in the bundle', '/*! licence */\n.a{color:red}'],
  ['what looks like a comment', '.a{color:red}.b::after{content:"/* b */"}'],
])('%s counts', (_, text) => {
  expect(changesOf({ 'src/app/app.module.css': text }).closed).toEqual(['src/app/app.module.css'])
})

test('a style sheet counts like a module', () => {
  const path = 'src/app/app.module.css'
  expect(changesOf({ [path]: '.a{color:blue}' })).toMatchObject({ open: [path], closed: [path] })
})

test('a module behind a gate concerns those whose gate is open', () => {
  const path = 'src/vip/vip.tsx'
  expect(changesOf({ [path]: "export const vip = 'VIP'" })).toMatchObject({ tool: [], open: [path], closed: [] })
})

test('a module that is gone, or new, counts where it was or is asked for', () => {
  const gone = changesOf({ 'src/vip/vip.tsx': undefined, 'src/main.tsx': "import './app/app.tsx'" })
  expect(gone.open).toContain('src/vip/vip.tsx')
  expect(gone.closed).not.toContain('src/vip/vip.tsx')
  expect(changesOf({ 'src/new.ts': 'export {}', 'src/main.tsx': "import './new.ts'" }).closed).toContain('src/new.ts')
})

test('a change of what a module takes or gives may move others between chunks', () => {
  const path = 'src/vip/vip.tsx'
  expect(changesOf({ [path]: "import '../unused.ts'\nexport const vip = 'vip'" }).reshaping).toEqual([path])
  expect(changesOf({ [path]: 'export const vip = 1, more = 2' }).reshaping).toEqual([path])
})

test.each([
  ['a module that builds', 'cli/bundle/compile.ts', 'export const extra = 2'],
  ['a module of the builder that nothing follows', 'cli/theme/started-by-name.ts', 'export const a = 1'],
  ['a file that is no code beside the builder', 'cli/check/table.json', '{}'],
  ['what the tool runs of the site', 'src/ui/icon-names.ts', 'export const a = 1'],
  ['a file that the builder names', 'src/legal/service.txt', 'words'],
  ['a file of the site that is no code', 'src/legal/notice.txt', 'words'],
])('%s concerns every tenant', (_, path, text) => {
  expect(changesOf({ [path]: text })).toMatchObject({ tool: [path], open: [], closed: [] })
})

test('a module that the builder names by its path is followed like the site’s own', () => {
  const path = 'src/boot/theme.ts'
  expect(changesOf({ [path]: 'export const theme = 2' })).toMatchObject({ open: [path], closed: [path] })
})

test('where the sites’ code does not begin where it did, everything concerns everybody', () => {
  const { 'src/main.tsx': _, ...without } = base
  const change = { 'src/unused.ts': 'export const unused = 2', 'docs/a.md': 'x' }
  expect(changesOf(change, without).tool).toEqual(Object.keys(change))
})

test('an import that is put together leads to any module of the site', () => {
  const from = { ...base, 'src/app/app.tsx': 'export const app = (name: string) => import(name)' }
  const path = 'src/unused.ts'
  expect(changesOf({ [path]: 'export const unused = 2' }, from)).toMatchObject({ open: [path], closed: [path] })
})

test('a module that cannot be parsed leads to any, and is told from another such', () => {
  const from = { ...base, 'src/app/app.tsx': 'export const = ' }
  const path = 'src/app/app.tsx'
  expect(changesOf({ [path]: 'export const = 2' }, from)).toMatchObject({ closed: [path], reshaping: [path] })
})

const reach = (sources: Sources, gates = {}, entry = 'src/a.ts') => {
  const { paths, isOpenEnded } = openGraph((path) => sources[path]).reach([entry], gates)
  return { paths: [...paths].sort(), isOpenEnded }
}

test.each([
  ['beside it', './b.ts', 'src/b.ts'],
  ['above it', '../contract/b.ts', 'contract/b.ts'],
  ['by its room', '#contract/site/b.ts', 'contract/site/b.ts'],
  ['with a question', './b.svg?raw', 'src/b.svg'],
])('an import %s is followed', (_, request, path) => {
  expect(reach({ 'src/a.ts': `import '${request}'` }).paths).toContain(path)
})

test('packages and their parts are not followed, and circles end', () => {
  const sources = { 'src/a.ts': "import 'react'\nimport '@scope/b'\nimport './b.ts'", 'src/b.ts': "import './a.ts'" }
  expect(reach(sources)).toEqual({ paths: ['src/a.ts', 'src/b.ts'], isOpenEnded: false })
})

test('a gate without a value is both open and closed', () => {
  const sources = { 'src/a.ts': "if (FEATURE_VIP) import('./b.ts'); else import('./c.ts')" }
  expect(reach(sources).paths).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts'])
  expect(reach(sources, open).paths).toEqual(['src/a.ts', 'src/b.ts'])
  expect(reach(sources, closed).paths).toEqual(['src/a.ts', 'src/c.ts'])
})

test('a file that is not there is reached, and comes to nothing', () => {
  const graph = openGraph(() => undefined)
  expect(graph.form('src/a.ts', {})).toBe(undefined)
  expect([...graph.reach(['src/a.ts'], {}).paths]).toEqual(['src/a.ts'])
})

test('the service worker, which the tool compiles by itself, is in every site', () => {
  const from = {
    ...base,
    'cli/bundle/compile.ts': "export const worker = join(cwd, 'src', 'worker', 'main.ts')",
    'src/worker/main.ts': "import './answers.ts'",
    'src/worker/answers.ts': 'export const answers = 1',
  }
  const { open: isOpen, closed: isClosed } = changesOf({ 'src/worker/answers.ts': 'export const answers = 2' }, from)
  expect([isOpen, isClosed]).toEqual([['src/worker/answers.ts'], ['src/worker/answers.ts']])
})
