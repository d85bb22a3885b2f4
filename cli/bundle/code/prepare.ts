import { gateNames } from '../profile.ts'
import { dynamicImports } from './dynamic-imports.ts'
import type { ParsedChunk } from './parse.ts'
import { pureConstants, purePackages } from './purity.ts'
import { exportsOf, type ShortNames, shortImports } from './short-names.ts'
import { type StylePart, stylePartsOf } from './styles.ts'
import { applied } from './syntax.ts'

/** A chunk that is ready to be specialised: what others know it by is the same in every profile. */
export interface PreparedChunk {
  name: string
  isEntry: boolean
  /** Imports by short names; without its exports. `import()` says in its address what is used of the answer. */
  body: string
  /** Exported name to the name inside. */
  exports: Readonly<Record<string, string>>
  /** Of these, the ones that a bare `import()` may use. */
  entryExports: readonly string[]
  /** The flags that it mentions. */
  gates: readonly string[]
  /** What its code was made of, in order; bytes before minifying. */
  modules: readonly { id: string; bytes: number }[]
  styles: readonly StylePart[]
}

/** What chunks are called by and depend on in every profile. */
export interface Conventions {
  names: ShortNames
  /** The CommonJS packages that a chunk takes for what they give, by chunk. */
  packages: Readonly<Record<string, readonly string[]>>
}

const gatePattern = new RegExp(`\\b(?:${gateNames.join('|')})\\b`, 'g')

/** Vite's table of a chunk's files, which is made anew for each profile. */
const fileTable = /^const __vite__mapDeps=.*\n/

/** Makes a compiled chunk ready: names between chunks short, exports apart, the loader's lists left to be filled in. */
export function prepareChunk(chunk: ParsedChunk, conventions: Conventions): PreparedChunk {
  const { name, isEntry, entryExports, body } = chunk
  const { names, packages } = conventions
  const { names: exported, start } = exportsOf(body)
  const edits = [
    ...shortImports(body, names),
    ...(chunk.code.includes('import(') ? dynamicImports(chunk, names) : []),
    ...purePackages(chunk, new Set(packages[name])),
    ...pureConstants(chunk),
  ]
  const end = start ?? chunk.code.length
  const prepared = applied(
    chunk.code.slice(0, end),
    edits.filter((edit) => edit.end <= end),
  ).replace(fileTable, '')
  // A list that was left by number would name files of another profile.
  if (prepared.includes('__vite__mapDeps([')) throw new Error(`The chunk ${name} loads parts in a way not known here`)
  return {
    name,
    isEntry,
    entryExports,
    body: prepared,
    exports: Object.fromEntries(exported.map(([own, local]) => [names[name]?.[own] ?? own, local])),
    gates: [...new Set(chunk.code.match(gatePattern) ?? [])].sort(),
    modules: chunk.modules.map(({ id, bytes }) => ({ id, bytes })),
    styles: stylePartsOf(chunk),
  }
}
