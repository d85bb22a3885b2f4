import type { PreparedChunk } from './prepare.ts'
import type { TreeShakenChunk } from './tree-shake.ts'

/** A chunk of one profile's site, whole but for the lists of files of its `import()`s. */
export interface LinkedChunk {
  chunk: PreparedChunk
  treeShaken: TreeShakenChunk
}

/** Gives a chunk with only these exports. */
export type TreeShake = (chunk: PreparedChunk, needed: readonly string[]) => Promise<TreeShakenChunk>

type Needs = ReadonlyMap<string, ReadonlySet<string>>

/** All that is reached from the entry, and of each chunk the exports that those use. */
function needsOf(chunks: ReadonlyMap<string, PreparedChunk>, treeShaken: ReadonlyMap<string, TreeShakenChunk>): Needs {
  const needs = new Map<string, Set<string>>()
  const visit = (name: string, names: readonly string[]): void => {
    const before = needs.get(name)
    const own = before ?? new Set<string>()
    needs.set(name, own)
    for (const one of names) own.add(one)
    const found = treeShaken.get(name)
    if (before || !found) return
    for (const [target, used] of Object.entries(found.imports)) visit(target, used)
    for (const [target, used] of Object.entries(found.dynamic))
      visit(target, used ?? chunks.get(target)?.entryExports ?? [])
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.name, [])
  return needs
}

const isSame = (a: ReadonlySet<string> | undefined, b: ReadonlySet<string>) =>
  a !== undefined && a.size === b.size && [...b].every((name) => a.has(name))

/**
 * Tree-shakes across chunks: an export that nobody uses any more goes, with what only it used, until nothing changes.
 * Starts from all exports, so it ends; chunks that are not reached are not in the answer.
 */
export async function linkChunks(prepared: readonly PreparedChunk[], treeShake: TreeShake): Promise<LinkedChunk[]> {
  const chunks = new Map(prepared.map((chunk) => [chunk.name, chunk]))
  const treeShaken = new Map<string, TreeShakenChunk>()
  let needs: Needs = new Map(prepared.map((chunk) => [chunk.name, new Set(Object.keys(chunk.exports))]))
  for (let isDone = false; !isDone; ) {
    for (const [name, names] of needs) {
      const chunk = chunks.get(name)
      if (chunk) treeShaken.set(name, await treeShake(chunk, [...names].sort()))
    }
    const next = needsOf(chunks, treeShaken)
    isDone = [...next].every(([name, names]) => isSame(needs.get(name), names))
    needs = next
  }
  return prepared.flatMap((chunk) => {
    const found = needs.has(chunk.name) ? treeShaken.get(chunk.name) : undefined
    return found ? [{ chunk, treeShaken: found }] : []
  })
}

/** A chunk and all that it imports statically, in the order in which they are asked for. */
export function withImports(chunks: ReadonlyMap<string, LinkedChunk>, start: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of Object.keys(chunks.get(name)?.treeShaken.imports ?? {})) visit(imported)
  }
  visit(start)
  return [...seen]
}
