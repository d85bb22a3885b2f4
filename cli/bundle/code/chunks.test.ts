import { expect, test } from 'vitest'
import type { CompiledChunk } from './compile.ts'
import { importedAnyway, staticImports } from './edges.ts'
import { withFileTable } from './file-table.ts'
import type { LinkedChunk } from './link.ts'
import { inOrder, orderOf } from './order.ts'
import { parseChunk } from './parse.ts'
import { packagesUsed, pureConstants, purePackages } from './purity.ts'
import { applied, chunkOfSource, nameOf, openModule, openWords, parseModule } from './syntax.ts'

const imported = (code: string) => importedAnyway({ code, ...openModule('chunk', code) })

test.each<[string, string, string[]]>([
  ['a static import', 'import { a } from "./a.js"; a()', ['a']],
  ['an import for its effect', 'import "./a.js"', ['a']],
  ['a dynamic import', 'const load = () => import("./a.js")', ['a']],
  ['a package', 'import "react"; import("react-dom")', []],
  ['a computed name', 'const load = (name) => import(name)', []],
  ['an import behind a gate', 'const load = FEATURE_VIP ? () => import("./a.js") : null', []],
  ['an import behind a closed gate', 'const load = !FEATURE_VIP ? null : () => import("./a.js")', []],
  ['an import after and', 'FEATURE_VIP && import("./a.js")', []],
  ['an import in an if', 'if (FEATURE_VIP) import("./a.js"); else import("./b.js")', []],
  ['an import beside a gate', 'if (FEATURE_VIP) a(); import("./a.js")', ['a']],
  ['an import behind something else', 'if (isOpen) import("./a.js")', ['a']],
  ['a test that loads', 'if (await import("./a.js")) FEATURE_VIP', ['a']],
])('whatever the gates are, %s is asked for', (_, code, chunks) => {
  expect(imported(code)).toEqual(chunks)
})

test('static imports are told in their order, packages left out', () => {
  expect(staticImports(openModule('c', 'import"./b.js";import x from"react";import"./a.js"').imports)).toEqual([
    'b',
    'a',
  ])
})

test('exports start behind the imports, of a name that comes in and goes out again too', () => {
  const code = 'import { a, b } from "./a.js";\nb()\nexport { a };'
  expect(openModule('c', code).exportsAt).toBe(code.indexOf('export'))
  expect(openModule('c', 'export { a } from "./a.js"').exportsAt).toBe(0)
  expect(openModule('c', 'import { a } from "./a.js"').exportsAt).toBeNull()
})

const linked = (name: string, imports: string[] = []) =>
  [
    name,
    {
      treeShaken: { imports: Object.fromEntries(imports.map((one) => [one, []])), dynamic: {}, code: '' },
    } as unknown as LinkedChunk,
  ] as const
const chunks = new Map([
  linked('main', ['shared']),
  linked('page', ['shared', 'lists']),
  linked('lists'),
  linked('shared'),
])
const styles = new Map([
  ['page', 'assets/page-1.css'],
  ['shared', 'assets/shared-1.css'],
])
const table = (code: string, atHand: string[] = ['main', 'shared']) =>
  withFileTable(code, chunks, styles, new Set(atHand))

test('what a page needs at once is what the start has not loaded, scripts before styles', () => {
  expect(table('load(__vite__mapDeps("page"))')).toBe(
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/page.js","assets/lists.js","assets/page-1.css"])))=>i.map(i=>d[i]);\nload(__vite__mapDeps([0,1,2]))',
  )
})

test('files that several pages need stand in the table once', () => {
  const code = table('a(__vite__mapDeps("lists"));b(__vite__mapDeps("page"))')
  expect(code).toContain('m.f=["assets/lists.js","assets/page.js","assets/page-1.css"]')
  expect(code).toContain('a(__vite__mapDeps([0]));b(__vite__mapDeps([1,0,2]))')
})

test('a page that is at hand needs nothing, and a chunk without pages has no table', () => {
  expect(table('a(__vite__mapDeps("shared"))')).toBe('a([])')
  expect(table('plain()')).toBe('plain()')
})

const compiled = (code: string, modules: { id: string; isPure?: boolean }[] = []): CompiledChunk => ({
  name: 'chunk',
  code,
  isEntry: false,
  entryExports: [],
  modules: modules.map(
    ({ id, isPure = false }) => ({ id, heading: id, bytes: 1, isPure }) as CompiledChunk['modules'][number],
  ),
})

const template = parseChunk(
  compiled(
    [
      'import { b } from "./b.js";',
      'import { a } from "./a.js";',
      '// src/one.ts',
      'var import_react = __toESM(require_react(), 1);',
      'const one = 1;',
      '// src/two.ts',
      'const two = 2;',
      'export { one, two };',
    ].join('\n'),
    [{ id: 'src/one.ts' }, { id: 'src/two.ts' }],
  ),
)

