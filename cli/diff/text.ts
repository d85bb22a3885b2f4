import { counted } from '#cli/lib/counted.ts'
import { colours } from '#cli/terminal/colours.ts'
import { printable } from '#cli/terminal/format-diagnostics.ts'
import { shownBytes, shownChange } from '../lib/bytes.ts'
import { terminalSwatch } from '../page/swatch.ts'
import { kindNames } from '../site-files/file-kinds.ts'
import type { Difference } from './compare/compare.ts'
import type { FileChange } from './compare/files.ts'
import type { HeaderChange } from './compare/headers.ts'
import type { RouteChange } from './compare/routes.ts'
import type { StringChange } from './compare/strings.ts'
import type { ConfigChange, PairChange, TokenChange } from './compare/values.ts'

export interface TextLook {
  /** Of the terminal, in characters. */
  columns: number
  /** Whether colours are shown as blocks of themselves. */
  hasSwatches: boolean
}

/** More rows of a section than this are for the other formats. */
const maxRows = 40
const maxPairs = 12

const indent = '    '

/** A value in one line, cut where the terminal ends. */
function cut(text: string, room: number): string {
  const line = printable(text).replaceAll('\n', '⏎')
  return line.length > room ? `${line.slice(0, Math.max(1, room - 1))}…` : line
}

/** Before and after on lines of their own, as every diff shows them; a side that has none has no line. */
function sides(
  look: TextLook,
  { before, after }: { before: string | null; after: string | null },
  notes: readonly (string | null)[] = [],
): string[] {
  const line = (mark: string, text: string | null, note: string | null | undefined) => {
    if (text === null) return []
    const aside = note ? `  ${note}` : ''
    const room = look.columns - indent.length - 2
    const value = cut(text, room)
    const fits = value.length + aside.length <= room
    const paint = mark === '-' ? colours.red : colours.green
    const first = `${indent}${paint(`${mark} ${value}`)}`
    if (!aside) return [first]
    return fits ? [`${first}${colours.dim(aside)}`] : [first, `${indent}${colours.dim(cut(aside, room))}`]
  }
  return [...line('-', before, notes[0]), ...line('+', after, notes[1])]
}

const written = (value: unknown) => (value === null ? null : typeof value === 'string' ? value : JSON.stringify(value))

function configLines(look: TextLook, { path, before, after, beforeFrom, afterFrom }: ConfigChange): string[] {
  const head = `  ${colours.bold(path)}`
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return [head, ...sides(look, { before: written(before), after: written(after) }, [beforeFrom, afterFrom])]
  }
  const without = (list: readonly unknown[], other: readonly unknown[]) =>
    list
      .filter((item) => !other.some((one) => written(one) === written(item)))
      .map(written)
      .join(', ') || null
  const lines = sides(look, { before: without(before, after), after: without(after, before) }, [beforeFrom, afterFrom])
  return [head, ...(lines.length > 0 ? lines : [`${indent}${colours.dim('the same in another order')}`])]
}

function tokenLines(look: TextLook, { name, theme, before, after, isColour }: TokenChange): string[] {
  const head = `  ${colours.bold(name)}${theme === 'both' ? '' : colours.dim(`  ${theme}`)}`
  if (!isColour) return [head, ...sides(look, { before, after })]
  const colour = (value: string | null) => {
    if (value === null) return '–'
    return look.hasSwatches ? `${terminalSwatch(value)} ${value}` : value
  }
  const width = (before?.length ?? 1) + (after?.length ?? 1) + (look.hasSwatches ? 6 : 0) + 3 + indent.length
  if (width <= look.columns) return [head, `${indent}${colour(before)} → ${colour(after)}`]
  return [head, `${indent}${colour(before)}`, `${indent}→ ${colour(after)}`]
}

function pairLines(pair: PairChange): string[] {
  const side = (measured: PairChange['before']) => {
    const ratio = (measured ? `${measured.ratio.toFixed(2)}:1` : '–').padStart(7)
    return measured && !measured.isEnough ? colours.red(`${ratio} too low`) : ratio
  }
  const name = `${pair.foreground} on ${pair.background}`.replaceAll('color-', '')
  const least = colours.dim(`at least ${pair.minimum}:1`)
  return [`  ${name.padEnd(28)} ${pair.theme.padEnd(5)}  ${side(pair.before)} → ${side(pair.after)}  ${least}`]
}

