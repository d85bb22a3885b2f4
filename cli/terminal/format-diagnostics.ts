import { dirname, join, relative, resolve, sep } from 'node:path'
import { counted } from '#cli/lib/counted.ts'
import { codeFrame, type Excerpt, excerptOf } from './code-frame.ts'
import { colours } from './colours.ts'
import { readContained } from './contained-file.ts'
import type { Diagnostic } from './diagnostic.ts'

const frameable = /\.(json|svg)$/
/** Bytes; a larger file is named, not shown. */
const maxShownBytes = 2_000_000

/**
 * Without characters that would move the cursor, colour the terminal or turn the direction of the text: what is quoted
 * comes from a tenant's files.
 */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, '·')
}

/** Where findings are from. Absolute. */
export interface DiagnosticsPlace {
  /** Their files are named from here. */
  cwd: string
  /** What a tenant's file shows of itself is within that tenant's folder. */
  tenantsDir: string
}

/** The folder that a file must really be in for its lines to be shown. */
function folderOf({ tenantsDir }: DiagnosticsPlace, path: string): string {
  const [code = '', ...below] = relative(tenantsDir, path).split(sep)
  return code === '..' || below.length === 0 ? dirname(path) : join(tenantsDir, code)
}

function textOf(place: DiagnosticsPlace, file: string): string | undefined {
  const path = resolve(place.cwd, file)
  if (!frameable.test(path)) return undefined
  const bytes = readContained(folderOf(place, path), path, maxShownBytes)
  // Why there is nothing to show the finding itself says.
  return bytes instanceof Uint8Array ? bytes.toString('utf8') : undefined
}

/** The lines around a finding, two on either side; null where its file cannot be shown. */
export function excerptAt(place: DiagnosticsPlace, finding: Diagnostic): Excerpt | null {
  const text = textOf(place, finding.file)
  const excerpt = text === undefined ? null : excerptOf(text, finding, 2)
  return excerpt && { ...excerpt, lines: excerpt.lines.map(printable) }
}

function headOf({ file, line, column, severity, code, message }: Diagnostic): string {
  const kind = severity === 'error' ? colours.red('error') : colours.yellow('warning')
  const place = colours.bold(printable(`${file}:${line}:${column}`))
  return `${place} ${kind} ${printable(message)} ${colours.dim(`[${code}]`)}`
}

/** The frame in colours: the line that matters and its mark stand out, its neighbours stand back. */
function paint(frame: string): string {
  const lines = frame.split('\n').map((line) => {
    if (line.startsWith('>')) return `${colours.red('>')}${line.slice(1)}`
    return /^ +\| +\^$/.test(line) ? line.replace('^', colours.red('^')) : colours.dim(line)
  })
  return lines.join('\n')
}

const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`

/**
 * Findings as a person reads them, a block for each place: where and what, the lines themselves, and what to do. What
 * stands at one place in a row is one block, so that its lines are shown once.
 */
export function formatDiagnostics(place: DiagnosticsPlace, diagnostics: readonly Diagnostic[]): string[] {
  const groups: [Diagnostic, ...Diagnostic[]][] = []
  for (const diagnostic of diagnostics) {
    const last = groups.at(-1)
    if (last && placeOf(last[0]) === placeOf(diagnostic)) last.push(diagnostic)
    else groups.push([diagnostic])
  }
  let shown: { file: string; text: string | undefined } | undefined
  return groups.map((group) => {
    const [first] = group
    if (shown?.file !== first.file) shown = { file: first.file, text: textOf(place, first.file) }
    const { text } = shown
    const frame = text === undefined ? '' : printable(codeFrame(text, first))
    const advice = [...new Set(group.flatMap(({ suggestion }) => suggestion ?? []))]
    return [...group.map(headOf), frame && paint(frame), ...advice.map((line) => `  ${colours.cyan(printable(line))}`)]
      .filter(Boolean)
      .join('\n')
  })
}

/** A line each, without their lines of the file: for what is only worth a reminder. */
export const formatBriefly = (diagnostics: readonly Diagnostic[]): string[] => diagnostics.map(headOf)

/** "3 errors, 1 warning". */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length
  const warnings = diagnostics.length - errors
  return warnings === 0 ? counted(errors, 'error') : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`
}
