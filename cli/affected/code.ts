import { openGraph, type Reach, type ReadSource, type SourceGraph } from './graph.ts'
import type { GateValues } from './modules.ts'

/** What a change of the product's own files comes to. Paths are from the product's folder, with forward slashes. */
export interface CodeChanges {
  /** For every tenant: what makes sites, and what nobody can say more of. */
  tool: readonly string[]
  /** For tenants whose site contains them. */
  ofProfile(gates: GateValues): readonly string[]
  /**
   * Modules that take or give other things than before. What is in which chunk, in what order and by what names, follows
   * from all modules of all profiles: these may change it for tenants whose site does not contain them.
   */
  reshaping: readonly string[]
}

/** What the site's code starts from: in the browser, and for the first paint. */
const siteEntries = ['src/main.tsx', 'src/app/first-paint.tsx']

/** What makes a site out of a tenant's folder. */
const toolEntries = ['cli/commands/build.ts']

/** They choose what is built and say how it went; no byte of a site comes from them. */
const onlyTalks = [
  /^cli\/((main|program)\.ts|livery\.cjs)$/,
  /^cli\/(commands|program)\//,
  /^cli\/terminal\/(cli-error|code-frame|colours|diagnostic|failure|format-diagnostics|output|progress)[\w-]*\.ts$/,
  /^cli\/lib\/(bytes|counted|nearest)\.ts$/,
  /^cli\/(affected|matrix)\//,
  /^cli\/build\/(explain|interrupt|result|failed)\.ts$/,
  /^cli\/run\/(costs|git)\.ts$/,
]

/** Parts of the tool that serve, check, show and release what is built already. */
const otherCommands = /^(sandbox|cli\/(banner|completion|create|diff|edit|insight|page|release|retire|serve|verify))\//

const isBeside = (path: string) => otherCommands.test(path) || onlyTalks.some((pattern) => pattern.test(path))

/** Modules of the site that the tool runs too, for every tenant. */
const runByTool = new Set(['src/ui/icon-names.ts'])

/** Whatever is there counts, followed or not: some of it is started by a name that is put together. */
const makesBytes = /^cli\/(bundle|locale|store|tenant|theme)\//

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isTool = (path: string) => /^(cli|sandbox)\//.test(path)
const isSite = (path: string) => /^(contract|src)\//.test(path)
const isCode = (path: string) => /\.tsx?$/.test(path)
const isTypes = (path: string) => path.endsWith('.d.ts')

interface Moment {
  graph: SourceGraph
  /** What the site's code starts from. */
  entries: readonly string[]
  tool: Reach
  /** With every build flag both on and off. */
  site: Reach
}

/** `join(root, 'src', 'lib', 'x.ts')` as the tool's code names modules that it compiles, loads or puts into a site. */
const joined = /["'`]src["'`]((?:,\s*["'`][\w.-]+["'`])+)/g

function namedByTool(graph: SourceGraph, tool: Reach): string[] {
  const texts = [...tool.paths].flatMap((path) => (isTool(path) ? (graph.form(path, {})?.text ?? []) : []))
  return texts.flatMap((text) =>
    [...text.matchAll(joined)].map(([, list = '']) => ['src', ...(list.match(/[\w.-]+/g) ?? [])].join('/')),
  )
}

function momentOf(read: ReadSource): Moment {
  const graph = openGraph(read)
  const tool = graph.reach(toolEntries, {})
  const entries = [...new Set([...siteEntries, ...namedByTool(graph, tool).filter(isCode)])]
  return { graph, entries, tool, site: graph.reach(entries, {}) }
}

function differs(now: Moment, then: Moment, path: string, gates: GateValues): boolean {
  return now.graph.form(path, gates)?.text !== then.graph.form(path, gates)?.text
}

const has = (moments: readonly Moment[], part: 'tool' | 'site', path: string) =>
  moments.some((moment) => moment[part].paths.has(path))

/** Whether the tool's own code names a file, as it does with those that it reads or starts by their names. */
function isNamedInTool(moments: readonly Moment[], path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return moments.some(({ graph, tool }) =>
    [...tool.paths].some((file) => isTool(file) && graph.form(file, {})?.text.includes(name)),
  )
}

/** Whether a changed file counts for every tenant. */
function isForAll(now: Moment, then: Moment, path: string): boolean {
  if (isBeside(path)) return false
  const moments = [now, then]
  if (has(moments, 'tool', path) || makesBytes.test(path) || runByTool.has(path)) return differs(now, then, path, {})
  if (isTool(path)) return !isCode(path)
  if (has(moments, 'site', path) || !isSite(path)) return false
  return !isCode(path) || isNamedInTool(moments, path)
}

/** Judges changed files of the product's folders, each of which is read as it is and as it was. */
export function codeChanges(changed: readonly string[], read: { now: ReadSource; was: ReadSource }): CodeChanges {
  const paths = changed.filter((path) => !isTest(path) && !isTypes(path))
  if (paths.length === 0) return { tool: [], ofProfile: () => [], reshaping: [] }
  const now = momentOf(read.now)
  const then = momentOf(read.was)
  const isKnown = [...siteEntries, ...toolEntries].every((entry) => now.graph.form(entry, {}) !== undefined)
  const tool = paths.filter((path) => !isKnown || isForAll(now, then, path))
  const rest = paths.filter((path) => !isTool(path) && !tool.includes(path))
  const shapeOf = (moment: Moment, path: string) =>
    moment.site.paths.has(path) || moment.site.isOpenEnded ? moment.graph.form(path, {})?.shape : undefined
  return {
    tool,
    reshaping: rest.filter((path) => shapeOf(now, path) !== shapeOf(then, path)),
    ofProfile(gates) {
      const reached = [now, then].map(({ graph, entries }) => graph.reach(entries, gates))
      return rest.filter((path) => {
        const isIn = reached.some((reach) => reach.paths.has(path) || (reach.isOpenEnded && isSite(path)))
        return isIn && differs(now, then, path, gates)
      })
    },
  }
}
