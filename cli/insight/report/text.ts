import { shownBytes } from '#cli/lib/bytes.ts'
import { counted } from '#cli/lib/counted.ts'
import { fileKinds, kindNames } from '#cli/site-files/file-kinds.ts'
import { colours } from '#cli/terminal/colours.ts'
import type { ProfileCode } from './code-sizes.ts'
import { isOverBudget, medianOf, type Report } from './report.ts'

/** More rows of a list than this are for the other formats. */
const maxRows = 25

const barWidth = 18

function bar(value: number, most: number): string {
  const filled = most === 0 ? 0 : Math.max(1, Math.round((value / most) * barWidth))
  return '█'.repeat(filled).padEnd(barWidth, '░')
}

function siteLines(report: Report): string[] {
  const { sites } = report
  const most = Math.max(...sites.map((site) => site.firstLoadTotal))
  const width = Math.min(20, Math.max(...sites.map((site) => site.code.length)))
  const rows = sites.slice(0, maxRows).map((site) => {
    const paint = isOverBudget(site) ? colours.red : colours.cyan
    const name = site.code.slice(0, width).padEnd(width)
    const first = shownBytes(site.firstLoadTotal).padStart(9)
    const js = paint(shownBytes(site.firstLoad.js).padStart(9))
    return `  ${name} ${colours.cyan(bar(site.firstLoadTotal, most))} ${first} ${js} ${shownBytes(site.total.brotli).padStart(9)}`
  })
  const head = `  ${''.padEnd(width)} ${''.padEnd(barWidth)} ${'first'.padStart(9)} ${'of it JS'.padStart(9)} ${'site'.padStart(9)}`
  const left = sites.length - maxRows
  return [
    colours.dim(head),
    ...rows,
    ...(left > 0 ? [colours.dim(`  and ${left} more: --format html or --json shows all`)] : []),
  ]
}

function kindLines({ sites }: Report): string[] {
  return fileKinds.flatMap((kind) => {
    const raw = sites.reduce((sum, site) => sum + site.kinds[kind].raw, 0)
    const brotli = sites.reduce((sum, site) => sum + site.kinds[kind].brotli, 0)
    if (raw === 0) return []
    return [`  ${kindNames[kind].padEnd(20)} ${shownBytes(raw).padStart(10)} ${shownBytes(brotli).padStart(10)}`]
  })
}

function codeLines({ profile, tenants, chunks, routes }: ProfileCode): string[] {
  const modules = new Map<string, number>()
  for (const { name, bytes } of chunks.flatMap((chunk) => chunk.modules)) {
    modules.set(name, (modules.get(name) ?? 0) + bytes)
  }
  const largest = [...modules].sort((a, b) => b[1] - a[1]).slice(0, 8)
  const line = (name: string, bytes: number) => `  ${name.slice(0, 46).padEnd(46)} ${shownBytes(bytes).padStart(9)}`
  return [
    '',
    colours.cyan(colours.bold(`Code of profile ${profile}`)) + colours.dim(`  ${counted(tenants.length, 'tenant')}`),
    ...largest.map(([name, bytes]) => line(name, bytes)),
    colours.dim('  pages and popups, beyond the start'),
    ...routes.slice(0, 6).map(({ name, js, css }) => line(name, js + css)),
  ]
}

/** "130.0 kB", or from the smallest to the largest. */
function budgetsOf({ sites }: Report): string {
  const budgets = [...new Set(sites.map((site) => site.budget))].sort((a, b) => a - b)
  const [least = 0, most = least] = [budgets[0], budgets.at(-1)]
  return least === most ? shownBytes(least) : `${shownBytes(least)} to ${shownBytes(most)}`
}

/** The report for a terminal, as lines. Sizes are those of brotli but where another is named. */
export function reportText(report: Report): string[] {
  const { sites, unbuilt, distinctBytes, allBytes, profiles } = report
  const over = sites.filter(isOverBudget)
  return [
    `${colours.bold(counted(sites.length, 'site'))}, ${counted(profiles, 'profile')}; the median first load is ${shownBytes(medianOf(sites.map((site) => site.firstLoadTotal)))}.`,
    '',
    colours.cyan(colours.bold('First load')) + colours.dim(`  brotli; the budget of JS is ${budgetsOf(report)}`),
    ...siteLines(report),
    ...(over.length > 0 ? [colours.red(`  over the budget: ${counted(over.length, 'site')}`)] : []),
    '',
    colours.cyan(colours.bold('All sites')) + colours.dim('  raw, brotli'),
    ...kindLines(report),
    `  ${'on disk'.padEnd(20)} ${shownBytes(distinctBytes).padStart(10)} ${colours.dim(`${shownBytes(allBytes)} as plain copies`)}`,
    ...report.code.slice(0, 1).flatMap(codeLines),
    ...(unbuilt.length > 0
      ? ['', colours.dim(`Not built: ${unbuilt.slice(0, 8).join(', ')}${unbuilt.length > 8 ? ' …' : ''}`)]
      : []),
  ]
}
