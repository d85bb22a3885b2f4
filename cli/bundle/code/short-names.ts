import { createHash } from 'node:crypto'
import type { ParsedChunk } from './parse.ts'
import { type AstNode, chunkOfSource, type Edit, nameOf, nodesOf } from './syntax.ts'

/** By chunk: what each exported name is called between chunks. Names that source code uses stay as they are. */
export type ShortNames = Readonly<Record<string, Readonly<Record<string, string>>>>

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$'
const words = new Set(['as', 'do', 'if', 'in', 'is', 'of'])
const allPairs = letters.length ** 2

/** One letter more for each time that all shorter names are tried. */
function* candidates(name: string): Generator<string, never> {
  const start = createHash('sha256').update(name).digest().readUInt32BE()
  for (let step = 0; ; step++) {
    const pair = (start + step) % allPairs
    const longer = letters.charAt(Math.floor(step / allPairs) - 1)
    yield letters.charAt(Math.floor(pair / letters.length)) + letters.charAt(pair % letters.length) + longer
  }
}

/**
 * A short name for each, out of its own hash: a name that comes or goes renames no other, or the rare one that wanted
 * the same. Words of the language and what is taken are not given.
 */
export function shortNames(names: readonly string[], taken: ReadonlySet<string>): Record<string, string> {
  const given = new Set([...taken, ...words])
  const entries = names.toSorted().map((name): [string, string] => {
    const short = candidates(name).find((candidate) => !given.has(candidate)) ?? name
    given.add(short)
    return [name, short]
  })
  return Object.fromEntries(entries)
}

/** A chunk's exports, as pairs of the exported name and the name inside, and where the statement starts. */
export function exportsOf(body: readonly AstNode[]): {
  names: [exported: string, local: string][]
  start: number | null
} {
  const statement = body.find((node) => node.type === 'ExportNamedDeclaration')
  if (!statement) return { names: [], start: null }
  const names = nodesOf(statement.specifiers).map((specifier): [string, string] => {
    return [nameOf(specifier.exported), nameOf(specifier.local)]
  })
  return { names, start: statement.start }
}

/** Gives every name that only chunks use among themselves a short one, the same whatever the profile. */
export function shortNamesOf(chunks: readonly ParsedChunk[]): ShortNames {
  const entries = chunks.map(({ name, body, entryExports }): [string, Record<string, string>] => {
    const kept = new Set(entryExports)
    const exported = exportsOf(body).names.map(([own]) => own)
    const short = shortNames(
      exported.filter((own) => !kept.has(own)),
      kept,
    )
    return [name, { ...Object.fromEntries(entryExports.map((own) => [own, own])), ...short }]
  })
  return Object.fromEntries(entries)
}

/** `import { useThing } from "./main.js"` becomes `import { a as useThing } …`. */
export function shortImports(body: readonly AstNode[], names: ShortNames): Edit[] {
  return body.flatMap((statement): Edit[] => {
    const target = statement.type === 'ImportDeclaration' ? chunkOfSource(statement.source) : undefined
    const inTarget = target === undefined ? undefined : names[target]
    if (!inTarget) return []
    return nodesOf(statement.specifiers).map((specifier) => {
      const imported = nameOf(specifier.imported)
      const text = `${inTarget[imported] ?? imported} as ${nameOf(specifier.local)}`
      return { start: specifier.start, end: specifier.end, text }
    })
  })
}
