import { basename } from 'node:path'

const withoutEnding = (path: string) => path.replace(/\.[a-z]+$/, '')

/** What a chunk is called that a module is asked for by: by itself, without knowing of other profiles or other chunks. */
export type ChunkNames = (path: string) => string

/**
 * Names by the module's path from the product's folder: its file's name where no other file of the source has that, and
 * no group of chunks; else its whole path. A bundler that numbers what has the same name would number it otherwise
 * in a profile that has less of it.
 */
export function openChunkNames(sources: readonly string[], taken: readonly string[]): ChunkNames {
  const uses = new Map(taken.map((name) => [name, 1]))
  for (const path of sources) {
    const name = withoutEnding(basename(path))
    uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  return (path) => {
    const inPackage = /(?:^|\/)node_modules\/(?!.*\/node_modules\/)(.+)$/.exec(path)?.[1]
    const way = withoutEnding(inPackage ?? path.replace(/^src\//, ''))
    const name = basename(way)
    const isAlone = inPackage === undefined && uses.get(name) === 1
    return isAlone ? name : way.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '')
  }
}
