import { counted } from '#cli/lib/counted.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { isError } from '#cli/terminal/diagnostic.ts'
import { shownBytes, shownChange } from '../../lib/bytes.ts'
import type { Comment, ProfileBytes, RouteChange, WhyRow } from './comment.ts'
import { cell, code, link } from './escape.ts'

/** By this a pipeline finds its own comment again. */
export const commentMark = '<!-- livery report -->'

/** GitHub takes a comment of 65,536 characters. Each part has a share of them, so that none of them takes all. */
const room = { why: 9000, bytes: 14_000, findings: 16_000, names: 10_000, previews: 10_000 }

const maxNames = 3
const maxExamples = 3
/** Rows that stand open; the others are behind a click. */
const openRows = 12

/** As many rows as there is room for, and how many are left. */
function fitting(rows: readonly string[], most: number): { shown: string[]; left: number } {
  let length = 0
  const shown: string[] = []
  for (const row of rows) {
    length += row.length + 1
    if (length > most) break
    shown.push(row)
  }
  return { shown, left: rows.length - shown.length }
}

const list = (items: readonly string[], most: number, show: (item: string) => string) => {
  const left = items.length - most
  return [...items.slice(0, most).map(show), ...(left > 0 ? [`${left} more`] : [])].join(', ')
}

const details = (summary: string, lines: readonly string[]) => [
  `<details><summary>${summary}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
  '',
]

const more = (left: number, noun: string) => (left > 0 ? ['', `… and ${counted(left, noun)} more.`] : [])

function whyRow({ title, what, codes }: WhyRow): string {
  return `| ${title} | ${list(what, maxNames, cell)} | ${codes.length} | ${list(codes, maxExamples, cell)} |`
}

function whySection({ why }: Comment): string[] {
  if (why.length === 0) return []
  const head = ['| why | what | tenants | which |', '|---|---|--:|---|']
  const { shown, left } = fitting(why.map(whyRow), room.why)
  const [open, hidden] = [shown.slice(0, openRows), shown.slice(openRows)]
  return [
    '### Why',
    '',
    ...head,
    ...open,
    '',
    ...(hidden.length + left > 0
      ? details(`${counted(hidden.length + left, 'further reason')}`, [...head, ...hidden, ...more(left, 'reason')])
      : []),
  ]
}

const size = (bytes: number | null) => (bytes === null ? '–' : shownBytes(bytes))

function bytesRow({ name, before, after }: RouteChange, isCompared: boolean): string {
  if (!isCompared) return `| ${cell(name)} | ${size(after)} |`
  return `| ${cell(name)} | ${size(before)} | ${size(after)} | ${shownChange((after ?? 0) - (before ?? 0))} |`
}

const isChanged = ({ before, after }: RouteChange) => before !== after

const growth = ({ before, after }: RouteChange) => Math.abs((after ?? 0) - (before ?? 0))

function profileLines({ code: of, tenants, start, routes, isCompared }: ProfileBytes, most: number): string[] {
  const others = tenants > 1 ? ` and ${counted(tenants - 1, 'other tenant')} with the same code` : ''
  const rows = isCompared ? routes.filter(isChanged).toSorted((a, b) => growth(b) - growth(a)) : routes
  const { shown, left } = fitting(
    [...start, ...rows].map((row) => bytesRow(row, isCompared)),
    most,
  )
  const same = isCompared ? routes.length - rows.length : 0
  return [
    `${code(of)}${others}:`,
    '',
    ...(isCompared ? ['| loads | before | after | change |', '|---|--:|--:|--:|'] : ['| loads | bytes |', '|---|--:|']),
    ...shown,
    ...more(left, 'route'),
    '',
    ...(same > 0 ? [`${counted(same, 'route')} as before.`, ''] : []),
  ]
}

function bytesSection({ bytes, profilesLeft, unbuilt }: Comment): string[] {
  const lines = bytes.flatMap((profile) => profileLines(profile, Math.floor(room.bytes / bytes.length)))
  const notes = [
    ...(bytes.some(({ isCompared }) => !isCompared)
      ? ['Nothing is known of the bytes before: name the sites of the base with `--before`.']
      : []),
    ...(profilesLeft > 0 ? [`${counted(profilesLeft, 'further profile')} not measured.`] : []),
    ...(unbuilt.length > 0
      ? [`Not built of these sources, and not measured: ${list(unbuilt, maxExamples, code)}.`]
      : []),
  ]
  if (lines.length + notes.length === 0) return []
  return ['### Bytes', '', 'In brotli, as they go over the wire.', '', ...lines, ...notes.flatMap((note) => [note, ''])]
}

function findingLine({ file, line, column, severity, code: kind, message, suggestion }: Diagnostic): string {
  const remedy = suggestion === null ? '' : ` ${code(suggestion)}`
  return `- **${severity}** ${code(`${file}:${line}:${column}`)} ${code(message)} ${code(kind)}${remedy}`
}

function findingsSection({ findings }: Comment): string[] {
  if (findings.length === 0) return []
  const sorted = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))]
  const { shown, left } = fitting(sorted.map(findingLine), room.findings)
  const [open, hidden] = [shown.slice(0, openRows), shown.slice(openRows)]
  return [
    '### Findings',
    '',
    ...open,
    '',
    ...(hidden.length + left > 0
      ? details(counted(hidden.length + left, 'further finding'), [...hidden, ...more(left, 'finding')])
      : []),
  ]
}

function previewsSection({ previews }: Comment): string[] {
  if (previews.length === 0) return []
  const { shown, left } = fitting(
    previews.map(({ code: of, address }) => `- ${link(of, address)}`),
    room.previews,
  )
  const lines = [...shown, ...more(left, 'preview')]
  if (previews.length <= openRows) return ['### Previews', '', ...lines, '']
  return ['### Previews', '', ...details(counted(previews.length, 'preview'), lines)]
}

function namesSection({ affected }: Comment): string[] {
  if (affected.length <= maxExamples) return []
  const { shown, left } = fitting(
    affected.map((name) => `${code(name)} `),
    room.names,
  )
  return details(`All ${counted(affected.length, 'tenant')}`, [shown.join('').trim(), ...more(left, 'tenant')])
}

function findingCounts(findings: readonly Diagnostic[]): string {
  const errors = findings.filter(isError).length
  const warnings = findings.length - errors
  const counts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return counts.length === 0 ? 'Nothing is wrong with them.' : `Found in them: ${counts.join(', ')}.`
}

/** The comment for a pull request, in GitHub's and GitLab's markdown, below the 65,536 characters that a comment may have. */
export function commentMarkdown(comment: Comment): string {
  const { affected, all, removed, since, commit, findings } = comment
  const head =
    affected.length === 0
      ? `## No site changes`
      : `## ${affected.length} of ${counted(all, 'site')} ${affected.length === 1 ? 'changes' : 'change'}`
  const lines = [
    commentMark,
    head,
    '',
    `Since ${code(since)} (${code(commit.slice(0, 12))}).${affected.length > 0 ? ` ${findingCounts(findings)}` : ''}`,
    '',
    ...(removed.length > 0
      ? [`Gone: ${list(removed, openRows, code)}. Their releases stay until somebody takes them down.`, '']
      : []),
    ...whySection(comment),
    ...namesSection(comment),
    ...findingsSection(comment),
    ...bytesSection(comment),
    ...previewsSection(comment),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
