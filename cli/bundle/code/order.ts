import { type ParsedChunk, parseChunk } from './parse.ts'
import { chunkOfAddress } from './syntax.ts'

/**
 * Where things stand in a chunk of the template. The compiler puts modules in the order in which it meets them, and that
 * changes with what is left out; a profile that was compiled by itself is put into the template's order, which suits
 * every profile, since it has all of the modules.
 */
export interface ChunkOrder {
  /** Chunks in the order in which this one imports them. */
  imports: readonly string[]
  modules: readonly string[]
  /** The lines that take a package out of its CommonJS wrapper, in order: what is called, and the module of the line. */
  packages: readonly (readonly [call: string, home: string])[]
}

/** `var import_react = __toESM(require_react(), 1);`, or `require_react();` where a package is only loaded. */
const takesPackage = /^(?:(?:var|const) import_[\w$]+ = .*require_[\w$]+\(\).*|require_[\w$]+\(\));$/

interface ModulePart {
  id: string
  heading: string
  /** The lines that take packages: each stands in the first module that needs the package. */
  packages: string[]
  text: string
}

interface Parts {
  imports: { chunk: string; text: string }[]
  /** What stands above the first module. */
  head: string
  modules: ModulePart[]
  rest: string
}

/** A chunk's code taken apart: its imports, each module with its packages, and what follows the modules (exports). */
function partsOf(chunk: ParsedChunk): Parts {
  const imports = chunk.imports.map(({ from, start, end }) => ({
    chunk: chunkOfAddress(from) ?? '',
    text: chunk.code.slice(start, end),
  }))
  const end = chunk.exportsAt ?? chunk.code.length
  const afterImports = chunk.imports.at(-1)?.end ?? 0
  const head = chunk.code.slice(afterImports, chunk.headings[0]?.start ?? end)
  const modules = chunk.headings.map(({ id, start }, index): ModulePart => {
    const [heading = '', ...lines] = chunk.code.slice(start, chunk.headings[index + 1]?.start ?? end).split('\n')
    const packages = lines.filter((line) => takesPackage.test(line))
    return { id, heading, packages, text: lines.filter((line) => !packages.includes(line)).join('\n') }
  })
  return { imports, head, modules, rest: chunk.code.slice(end) }
}

/** What a line calls to take a package, without the name that it gives the answer, which may be numbered. */
const callOf = (line: string) => line.replace(/^(?:var|const) [\w$]+ = /, '')

export function orderOf(chunk: ParsedChunk): ChunkOrder {
  const { imports, modules } = partsOf(chunk)
  return {
    imports: imports.map((one) => one.chunk),
    modules: chunk.modules.map(({ id }) => id),
    packages: modules.flatMap(({ id, packages }) => packages.map((line) => [callOf(line), id] as const)),
  }
}

/** A package that is only loaded stands where it was taken. */
function placeOf({ packages }: ChunkOrder, line: string): number {
  const same = packages.findIndex(([call]) => call === callOf(line))
  const name = /require_[\w$]+\(\)/.exec(line)?.[0] ?? line
  return same < 0 ? packages.findIndex(([call]) => call.includes(name)) : same
}

/**
 * The chunk with its imports, modules and packages in the template's order; what the template has not comes last. The
 * template's own chunks go through it as well: then both have the one form that it gives, wherever the compiler put
 * a line.
 */
export function inOrder(chunk: ParsedChunk, order: ChunkOrder): ParsedChunk {
  const { imports, head, modules, rest } = partsOf(chunk)
  const rank = (list: readonly string[], name: string) => (list.includes(name) ? list.indexOf(name) : list.length)
  const sortedImports = imports.toSorted((a, b) => rank(order.imports, a.chunk) - rank(order.imports, b.chunk))
  const lines = modules.flatMap(({ id, packages }) =>
    packages.map((line) => {
      const place = placeOf(order, line)
      return { line, place, home: order.packages[place]?.[1] ?? id }
    }),
  )
  const takenIn = (id: string) => lines.filter(({ home }) => home === id).toSorted((a, b) => a.place - b.place)
  const present = new Map(modules.map((module) => [module.id, module]))
  // The module that a line stands in may itself be left out.
  const ids = [...new Set([...present.keys(), ...lines.map(({ home }) => home)])]
  const pieces = ids
    .toSorted((a, b) => rank(order.modules, a) - rank(order.modules, b))
    .flatMap((id) => {
      const { heading = '', text = '' } = present.get(id) ?? {}
      return [heading, ...takenIn(id).map(({ line }) => line), text]
    })
  const sortedModules = chunk.modules.toSorted((a, b) => rank(order.modules, a.id) - rank(order.modules, b.id))
  const { name, isEntry, entryExports } = chunk
  const code = [...sortedImports.map(({ text }) => text), head, ...pieces, rest].join('\n')
  return parseChunk({ name, isEntry, entryExports, modules: sortedModules, code })
}
