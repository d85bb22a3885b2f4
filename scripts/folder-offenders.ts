import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { filesOf, isForTests, linesOf } from './source-files.ts'
import { wideFunctions } from './wide-functions.ts'

export const maxSources = 25
export const maxLines = 300

/** Tables of cases: length is what they are for. */
const dataFiles = ['contract/problems.ts', 'tests/support/mistakes.ts', 'tests/support/planted-faults.ts']

/** What is wrong with the folders as they are. */
export interface Offenders {
  /** Folders that, through others, import themselves. */
  cycles: string[]
  /** Folders with too many source files, and how many these are. */
  full: Record<string, number>
  /** Files with too many lines, and how many these are. */
  long: Record<string, number>
  /** Rooms that have functions with too many parameters, and how many these are. */
  wide: Record<string, number>
}

const isSource = (path: string) => !path.startsWith('tests/') && !isForTests(path)

const importing = /(?:\bfrom|\bimport\(|\bimport)\s*['"]((?:\.{1,2}\/|#)[^'"?]+)/g

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(importing)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : normalize(join(dirname(path), to)).replaceAll('\\', '/'),
  )

/** Which folders the files of each folder import: a folder's own files are one node, those of its subfolders others. */
function folderImports(sources: readonly string[]): Map<string, Set<string>> {
  const known = new Set(sources)
  const graph = new Map<string, Set<string>>()
  for (const path of sources) {
    const [from, to] = [dirname(path), importsOf(path).filter((other) => known.has(other))]
    const folders = graph.get(from) ?? new Set()
    for (const folder of to.map(dirname)) if (folder !== from) folders.add(folder)
    graph.set(from, folders)
  }
  return graph
}

/** All that a folder imports, through any number of others. */
function reach(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const seen = new Set<string>()
  const open = [from]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return seen
}

const over = (counts: Iterable<[string, number]>, max: number) =>
  Object.fromEntries([...counts].filter(([, count]) => count > max))

/** The offenders below the working folder. */
export function findOffenders(): Offenders {
  const files = filesOf('{contract,src,sandbox,cli,scripts,tests}/**/*.{ts,tsx}')
  const sources = files.filter(isSource)
  const graph = folderImports(sources)
  const counts = Map.groupBy(sources, dirname)
  return {
    cycles: [...graph.keys()].filter((folder) => reach(graph, folder).has(folder)).sort(),
    full: over(
      [...counts].map(([folder, { length }]) => [folder, length]),
      maxSources,
    ),
    long: over(
      files.filter((path) => !dataFiles.includes(path)).map((path) => [path, linesOf(path)]),
      maxLines,
    ),
    wide: wideFunctions(sources.filter((path) => !path.endsWith('.d.ts'))),
  }
}

/** A list of offenders that are let pass. */
export const readOffenders = (path: string): Offenders => JSON.parse(readFileSync(path, 'utf8'))
