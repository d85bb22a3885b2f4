import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseArgs } from 'node:util'

const usage = `node scripts/folder-cycles.ts           says what is wrong with the folders, and ends with 1
node scripts/folder-cycles.ts --list    prints what scripts/folder-offenders.json has to say of them as they are
  --offenders <file>                    another list of offenders
`

const maxSources = 25
const maxLines = 300

/** Tables of cases and of words: length is what they are for. */
const dataFiles = ['sandbox/artwork/title-words.ts', 'tests/support/mistakes.ts', 'tests/support/planted-faults.ts']

/** What is wrong with the folders as they are. */
interface Offenders {
  /** Folders that, through others, import themselves. */
  cycles: string[]
  /** Folders with too many source files, and how many these are. */
  full: Record<string, number>
  /** Files with too many lines, and how many these are. */
  long: Record<string, number>
}

const slashed = (path: string) => path.replaceAll('\\', '/')
const allFiles = () => globSync('{contract,src,sandbox,cli,scripts,tests}/**/*.{ts,tsx}').map(slashed).sort()
const isSource = (path: string) => !/\.test\.tsx?$|^tests\/|for-tests/.test(path)

const importing = /(?:\bfrom|\bimport\(|\bimport)\s*['"]((?:\.{1,2}\/|#)[^'"?]+)/g

const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(importing)].map(([, to = '']) =>
    slashed(to.startsWith('#') ? to.slice(1) : normalize(join(dirname(path), to))),
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

function findOffenders(): Offenders {
  const files = allFiles()
  const sources = files.filter(isSource)
  const graph = folderImports(sources)
  const counts = Map.groupBy(sources, dirname)
  const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
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
  }
}

/** What is over its limit and over what the list allows, and what the list allows without need. */
function compareCounts(found: Record<string, number>, allowed: Record<string, number>, of: string): string[] {
  const grown = Object.entries(found).flatMap(([path, count]) => {
    const limit = allowed[path]
    if (limit === undefined) return [`${path}: ${count} ${of}`]
    return count > limit ? [`${path}: ${count} ${of}, ${limit} before`] : []
  })
  const idle = Object.keys(allowed).filter((path) => !(path in found))
  return [...grown, ...idle.map((path) => `${path}: not over its ${of} any more, take it off the list`)]
}

/** The offenders that the list does not allow, and what it allows without need: it may only shrink. */
function errorsOf(found: Offenders, allowed: Offenders): string[] {
  const [now, then] = [new Set(found.cycles), new Set(allowed.cycles)]
  return [
    ...[...now.difference(then)].map((folder) => `${folder}: imports itself through other folders`),
    ...[...then.difference(now)].map((folder) => `${folder}: in no cycle any more, take it off the list`),
    ...compareCounts(found.full, allowed.full, `source files (at most ${maxSources})`),
    ...compareCounts(found.long, allowed.long, `lines (at most ${maxLines})`),
  ]
}

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    offenders: { type: 'string', default: join(import.meta.dirname, 'folder-offenders.json') },
  },
})

if (values.help) {
  process.stdout.write(usage)
} else if (values.list) {
  process.stdout.write(`${JSON.stringify(findOffenders(), null, 2)}\n`)
} else {
  const errors = errorsOf(findOffenders(), JSON.parse(readFileSync(values.offenders, 'utf8')))
  const list = relative('.', values.offenders)
  process.stdout.write(errors.map((line) => `${line}\n`).join('') || `Folders are as ${list} says, or better.\n`)
  process.exitCode = errors.length === 0 ? 0 : 1
}
