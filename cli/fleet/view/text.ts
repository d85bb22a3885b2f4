import { colours } from '#cli/terminal/colours.ts'
import { printable } from '#cli/terminal/format-diagnostics.ts'
import { ageOf, type Fleet, type FleetTenant, hasErrors } from './fleet.ts'
import { ends, runLines, stoppedLines } from './run-text.ts'
import { shownAge, shownCohort, shownCount, shownKilobytes, shownLabel } from './words.ts'

export interface TextOptions {
  /** Columns of the terminal, 60 or more. */
  width: number
  /** Rows at most; Infinity for all. */
  limit: number
}

/** From here on a row has its cohort too, and the digits of a release that no run made. */
const wide = 84

const plural = (count: number, noun: string) => `${shownCount(count)} ${noun}${count === 1 ? '' : 's'}`

/** As many on a line as it has room for. */
function sumsLines({ sums }: Fleet, width: number): string[] {
  const { tenants, nothingToDo, warnings, errors, underWay } = sums
  const tone = (count: number, paint: (text: string) => string) => (count > 0 ? paint : colours.dim)
  const plain = (text: string) => text
  const parts: [text: string, paint: (text: string) => string][] = [
    [plural(tenants, 'tenant'), colours.bold],
    [`${shownCount(nothingToDo)} with nothing to do`, plain],
    [`${shownCount(warnings)} with warnings`, tone(warnings, colours.yellow)],
    [`${shownCount(errors)} with errors`, tone(errors, colours.red)],
  ]
  if (underWay > 0) parts.push([`${shownCount(underWay)} to come`, plain])
  const lines: string[][] = [[]]
  let used = 0
  for (const [text, paint] of parts) {
    if (used > 0 && used + 3 + text.length > width) {
      lines.push([])
      used = 0
    }
    used += (used > 0 ? 3 : 0) + text.length
    lines.at(-1)?.push(paint(text))
  }
  return lines.map((line) => line.join(colours.dim(' · ')))
}

const headOf = (fleet: Fleet, width: number) => {
  const read = `read ${fleet.read.slice(0, 16).replace('T', ' ')} UTC`
  return ends([colours.bold(printable(fleet.target)), printable(fleet.target).length], read, width)
}

interface Columns {
  code: number
  release: number
  isWide: boolean
}

const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, width - 1)}…`)

function columnsFor(rows: readonly FleetTenant[], width: number): Columns {
  const longest = Math.max(6, ...rows.map(({ code }) => code.length))
  const isWide = width >= wide
  const release = isWide ? Math.max(12, ...rows.map(({ live }) => (live ? shownLabel(live).length : 0))) : 12
  // The mark, age and size, findings, the cohort, and two spaces before each.
  const rest = 2 + 2 + release + 2 + 16 + 2 + 10 + (isWide ? 2 + 18 : 0)
  return { code: Math.max(8, Math.min(longest, width - rest)), release, isWide }
}

function markOf(tenant: FleetTenant): string {
  if (hasErrors(tenant)) return colours.red('✖')
  return tenant.findings.length > 0 ? colours.yellow('!') : ' '
}

function findingsCell(tenant: FleetTenant): string {
  const errors = tenant.findings.filter(({ severity }) => severity === 'error').length
  const text = errors > 0 ? plural(errors, 'error') : plural(tenant.findings.length, 'warning')
  if (tenant.findings.length === 0) return colours.dim('–'.padEnd(10))
  return (errors > 0 ? colours.red : colours.yellow)(text.padEnd(10))
}

function rowLine(fleet: Fleet, tenant: FleetTenant, columns: Columns): string {
  const { live, cohort, budget } = tenant
  const release = live === null ? 'not released' : columns.isWide ? shownLabel(live) : live.label
  const age = (live === null ? '–' : shownAge(ageOf(fleet, live))).padStart(7)
  const size = (live?.firstLoad == null ? '–' : shownKilobytes(live.firstLoad)).padStart(8)
  const isOver = (live?.firstLoad ?? 0) > budget
  const cells = [
    `${markOf(tenant)} ${colours.bold(cut(tenant.code, columns.code).padEnd(columns.code))}`,
    (live === null ? colours.dim : (text: string) => text)(cut(release, columns.release).padEnd(columns.release)),
    `${age} ${isOver ? colours.red(size) : size}`,
    findingsCell(tenant),
    ...(columns.isWide ? [colours.dim(cohort ? shownCohort(cohort) : '')] : []),
  ]
  return cells.join('  ').trimEnd()
}

function reasonLine({ findings }: FleetTenant, width: number): string[] {
  const [first, ...others] = findings
  if (!first) return []
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  const text = cut(`${printable(first.text)}${more}`, width - 2)
  return [ends([`  ${colours.dim(text)}`, 2 + text.length], first.code, width)]
}

function tableLines(fleet: Fleet, rows: readonly FleetTenant[], { width, limit }: TextOptions): string[] {
  if (rows.length === 0) return ['No tenant is as it was asked for.']
  const shown = rows.slice(0, limit)
  const columns = columnsFor(shown, width)
  const head = [
    `  ${'tenant'.padEnd(columns.code)}`,
    'live release'.padEnd(columns.release),
    `${'age'.padStart(7)} ${'load kB'.padStart(8)}`,
    'findings  ',
    ...(columns.isWide ? ['cohort'] : []),
  ].join('  ')
  const rest = rows.length - shown.length
  return [
    colours.dim(head.trimEnd()),
    ...shown.flatMap((tenant) => [rowLine(fleet, tenant, columns), ...reasonLine(tenant, width)]),
    ...(rest > 0 ? ['', colours.dim(`${shownCount(rest)} more; --limit 0 shows all`)] : []),
  ]
}

const ruled = (lines: readonly string[], width: number) =>
  lines.length === 0 ? [] : [...lines, '', colours.dim('─'.repeat(width)), '']

/** The fleet for a terminal: sums, the run and its health, and the table of the tenants that are asked for. */
export function fleetText(fleet: Fleet, rows: readonly FleetTenant[], options: TextOptions): string[] {
  const { width } = options
  const { run, stopped, unreadable } = fleet
  const runs = [
    ...(run ? runLines(run, fleet.read, width) : []),
    ...(stopped ? ['', ...stoppedLines(stopped, width)] : []),
    ...unreadable.flatMap(({ id, problem }) => [
      '',
      `${colours.bold(id)}  ${colours.red('cannot be shown')}`,
      `  ${cut(printable(problem), width - 2)}`,
    ]),
  ]
  const lines = [
    headOf(fleet, width),
    ...sumsLines(fleet, width),
    '',
    ...ruled(runs[0] === '' ? runs.slice(1) : runs, width),
  ]
  if (fleet.tenants.length > 0) return [...lines, ...tableLines(fleet, rows, options)]
  return [
    ...lines,
    `Nothing was released there yet. "livery release <tenant> --to ${printable(fleet.target)}" makes the first release.`,
  ]
}
