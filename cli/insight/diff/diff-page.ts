import { html, type Markup } from '#cli/terminal/html.ts'
import { shownBytes, shownChange } from '../bytes.ts'
import { kindNames } from '../file-kinds.ts'
import { besideModule, calm, figureList, renderPage, section } from '../page/page.ts'
import { table } from '../page/table.ts'
import { drawnPair, drawnSwatch, hexOf } from '../swatch.ts'
import { changedText } from './changed-text.ts'
import type { Difference } from './compare.ts'
import type { FileChange, KindTotal } from './compare-files.ts'
import type { StringChange } from './compare-strings.ts'
import type { ConfigChange, PairChange, TokenChange } from './compare-values.ts'

const none = html`<span class="none"></span>`

const isColourText = (value: unknown): value is string => typeof value === 'string' && /^(#|oklch\()/.test(value)

/** Lists one item beside the other; what the other side has not is marked. */
function listOf(value: readonly unknown[], other: unknown, mark: 'del' | 'ins'): Markup {
  const rest = new Set(Array.isArray(other) ? other.map(String) : [])
  const items = value.map((item) => {
    const text = typeof item === 'string' ? item : JSON.stringify(item)
    if (rest.has(text) || !Array.isArray(other)) return html`<li>${text}</li>`
    return html`<li>${mark === 'del' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`}</li>`
  })
  return value.length === 0 ? html`<span class="dim">empty</span>` : html`<ul class="list">${items}</ul>`
}

function settingOf(value: unknown, other: unknown, mark: 'del' | 'ins'): Markup {
  if (Array.isArray(value)) return listOf(value, other, mark)
  if (isColourText(value)) return html`<span class="with-swatch">${drawnSwatch(value)}<code>${value}</code></span>`
  return html`<code class="value">${typeof value === 'string' ? value : JSON.stringify(value)}</code>`
}

/** The file that set most of a side's settings: it is said once, and only others are named beside a setting. */
function usualFile(config: readonly ConfigChange[], side: 'beforeFrom' | 'afterFrom'): string | null {
  const counts = new Map<string, number>()
  for (const { [side]: file } of config) if (file && file !== 'default') counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** "brand.layout.hero": what it is in stands back. */
function pathOf(path: string): Markup {
  const cut = path.lastIndexOf('.') + 1
  return html`<code><span class="dim">${path.slice(0, cut)}</span>${path.slice(cut)}</code>`
}

function configSection({ before, after, config }: Difference): Markup {
  const usual = { before: usualFile(config, 'beforeFrom'), after: usualFile(config, 'afterFrom') }
  const from = (file: string | null, most: string | null) =>
    file && file !== most ? html`<span class="from">${file}</span>` : null
  const rows = config.map((change) => [
    pathOf(change.path),
    change.before === null
      ? none
      : html`${settingOf(change.before, change.after, 'del')}${from(change.beforeFrom, usual.before)}`,
    change.after === null
      ? none
      : html`${settingOf(change.after, change.before, 'ins')}${from(change.afterFrom, usual.after)}`,
  ])
  const files = [...new Set([usual.before, usual.after])].flatMap((file) => (file ? [html`<code>${file}</code>`] : []))
  const note =
    files.length > 0
      ? html`Set in ${files[0]}${files[1] && html` and ${files[1]}`}, but where another file is named.`
      : undefined
  return plainSection({
    id: 'config',
    title: 'Configuration',
    note,
    same: 'Every setting is the same.',
    columns: ['Setting', before, after],
    rows,
  })
}

function tokenSide(value: string | null, isColour: boolean): Markup {
  if (value === null) return none
  if (!isColour) return html`<code class="value">${value}</code>`
  return html`<span class="with-swatch">${drawnSwatch(value)}<span><code>${value}</code><span class="from">${hexOf(value)}</span></span></span>`
}

function tokenRow({ name, theme, before, after, isColour }: TokenChange): Markup[] {
  const where = theme === 'both' ? 'both themes' : theme
  return [
    html`<code>${name}</code><span class="from">${where}</span>`,
    tokenSide(before, isColour),
    tokenSide(after, isColour),
  ]
}

function pairSide(measured: PairChange['before'], behind: string): Markup {
  if (!measured) return none
  const { foreground, background, ratio, isEnough } = measured
  return html`<span class="ratio">${drawnPair({ foreground, background, behind })}<span>${ratio.toFixed(2)}:1</span>${!isEnough && html`<span class="badge" data-tone="bad">too low</span>`}</span>`
}

const shortName = (name: string) => name.replace(/^color-/, '')

function pairRow(pair: PairChange): Markup[] {
  const behind = pair.theme === 'dark' ? '#111' : '#fff'
  return [
    html`${shortName(pair.foreground)} <span class="dim">on</span> ${shortName(pair.background)}<span class="from">${pair.theme}</span>`,
    pairSide(pair.before, behind),
    pairSide(pair.after, behind),
    html`${pair.minimum}:1`,
  ]
}

function stringRow({ key, language, before, after }: StringChange): Markup[] {
  const parts = changedText(before ?? '', after ?? '')
  const hasBoth = before !== null && after !== null
  const side = (text: string | null, changed: Markup) => {
    if (text === null) return none
    if (!hasBoth) return html`<span class="text" lang="${language}" dir="auto">${text}</span>`
    return html`<span class="text" lang="${language}" dir="auto">${parts.start}${changed}${parts.end}</span>`
  }
  return [
    html`<code>${key}</code>`,
    side(before, html`${parts.before && html`<del>${parts.before}</del>`}`),
    side(after, html`${parts.after && html`<ins>${parts.after}</ins>`}`),
  ]
}

function stringTables({ before, after, strings, languages }: Difference): Markup[] {
  const names = [...new Set(strings.map(({ language }) => language))]
  const alone = languages.map(({ language, change, strings: count }) => {
    const where = change === 'added' ? after : before
    return html`<li><span class="badge">${language}</span> only in ${where}, ${count} strings</li>`
  })
  return [
    ...(alone.length > 0 ? [html`<ul class="card alone">${alone}</ul>`] : []),
    ...names.map((language) => {
      const own = strings.filter((change) => change.language === language)
      return html`<h3>${language}</h3>${table({
        caption: `Strings in ${language}`,
        columns: [{ title: 'Key' }, { title: before }, { title: after }],
        rows: own.map(stringRow),
      })}`
    }),
  ]
}

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

function sumOf(totals: readonly KindTotal[], side: 'before' | 'after') {
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

/** A tenant's past has no built files: that is not told as a gap. */
const hasFiles = ({ files, unbuilt }: Difference) => files !== null || unbuilt.length > 0

function filesSection(difference: Difference): Markup {
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

function plainSection(options: {
  id: string
  title: string
  note?: Markup | string | undefined
  same: string
  columns: readonly string[]
  rows: readonly (readonly Markup[])[]
}): Markup {
  const { id, title, note, same, rows } = options
  const columns = options.columns.map((name) => ({ title: name }))
  const body = rows.length === 0 ? calm(same) : table({ caption: title, columns, rows })
  return section({ id, title, count: rows.length, note: rows.length > 0 ? note : undefined, body })
}

function figuresOf(difference: Difference): Markup {
  const { config, tokens, pairs, strings, files } = difference
  const [before, after] = [sumOf(files?.totals ?? [], 'before'), sumOf(files?.totals ?? [], 'after')]
  const counted = (to: string, name: string, count: number) => ({ to, name, value: String(count), isNone: count === 0 })
  return figureList([
    counted('config', 'settings', config.length),
    counted('tokens', 'tokens', tokens.length),
    counted('pairs', 'pairs of colours', pairs.length),
    counted('strings', 'strings', strings.length),
    ...(hasFiles(difference) ? [counted('files', 'files', files?.changes.length ?? 0)] : []),
    ...(files ? [{ to: 'files', name: 'bytes, brotli', value: shownChange(after.brotli - before.brotli) }] : []),
  ])
}

/** The difference of two sides as one page. */
export function diffPage(difference: Difference): string {
  const { before, after, tokens, pairs, strings, languages } = difference
  const sides = [before, after]
  const worse = pairs.filter((pair) => pair.after && !pair.after.isEnough).length
  const body = html`${configSection(difference)}${plainSection({
    id: 'tokens',
    title: 'Tokens',
    note: 'Of the themes that both have. Names are those of the style sheet, without the dashes.',
    same: 'Every token is the same.',
    columns: ['Token', ...sides],
    rows: tokens.map(tokenRow),
  })}${plainSection({
    id: 'pairs',
    title: 'Contrast',
    note: `The pairs of which a colour differs, measured on what is behind. ${worse === 0 ? `All of ${after} are high enough.` : `${worse} of ${after} are too low.`}`,
    same: 'No pair of colours differs.',
    columns: ['Pair', ...sides, 'At least'],
    rows: pairs.map(pairRow),
  })}${section({
    id: 'strings',
    title: 'Strings',
    count: strings.length,
    body: strings.length + languages.length === 0 ? calm('Every string is the same.') : stringTables(difference),
  })}${hasFiles(difference) && filesSection(difference)}`
  return renderPage({
    title: `${before} and ${after}: what differs`,
    kind: 'Difference',
    heading: html`${before} <span class="arrow" aria-hidden="true">→</span><span class="hidden">to</span> ${after}`,
    lead: difference.isSame
      ? 'Nothing differs.'
      : 'Everything in which the two differ: what their folders say, how they look, what they say, and what is served.',
    summary: figuresOf(difference),
    body,
    css: [besideModule(import.meta.dirname, 'diff.css')],
  })
}
