import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { entriesBelow } from '#cli/fs/walk.ts'

/** What a file must be. */
export interface FileMark {
  sha256: string
  bytes: number
}

export type FileMarks = Readonly<Record<string, FileMark>>

/** A file that is not what it must be. `not-a-file`: a link, a device, a folder in a file's place. */
export interface TreeProblem {
  path: string
  problem: 'missing' | 'changed' | 'not-listed' | 'not-a-file' | 'unreadable'
}

/** How closely to look: at sizes, or at every byte. */
export type Depth = 'sizes' | 'bytes'

export const markOf = (bytes: Uint8Array): FileMark => ({ sha256: sha256(bytes), bytes: bytes.length })

export const sumBytes = (marks: Iterable<FileMark>) => [...marks].reduce((sum, { bytes }) => sum + bytes, 0)

function problemOf(file: string, mark: FileMark, depth: Depth): TreeProblem['problem'] | null {
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false })
    if (!stats) return 'missing'
    if (!stats.isFile()) return 'not-a-file'
    if (stats.size !== mark.bytes) return 'changed'
    return depth === 'sizes' || sha256(readFileSync(file)) === mark.sha256 ? null : 'changed'
  } catch {
    // The finding is that it cannot be read, whatever the system's reason.
    return 'unreadable'
  }
}

/** Compares a folder with what it must hold, no more and no less. Links above a file count as its absence. */
export function checkTree(dir: string, expected: FileMarks, depth: Depth): TreeProblem[] {
  const found = new Set([...entriesBelow(dir)].map(({ path }) => path))
  const wrong = Object.entries(expected).flatMap(([path, mark]): TreeProblem[] => {
    const problem = found.has(path) ? problemOf(join(dir, path), mark, depth) : 'missing'
    return problem ? [{ path, problem }] : []
  })
  const extra = [...found].filter((path) => !Object.hasOwn(expected, path))
  return [...wrong, ...extra.map((path): TreeProblem => ({ path, problem: 'not-listed' }))]
}

const words: Record<TreeProblem['problem'], string> = {
  missing: 'is missing',
  changed: 'is not what it was',
  'not-listed': 'does not belong there',
  'not-a-file': 'is not a file',
  unreadable: 'cannot be read',
}

/** "index.html is not what it was, x.js is missing and 3 more". */
export function describeProblems(problems: readonly TreeProblem[]): string {
  const named = problems.slice(0, 3).map(({ path, problem }) => `${path} ${words[problem]}`)
  const more = problems.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
