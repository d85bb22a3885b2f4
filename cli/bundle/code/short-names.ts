import type { ParsedChunk } from './parse.ts'
import { type AstNode, chunkOfSource, type Edit, nameOf, nodesOf } from './syntax.ts'

/** By chunk: what each exported name is called between chunks. Names that source code uses stay as they are. */
export type ShortNames = Readonly<Record<string, Readonly<Record<string, string>>>>

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$'
const words = new Set(['as', 'do', 'if', 'in', 'is', 'of'])

/** Names as short as they can be, in a fixed order: a, b … aa, ab …, without words of the language. */
export function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index++) {
    let name = ''
    for (let rest = index; rest >= 0; rest = Math.floor(rest / letters.length) - 1)
      name = letters.charAt(rest % letters.length) + name
    if (!words.has(name) && !taken.has(name)) yield name
  }
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
  const entries = chunks.map((chunk): [string, Record<string, string>] => {
    const { names } = exportsOf(chunk.body)
    const kept = new Set(chunk.entryExports)
    const next = shortNames(kept)
    const sorted = names.map(([exported]) => exported).sort()
    return [chunk.name, Object.fromEntries(sorted.map((name) => [name, kept.has(name) ? name : next.next().value]))]
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