function routeLines({ name, before, after }: RouteChange): string[] {
  const sizes = [before, after].map((bytes) => (bytes === null ? '–' : shownBytes(bytes))).join(' → ')
  const change = (after ?? 0) - (before ?? 0)
  const paint = change > 0 ? colours.red : colours.green
  return [`  ${printable(name).padEnd(36)} ${sizes.padEnd(22)} ${paint(shownChange(change))}`]
}

function headerLines(look: TextLook, { path, name, before, after }: HeaderChange): string[] {
  return [`  ${colours.bold(name)}${colours.dim(`  ${path}`)}`, ...sides(look, { before, after })]
}

function stringLines(look: TextLook, { language, key, before, after }: StringChange): string[] {
  return [`  ${colours.bold(key)}${colours.dim(`  ${language}`)}`, ...sides(look, { before, after })]
}

const marks = { added: '+', removed: '-', changed: '~' } as const

function fileLines(look: TextLook, { name, change, before, after }: FileChange): string[] {
  const paint = { added: colours.green, removed: colours.red, changed: colours.yellow }[change]
  const sizes =
    before && after
      ? `${shownBytes(before.brotli)} → ${shownBytes(after.brotli)}`
      : shownBytes(before?.brotli ?? after?.brotli ?? 0)
  const room = look.columns - sizes.length - 6
  return [`  ${paint(`${marks[change]} ${cut(name, room).padEnd(Math.min(room, 48))}`)}  ${colours.dim(sizes)}`]
}

/** How far a pair is above what it must have; the nearest to too low say most. */
const margin = ({ after, minimum }: PairChange) => (after ? after.ratio / minimum : Number.POSITIVE_INFINITY)

function block<Row>(
  title: string,
  rows: readonly Row[],
  linesOf: (row: Row) => string[],
  most: number = maxRows,
): string[] {
  if (rows.length === 0) return []
  const left = rows.length - most
  return [
    '',
    `${colours.cyan(colours.bold(title))} ${colours.dim(String(rows.length))}`,
    ...rows.slice(0, most).flatMap(linesOf),
    ...(left > 0 ? [colours.dim(`  and ${left} more: --format html or --json shows all`)] : []),
  ]
}

function totalLines({ files }: Difference): string[] {
  return (files?.totals ?? [])
    .filter(({ before, after }) => before.brotli !== after.brotli || before.raw !== after.raw)
    .map(({ kind, before, after }) => {
      const change = after.brotli - before.brotli
      const paint = change > 0 ? colours.red : colours.green
      const sizes = `${shownBytes(before.brotli)} → ${shownBytes(after.brotli)}`
      return `  ${kindNames[kind].padEnd(20)} ${sizes.padEnd(22)} ${paint(shownChange(change))}`
    })
}

/** The difference for a terminal, as lines. */
export function diffText(difference: Difference, look: TextLook): string[] {
  const { before, after, config, tokens, pairs, languages, strings, files, unbuilt } = difference
  const { routes = [], headers = [], checks = [] } = difference
  const head = `${colours.bold(before)} → ${colours.bold(after)}`
  const notes = unbuilt.length > 0 ? ['', colours.dim(`Files not compared: ${unbuilt.join(' and ')} not built.`)] : []
  if (difference.isSame) return [`${head}: nothing differs.`, ...notes]
  const totals = totalLines(difference)
  return [
    `${head}: ${[
      counted(config.length, 'setting'),
      counted(tokens.length, 'token'),
      counted(strings.length, 'string'),
      ...(files ? [counted(files.changes.length, 'file')] : []),
    ].join(', ')}`,
    ...block('Configuration', config, (row) => configLines(look, row)),
    ...block('Tokens', tokens, (row) => tokenLines(look, row)),
    ...block(
      'Contrast, the lowest first',
      pairs.toSorted((a, b) => margin(a) - margin(b)),
      pairLines,
      maxPairs,
    ),
    ...block('Languages', languages, ({ language, change, strings: count }) => [
      `  ${language}  only in ${change === 'added' ? after : before}, ${counted(count, 'string')}`,
    ]),
    ...block('Strings', strings, (row) => stringLines(look, row)),
    ...block('What is loaded, in brotli', routes, routeLines),
    ...block('Headers', headers, (row) => headerLines(look, row)),
    ...block('Checks', checks, ({ name, before: was, after: is }) => [`  ${name}  ${was ?? '–'} → ${is ?? '–'}`]),
    ...block('Files', files?.changes ?? [], (row) => fileLines(look, row)),
    ...(totals.length > 0 ? ['', colours.cyan(colours.bold('Bytes in brotli')), ...totals] : []),
    ...notes,
  ]
}
