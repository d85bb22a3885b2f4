import { expect, test } from 'vitest'
import { withFileTable } from './file-table.ts'
import { type LinkedChunk, linkChunks, withImports } from './link.ts'
import type { PreparedChunk } from './prepare.ts'
import type { TreeShakenChunk } from './tree-shake.ts'

const chunk = (name: string, exports: readonly string[] = [], entryExports: readonly string[] = []): PreparedChunk => ({
  name,
  isEntry: name === 'main',
  body: '',
  exports: Object.fromEntries(exports.map((one) => [one, one])),
  entryExports,
  gates: [],
  modules: [],
  styles: [],
})

const treeShaken = (
  imports: TreeShakenChunk['imports'],
  dynamic: TreeShakenChunk['dynamic'] = {},
): TreeShakenChunk => ({
  code: '',
  imports,
  dynamic,
})

/** What each chunk uses while an export of it is needed. */
const uses: Record<string, (needed: readonly string[]) => TreeShakenChunk> = {
  main: () => treeShaken({ parts: ['a'] }, { page: ['Page'] }),
  parts: (needed) => treeShaken(needed.includes('b') ? { deep: ['x'] } : {}),
  page: () => treeShaken({ main: ['m'] }),
  gone: () => treeShaken({ parts: ['b'] }),
  deep: () => treeShaken({}),
}

test('an export that only an unreached chunk used goes, with what only it used', async () => {
  const chunks = [
    chunk('main', ['m', 'n']),
    chunk('parts', ['a', 'b']),
    chunk('page', ['Page'], ['Page']),
    chunk('gone', ['Gone'], ['Gone']),
    chunk('deep', ['x']),
  ]
  const asked = new Map<string, readonly string[]>()
  const linked = await linkChunks(chunks, async ({ name }, needed) => {
    asked.set(name, needed)
    return uses[name]?.(needed) ?? treeShaken({})
  })
  expect(linked.map((one) => one.chunk.name)).toEqual(['main', 'parts', 'page'])
  expect(asked.get('parts')).toEqual(['a'])
  expect(asked.get('main')).toEqual(['m'])
})

test('an import() that could use anything keeps all that the page exports', async () => {
  const chunks = [chunk('main'), chunk('page', ['Page', 'title', 'a'], ['Page', 'title'])]
  let needed: readonly string[] = []
  await linkChunks(chunks, async ({ name }, names) => {
    if (name === 'page') needed = names
    return name === 'main' ? treeShaken({}, { page: null }) : treeShaken({})
  })
  expect(needed).toEqual(['Page', 'title'])
})

const linkedAs = (name: string, imports: TreeShakenChunk['imports']): [string, LinkedChunk] => [
  name,
  { chunk: chunk(name), treeShaken: treeShaken(imports) },
]

test('a chunk is asked for with all that it imports, each once, and without what is at hand', () => {
  const chunks = new Map([
    linkedAs('main', { vendor: ['v'] }),
    linkedAs('vendor', {}),
    linkedAs('page', { parts: ['a'], vendor: ['v'] }),
    linkedAs('parts', { page: ['Page'], vendor: ['v'] }),
  ])
  expect(withImports(chunks, 'page')).toEqual(['page', 'parts', 'vendor'])
  const styles = new Map([['parts', 'assets/parts-1.css']])
  const code =
    'x(()=>import("./page.js"),__vite__mapDeps(`page`));y(()=>import("./vendor.js"),__vite__mapDeps(`vendor`));'
  const filled = withFileTable(code, chunks, styles, new Set(['main', 'vendor']))
  expect(filled).toContain('["assets/page.js","assets/parts.js","assets/parts-1.css"]')
  expect(filled).toContain('x(()=>import("./page.js"),__vite__mapDeps([0,1,2]));y(()=>import("./vendor.js"),[]);')
})
