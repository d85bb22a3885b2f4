import type { CompiledChunk } from './compile.ts'
import { type ParsedChunk, parseChunk } from './parse.ts'
import { type AstNode, chunkOfSource } from './syntax.ts'

/**
 * Where things stand in a chunk of the template. The compiler puts modules in the order in which it meets them, and that
 * changes with what is left out; a profile that was compiled by itself is put into the template's order, which suits
 * every profile, since it has all of the modules.
 */
export interface ChunkOrder {
  /** Chunks in the order in which this one imports them. */
  imports: readonly string[]
  modules: readonly string[]
  /** The code that takes a package out of its CommonJS wrapper, by text: the module above which it stands. */
  packages: Readonly<Record<string, string>>
}

const takesPackage = /^(?:(?:var|const) import_[\w$]+ = .*require_[\w$]+\(\).*|require_[\w$]+\(\));$/

interface Parts {
  imports: { chunk: string; text: string }[]
  /** What stands above the first module. */
  head: string
  /** `packages`: the lines of `text` that could as well stand elsewhere. */
  modules: { id: string; text: string; packages: string[] }[]
  rest: string
}

function textOf(chunk: CompiledChunk, node: AstNode): string {
  return chunk.code.slice(node.start, node.end)
}

/** A chunk's code taken apart: its imports, each module with its packages, and what follows the modules (exports). */
function partsOf(chunk: ParsedChunk): Parts {
  const imports = chunk.body
    .filter((node) => node.type === 'ImportDeclaration')
    .map((node) => ({ chunk: chunkOfSource(node.source) ?? '', text: textOf(chunk, node) }))
  const end = chunk.body.find((node) => node.type === 'ExportNamedDeclaration')?.start ?? chunk.code.length
  const afterImports = chunk.body.findLast((node) => node.type === 'ImportDeclaration')?.end ?? 0
  const head = chunk.code.slice(afterImports, chunk.headings[0]?.start ?? end)
  const modules = chunk.headings.map(({ id, start }, index) => {
    const lines = chunk.code.slice(start, chunk.headings[index + 1]?.start ?? end).split('\n')
    // Wrappers that are made here cannot be taken from another place than theirs.
    const isLocal = (line: string) => chunk.code.includes(`${/require_[\w$]+/.exec(line)?.[0]} = `)
    const packages = lines.filter((line) => takesPackage.test(line) && !isLocal(line))
    return { id, text: lines.join('\n'), packages }
  })
  return { imports, head, modules, rest: chunk.code.slice(end) }
}

export function orderOf(chunk: ParsedChunk): ChunkOrder {
  const { imports, modules } = partsOf(chunk)
  return {
    imports: imports.map((one) => one.chunk),
    modules: chunk.modules.map(({ id }) => id),
    packages: Object.fromEntries(modules.flatMap(({ id, packages }) => packages.map((line) => [keyOf(line), id]))),
  }
}

/** A package that is only loaded stands where it was taken. */
const keyOf = (line: string) => /require_[\w$]+/.exec(line)?.[0] ?? line

/** The chunk with its imports, modules and packages in the template's order; what the template has not comes last. */
export function inOrder(chunk: ParsedChunk, order: ChunkOrder): ParsedChunk {
  const { imports, head, modules, rest } = partsOf(chunk)
  const rank = (list: readonly string[], name: string) => (list.includes(name) ? list.indexOf(name) : list.length)
  const sortedImports = imports.toSorted((a, b) => rank(order.imports, a.chunk) - rank(order.imports, b.chunk))
  const homeOf = (line: string) => order.packages[keyOf(line)] ?? ''
  const pieces = modules
    .flatMap(({ id, text, packages }) => {
      const moved = packages.filter((line) => homeOf(line) !== id)
      const lines = text.split('\n').filter((line) => !moved.includes(line))
      const own = { place: rank(order.modules, id), isPackage: false, text: lines.join('\n') }
      const others = moved.map((line) => ({ place: rank(order.modules, homeOf(line)), isPackage: true, text: line }))
      return [own, ...others]
    })
    .toSorted((a, b) => a.place - b.place || Number(b.isPackage) - Number(a.isPackage))
  const code = [...sortedImports, { text: head }, ...pieces].map(({ text }) => text).join('\n')
  const sortedModules = chunk.modules.toSorted((a, b) => rank(order.modules, a.id) - rank(order.modules, b.id))
  const { name, isEntry, entryExports } = chunk
  return parseChunk({ name, isEntry, entryExports, modules: sortedModules, code: `${code}\n${rest}` })
}
