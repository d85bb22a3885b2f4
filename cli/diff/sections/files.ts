import { shownBytes, shownChange } from '#cli/lib/bytes.ts'
import { html, type Markup } from '#cli/lib/html.ts'
import { calm, section } from '#cli/page/page.ts'
import { table } from '#cli/page/table.ts'
import { kindNames } from '#cli/site-files/file-kinds.ts'
import type { Difference } from '../compare/compare.ts'
import type { FileChange, KindTotal } from '../compare/files.ts'
import { none } from './plain.ts'

function changeOf(before: number, after: number): Markup {
  const tone = after > before ? 'more' : after < before ? 'less' : 'dim'
  return html`<span class="${tone}">${shownChange(after - before)}</span>`
}

function sizeCells(before: { raw: number; brotli: number } | null, after: { raw: number; brotli: number } | null) {
  return [
    before ? shownBytes(before.raw) : none,
    after ? shownBytes(after.raw) : none,
    before ? shownBytes(before.brotli) : none,
    after ? shownBytes(after.brotli) : none,
    changeOf(before?.brotli ?? 0, after?.brotli ?? 0),
  ]
}

const sizeColumns = (before: string, after: string) => [
  ...[`${before}, raw`, `${after}, raw`, `${before}, brotli`, `${after}, brotli`, 'Change'].map((title) => ({
    title,
    isNumber: true,
  })),
]

export function sumOf(totals: readonly KindTotal[], side: 'before' | 'after') {
  const sum = (unit: 'raw' | 'brotli') => totals.reduce((all, total) => all + total[side][unit], 0)
  return { raw: sum('raw'), brotli: sum('brotli') }
}

const changeTones = { added: 'ok', removed: 'bad', changed: 'warn' } as const

function fileRow({ name, change, before, after }: FileChange): (Markup | string)[] {
  const badge = html`<span class="badge" data-tone="${changeTones[change]}">${change}</span>`
  return [html`<code>${name}</code>`, badge, ...sizeCells(before, after)]
}

function fileTables({ before, after, files }: Difference): Markup {
  const { totals, changes } = files ?? { totals: [], changes: [] }
  const columns = sizeColumns(before, after)
  return html`${table({
    caption: 'Bytes by kind',
    columns: [{ title: 'Kind' }, ...columns],
    rows: totals.map((total) => [kindNames[total.kind], ...sizeCells(total.before, total.after)]),
    foot: ['All', ...sizeCells(sumOf(totals, 'before'), sumOf(totals, 'after'))],
  })}${
    changes.length > 0 &&
    table({
      caption: 'Files that differ',
      columns: [{ title: 'File' }, { title: 'How' }, ...columns],
      rows: changes.map(fileRow),
    })
  }`
}

/** A tenant's past has no built files: that is not reported as a gap. */
export const hasFiles = ({ files, unbuilt }: Difference) => files !== null || unbuilt.length > 0

export function filesSection(difference: Difference): Markup {
  const { files, unbuilt } = difference
  return section({
    id: 'files',
    title: 'Files and bytes',
    count: files?.changes.length ?? 0,
    note: files
      ? 'Matched by name without the hash in it. Brotli counts a file that is served as it is with its own size; the change is that of brotli.'
      : undefined,
    body: files ? fileTables(difference) : calm(`Not compared: ${unbuilt.join(' and ')} is not built.`),
  })
}
