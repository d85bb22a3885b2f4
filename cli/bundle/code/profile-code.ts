import { integrityOf, nameHash } from '#cli/fs/hash.ts'
import type { Store } from '#cli/store/store.ts'
import type { Template, TemplateFile } from '../template.ts'
import type { Loading } from './chunk-groups.ts'
import { withFileTable } from './file-table.ts'
import { type LinkedChunk, withImports } from './link.ts'
import { stylesFor } from './styles.ts'
import type { TreeShakenChunk } from './tree-shake.ts'

/** What fetches the strings, without which nothing is shown. */
const stringsLoader = 'node_modules/i18next-http-backend/'

/** The bundler's own chunk: what stands there as a word says nothing of the app. */
const runtimeChunk = 'rolldown-runtime'

const literal = /["'`]([a-z][a-z0-9-]*)["'`]/g

const knownWords = new WeakMap<TreeShakenChunk, readonly string[]>()

/** A specialised chunk is shared by many profiles: what stands in it is looked up once. */
function wordsIn(treeShaken: TreeShakenChunk): readonly string[] {
  const words = knownWords.get(treeShaken) ?? [
    ...new Set([...treeShaken.code.matchAll(literal)].map(([, word = '']) => word)),
  ]
  knownWords.set(treeShaken, words)
  return words
}

function wordsOf(chunks: readonly LinkedChunk[], { withoutIcons }: Loading): string[] {
  const others = new Set([...withoutIcons, runtimeChunk])
  const own = chunks.filter(({ chunk }) => !others.has(chunk.name))
  return [...new Set(own.flatMap(({ treeShaken }) => wordsIn(treeShaken)))].sort()
}

/** So many described texts are kept in a process; with more, all are forgotten and described anew. */
const maxKept = 1000

/** Puts files into the store under the hash of their content; what many profiles have is described once. */
export function openFileMaker(store: Store): (name: string, extension: string, text: string) => Promise<TemplateFile> {
  const known = new Map<string, TemplateFile>()
  return async (name, extension, text) => {
    const before = known.get(text)
    if (before?.path.startsWith(`assets/${name}-`) && (await store.has(before.hash))) return before
    const bytes = Buffer.from(text, 'utf8')
    const hash = await store.put(bytes)
    const integrity = integrityOf(bytes)
    const path = `assets/${name}-${nameHash(integrity)}.${extension}`
    const file = { path, hash, size: bytes.length, integrity }
    if (known.size >= maxKept) known.clear()
    known.set(text, file)
    return file
  }
}

type MakeFile = ReturnType<typeof openFileMaker>

/** What `src/lib/load-chunk.ts` imports it as. */
const integrityTable = 'integrity'

/**
 * The integrity of the scripts and style sheets that the page itself does not ask for, by address: half of a page would be
 * hashes. The loader gives each file its own when it asks for it.
 */
const tableOf = (files: readonly TemplateFile[]) =>
  `export default ${JSON.stringify(Object.fromEntries(files.map(({ path, integrity }) => [`/${path}`, integrity])))}`

const pathsOf = (names: readonly string[], files: ReadonlyMap<string, TemplateFile>) =>
  names.flatMap((name) => files.get(name)?.path ?? [])

/** Makes a profile's files of its linked chunks, and says how they are loaded. */
export async function profileCode(
  linked: readonly LinkedChunk[],
  loading: Loading,
  makeFile: MakeFile,
): Promise<Template> {
  const chunks = new Map(linked.map((one) => [one.chunk.name, one]))
  const entry = linked.find(({ chunk }) => chunk.isEntry)
  if (!entry) throw new Error('The compiled code has no entry')
  const chunkWith = (module: string) => linked.find(({ chunk }) => chunk.modules.some(({ id }) => id === module))
  const page = loading.firstPage === null ? undefined : chunkWith(loading.firstPage)
  const initial = withImports(chunks, entry.chunk.name)
  const withPage = page ? [...new Set([...initial, ...withImports(chunks, page.chunk.name)])] : initial
  const strings = linked.find(({ chunk }) => chunk.modules.some(({ id }) => id.includes(stringsLoader)))
  const ahead = [...(strings ? [strings.chunk.name] : []), ...loading.preloaded.filter((name) => chunks.has(name))]
  const later = (names: readonly string[]) => [...new Set(names)].filter((name) => !initial.includes(name))
  const next = later([...ahead, ...withPage])
  const pages = Object.entries(loading.pages).map(([path, modules]) => {
    const names = modules.flatMap((module) => chunkWith(module)?.chunk.name ?? [])
    return { path, names: later([...ahead, ...names.flatMap((name) => withImports(chunks, name))]) }
  })

  const sheets = new Map(linked.map(({ chunk, treeShaken }) => [chunk.name, stylesFor(chunk.styles, treeShaken.code)]))
  const styles = new Map<string, TemplateFile>()
  // What the start and the first page need is one sheet: they are never needed apart.
  const first = withPage.map((name) => sheets.get(name)).join('')
  const start = first === '' ? [] : [await makeFile(entry.chunk.name, 'css', first)]
  for (const [name, css] of sheets)
    if (css !== '' && !withPage.includes(name)) styles.set(name, await makeFile(name, 'css', css))
  const stylePaths = new Map([...styles].map(([name, { path }]) => [name, path]))
  const scripts = new Map<string, TemplateFile>()
  for (const { chunk, treeShaken } of linked) {
    const code = withFileTable(treeShaken.code, chunks, stylePaths, new Set(initial))
    scripts.set(chunk.name, await makeFile(chunk.name, 'js', code))
  }
  const early = new Set([...initial, ...next])
  const late = [...[...scripts].flatMap(([name, file]) => (early.has(name) ? [] : [file])), ...styles.values()]
  if (late.length > 0) {
    scripts.set(integrityTable, await makeFile(integrityTable, 'js', tableOf(late)))
    early.add(integrityTable)
  }
  const table = late.length > 0 ? [integrityTable] : []
  return {
    files: [...scripts.values(), ...start, ...styles.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    initialJs: pathsOf(initial, scripts),
    initialCss: start.map(({ path }) => path),
    importMap: {
      imports: Object.fromEntries([...scripts].map(([name, { path }]) => [`/assets/${name}.js`, `/${path}`])),
      integrity: Object.fromEntries(
        [...scripts].flatMap(([name, { path, integrity }]) => (early.has(name) ? [[`/${path}`, integrity]] : [])),
      ),
    },
    nextJs: pathsOf([...next, ...table], scripts),
    pageJs: Object.fromEntries(pages.map(({ path, names }) => [path, pathsOf([...names, ...table], scripts)])),
    words: wordsOf(linked, loading),
    chunks: linked.map(({ chunk }) => ({
      name: chunk.name,
      path: scripts.get(chunk.name)?.path ?? '',
      modules: chunk.modules,
    })),
  }
}