test('the order of a chunk is that of its imports, modules and packages', () => {
  expect(orderOf(template)).toEqual({
    imports: ['b', 'a'],
    modules: ['src/one.ts', 'src/two.ts'],
    packages: [['__toESM(require_react(), 1);', 'src/one.ts']],
  })
})

test('a profile’s chunk is put into the template’s order, its packages where the template takes them', () => {
  const other = parseChunk(
    compiled(
      [
        'import { a } from "./a.js";',
        'import { b } from "./b.js";',
        '// src/two.ts',
        'var import_react$1 = __toESM(require_react(), 1);',
        'const two = 2;',
        '// src/one.ts',
        'const one = 1;',
        'export { one, two };',
      ].join('\n'),
      [{ id: 'src/two.ts' }, { id: 'src/one.ts' }],
    ),
  )
  const lines = inOrder(other, orderOf(template)).code.split('\n').filter(Boolean)
  expect(lines).toEqual([
    'import { b } from "./b.js";',
    'import { a } from "./a.js";',
    '// src/one.ts',
    'var import_react$1 = __toESM(require_react(), 1);',
    'const one = 1;',
    '// src/two.ts',
    'const two = 2;',
    'export { one, two };',
  ])
})

test('what the template has not comes last, and ordering twice changes nothing', () => {
  const more = parseChunk(
    compiled('// src/new.ts\nconst n = 0;\n// src/two.ts\nconst two = 2;\nexport { n, two };', [
      { id: 'src/new.ts' },
      { id: 'src/two.ts' },
    ]),
  )
  const once = inOrder(more, orderOf(template))
  expect(once.modules.map(({ id }) => id)).toEqual(['src/two.ts', 'src/new.ts'])
  const twice = inOrder(once, orderOf(template))
  expect(twice.code.split('\n').filter(Boolean)).toEqual(once.code.split('\n').filter(Boolean))
})

const marked = (code: string, modules: { id: string; isPure?: boolean }[]) => {
  const chunk = parseChunk(compiled(code, modules))
  return applied(chunk.code, pureConstants(chunk))
}

test('constants of modules that do nothing else are marked, not those of others', () => {
  const code = '// a\nconst x = make(new Thing());\n// b\nconst y = make();'
  const modules = [{ id: 'a', isPure: true }, { id: 'b' }]
  expect(marked(code, modules)).toBe(
    '// a\nconst x = /* @__PURE__ */ make(/* @__PURE__ */ new Thing());\n// b\nconst y = make();',
  )
})

test.each([
  ['a function’s body', 'const f = () => make();'],
  ['a class’s', 'const C = class { a = make() };'],
  ['a bare call', 'make();'],
  ['a value', 'const x = 1, y = "make()";'],
])('%s is left as it is', (_, line) => {
  expect(marked(`// a\n${line}`, [{ id: 'a', isPure: true }])).toBe(`// a\n${line}`)
})

test('a package is used where its answer is, and loaded only where it stands alone', () => {
  const chunk = parseChunk(compiled('require_b();\nvar x = __toESM(require_a(), 1);\nrequire_c(1);'))
  const used = packagesUsed(chunk)
  expect([...used]).toEqual(['require_a'])
  expect(applied(chunk.code, purePackages(chunk, used))).toBe(
    'require_b();\nvar x = __toESM(/* @__PURE__ */ require_a(), 1);\nrequire_c(1);',
  )
  expect(purePackages(chunk, new Set())).toEqual([])
})

test('edits are made in the order of the code, whatever order they come in', () => {
  const edits = [
    { start: 4, end: 5, text: 'X' },
    { start: 0, end: 0, text: '>' },
    { start: 1, end: 3, text: '' },
  ]
  expect(applied('abcdef', edits)).toBe('>adXf')
  expect(applied('abc', [])).toBe('abc')
})

test.each([
  [{ type: 'Literal', value: './main.js' }, 'main'],
  [{ type: 'Literal', value: './deep/main.js' }, 'deep/main'],
  [{ type: 'Literal', value: 'react' }, undefined],
  [{ type: 'Literal', value: '../main.js' }, undefined],
  [null, undefined],
])('the chunk of %j is %j', (source, chunk) => {
  expect(chunkOfSource(source)).toBe(chunk)
})

test('code that does not parse is said with its chunk, and a syntax that is not known too', () => {
  expect(() => parseModule('main', 'const = 1')).toThrow(/^The compiled chunk main cannot be parsed: /)
  expect(() => nameOf(null)).toThrow('The compiler left a module syntax that is not known here')
})

test('a word is found in the nodes that hold it, and in no other', () => {
  const code = 'one(); two(word); three(); four("word", word);'
  const hasWord = openWords(code, 'word')
  const found = parseModule('chunk', code).filter(hasWord)
  expect(found.map(({ start, end }) => code.slice(start, end))).toEqual(['two(word);', 'four("word", word);'])
  expect(openWords(code, 'five')({ type: 'Program', start: 0, end: code.length })).toBe(false)
})
