import { createHash } from 'node:crypto'
import { sha256 } from '#cli/fs/hash.ts'
import type { Depth, FileMark, TreeProblem } from '#cli/site-files/tree.ts'
import { manifestPath } from '../layout.ts'
import { allFilesOf, type FoundRelease } from '../verify.ts'
import type { FarEntry } from './far-storage.ts'

/** Looks at files of one release that lie elsewhere. */
export interface FarReader {
  entries: ReadonlyMap<string, FarEntry>
  read(path: string): Promise<Uint8Array | undefined>
  /** Bytes of this machine that have a hash. */
  known(hash: string): Uint8Array | undefined
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

/** Whether the storage's own hash says what a file is, and says that it is right; undefined where it does not say. */
function judged(entry: FarEntry, mark: FileMark, known: FarReader['known']): boolean | undefined {
  if (entry.sha256 !== undefined) return entry.sha256 === mark.sha256
  const bytes = entry.md5 === undefined ? undefined : known(mark.sha256)
  return bytes && md5(bytes) === entry.md5 ? true : undefined
}

/** What is wrong with a release that lies elsewhere: by the storage's own hashes where they say it, else by reading. */
export async function farProblems(
  release: FoundRelease,
  { entries, read, known }: FarReader,
  depth: Depth,
): Promise<TreeProblem[]> {
  if (!release.manifest) return [{ path: manifestPath, problem: 'changed' }]
  const expected = { ...allFilesOf(release.manifest), ...release.papers }
  const problemOf = async ([path, mark]: [string, FileMark]): Promise<TreeProblem[]> => {
    const entry = entries.get(path)
    if (!entry) return [{ path, problem: 'missing' }]
    if (entry.bytes !== mark.bytes) return [{ path, problem: 'changed' }]
    if (depth === 'sizes') return []
    const isRight = judged(entry, mark, known) ?? sha256((await read(path)) ?? new Uint8Array()) === mark.sha256
    return isRight ? [] : [{ path, problem: 'changed' }]
  }
  const wrong = await Promise.all(Object.entries(expected).map(problemOf))
  const extra = [...entries.keys()].filter((path) => !Object.hasOwn(expected, path))
  return [...wrong.flat(), ...extra.map((path): TreeProblem => ({ path, problem: 'not-listed' }))]
}
