import { type Loading, readChunkGroups } from './chunk-groups.ts'
import { compileCode, type Layout } from './compile.ts'
import { importedAnyway, staticImports } from './edges.ts'
import { type ChunkOrder, inOrder, orderOf } from './order.ts'
import { type ParsedChunk, parseChunk } from './parse.ts'
import { type Conventions, type PreparedChunk, prepareChunk } from './prepare.ts'
import { packagesUsed } from './purity.ts'
import { shortNamesOf } from './short-names.ts'

/** The site's code with every flag undecided, from which each profile's is specialised. */
export interface CodeTemplate {
  chunks: readonly PreparedChunk[]
  /** What a profile that is compiled by itself must share with it, to be compared. */
  conventions: Conventions
  layout: Readonly<Record<string, string>>
  orders: Orders
  loading: Loading
  /** Names of pages for which the code was compiled a second time: groups of `src/config/chunks.json` spare it. */
  ungrouped: readonly string[]
}

/** The chunks that no flag can leave out: what is reached from the entry without passing one. */
function reachedAnyway(chunks: readonly ParsedChunk[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = chunks.find((candidate) => candidate.name === name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const target of importedAnyway(chunk)) visit(target)
  }
  for (const { name, isEntry } of chunks) if (isEntry) visit(name)
  return seen
}

/**
 * A page that a flag may leave out and that others also import from (a component it shares, a helper that ended there)
 * is held in place like any shared chunk: else its modules would be elsewhere where the flag is off.
 */
function sharedPages(chunks: readonly ParsedChunk[]): Layout {
  const anyway = reachedAnyway(chunks)
  const imported = new Set(chunks.flatMap(({ imports }) => staticImports(imports)))
  const pages = chunks.filter(({ name, entryExports }) => entryExports.length > 0 && !anyway.has(name))
  const shared = pages.filter(({ name }) => imported.has(name))
  return new Map(shared.flatMap(({ name, modules }) => modules.map(({ id }): [string, string] => [id, name])))
}

type Orders = Readonly<Record<string, ChunkOrder>>

function ordered(chunk: ParsedChunk, orders: Orders): ParsedChunk {
  const order = orders[chunk.name]
  return order ? inOrder(chunk, order) : chunk
}

/** Compiles the site's code once, for every profile. */
export async function makeTemplate(cwd: string): Promise<CodeTemplate> {
  const { groups: chunkGroups, loading } = readChunkGroups(cwd)
  const folder = { cwd, chunkGroups }
  let chunks = (await compileCode(folder, {}, new Map())).map(parseChunk)
  const shared = sharedPages(chunks)
  if (shared.size > 0) chunks = (await compileCode(folder, {}, shared)).map(parseChunk)
  const orders = Object.fromEntries(chunks.map((chunk) => [chunk.name, orderOf(chunk)]))
  chunks = chunks.map((chunk) => ordered(chunk, orders))
  const conventions: Conventions = {
    names: shortNamesOf(chunks),
    packages: Object.fromEntries(chunks.map((chunk) => [chunk.name, [...packagesUsed(chunk)].sort()])),
  }
  // A page's own modules stay where they are asked for; all others are held in place.
  const held = chunks.filter(({ entryExports }) => entryExports.length === 0)
  return {
    chunks: chunks.map((chunk) => prepareChunk(chunk, conventions)),
    conventions,
    layout: Object.fromEntries(held.flatMap(({ name, modules }) => modules.map(({ id }) => [id, name]))),
    orders,
    loading,
    ungrouped: [...new Set(shared.values())],
  }
}

/** Compiles one profile by itself, with its flags decided before anything else: what specialising must come to. */
export async function compileProfile(
  cwd: string,
  template: CodeTemplate,
  defines: Readonly<Record<string, string>>,
): Promise<PreparedChunk[]> {
  const layout: Layout = new Map(Object.entries(template.layout))
  const { groups: chunkGroups } = readChunkGroups(cwd)
  const chunks = await compileCode({ cwd, chunkGroups }, defines, layout)
  return chunks.map((chunk) => prepareChunk(ordered(parseChunk(chunk), template.orders), template.conventions))
}
