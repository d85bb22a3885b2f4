import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findOffenders, maxLines, maxSources, type Offenders, readOffenders } from './folder-offenders.ts'
import { maxParameters } from './wide-functions.ts'

const usage = `node scripts/folder-cycles.ts           says what is wrong with the folders, and ends with 1
node scripts/folder-cycles.ts --list    prints what scripts/folder-offenders.json has to say of them as they are
  --offenders <file>                    another list of offenders
`

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
    ...compareCounts(found.wide, allowed.wide, `functions with over ${maxParameters} parameters`),
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
  const errors = errorsOf(findOffenders(), readOffenders(values.offenders))
  const list = relative('.', values.offenders)
  process.stdout.write(errors.map((line) => `${line}\n`).join('') || `Folders are as ${list} says, or better.\n`)
  process.exitCode = errors.length === 0 ? 0 : 1
}
