import { shownBytes } from '#cli/lib/bytes.ts'
import { counted } from '#cli/lib/counted.ts'
import type { ReleasePlan } from '#cli/release/plan.ts'
import { colours } from '#cli/terminal/colours.ts'

/** What became of a tenant, or would. */
export interface ReleaseRow {
  tenant: string
  state: 'released' | 'unchanged' | 'planned' | 'held-back' | 'failed' | 'rolled-back' | 'waiting'
  release: string | null
  previous: string | null
  /** Pages that another takes the place of, or that come or go; null where it was not this process that released it. */
  pages: number | null
  /** Of the files that are written there. */
  bytes: number | null
  reason: string | null
}

const isPage = (path: string) => path.endsWith('.html')

/** How many pages of a site a release changes. */
export const changedPages = ({ changes }: ReleasePlan) =>
  [...changes.added, ...changes.changed, ...changes.removed].filter(isPage).length

export const writtenBytes = ({ written }: ReleasePlan) => written.reduce((sum, bytes) => sum + bytes, 0)

const sum = (rows: readonly ReleaseRow[], of: 'pages' | 'bytes') =>
  rows.reduce((total, row) => total + (row[of] ?? 0), 0)

export function totals(rows: readonly ReleaseRow[]) {
  const states = Map.groupBy(rows, ({ state }) => state)
  return {
    tenants: rows.length,
    ...Object.fromEntries([...states].map(([state, found]) => [state, found.length])),
    pages: sum(rows, 'pages'),
    bytes: sum(rows, 'bytes'),
  }
}

/** More than so many rows say no more than those that are not well; `--json` has all. */
const maxRows = 60

const isWell = ({ state }: ReleaseRow) => !['failed', 'held-back'].includes(state)

const coloured = (state: ReleaseRow['state'], text: string) =>
  state === 'failed' ? colours.red(text) : state === 'held-back' ? colours.yellow(text) : text

/** What went where, as a table. */
export function tableLines(rows: readonly ReleaseRow[], address: string): string[] {
  const shown = rows.length <= maxRows ? rows : rows.filter((row) => !isWell(row))
  const name = Math.max(6, ...shown.map(({ tenant }) => tenant.length))
  const line = (cells: readonly [string, string, string, string], last: string) =>
    `${cells[0].padEnd(name)}  ${cells[1].padEnd(11)}  ${cells[2].padStart(5)}  ${cells[3].padStart(9)}  ${last}`.trimEnd()
  const lines = shown.map((row) => {
    const { tenant, state, pages, bytes, release, reason } = row
    const cells = [tenant, state, pages === null ? '' : String(pages), bytes === null ? '' : shownBytes(bytes)] as const
    return coloured(state, line(cells, reason ?? release ?? ''))
  })
  const states = [...Map.groupBy(rows, ({ state }) => state)].map(([state, found]) => `${found.length} ${state}`)
  return [
    ...(lines.length > 0 ? [colours.dim(line(['tenant', 'state', 'pages', 'written'], 'release')), ...lines, ''] : []),
    `${counted(rows.length, 'tenant')} to ${address}: ${states.join(', ')}; ` +
      `${counted(sum(rows, 'pages'), 'page')} changed, ${shownBytes(sum(rows, 'bytes'))} written`,
  ]
}
