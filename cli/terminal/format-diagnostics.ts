import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeFrame } from './code-frame.ts'
import { colours } from './colours.ts'
import type { Diagnostic } from './diagnostic.ts'

const frameable = /\.(json|svg)$/
/** Bytes; a larger file is named, not shown. */
const largestShown = 2_000_000

/**
 * Without characters that would move the cursor, colour the terminal or turn the direction of the text: what is quoted
 * comes from a tenant's files.
 */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, '·')
}

function textOf(path: string): string | undefined {
  if (!frameable.test(path)) return undefined
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile() || stats.size > largestShown) return undefined
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The finding itself says that the file cannot be read.
    return undefined
  }
}

/** A finding as a person reads it: where, what, the lines themselves, and what to do. */
export function formatDiagnostic(cwd: string, diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message, suggestion } = diagnostic
  const kind = severity === 'error' ? colours.red('error') : colours.yellow('warning')
  const place = colours.bold(printable(`${file}:${line}:${column}`))
  const head = `${place} ${kind} ${printable(message)} ${colours.dim(`[${code}]`)}`
  const text = textOf(resolve(cwd, file))
  const frame = text === undefined ? '' : printable(codeFrame(text, diagnostic))
  const advice = suggestion ? `  ${colours.cyan(printable(suggestion))}` : ''
  return [head, frame, advice].filter(Boolean).join('\n')
}

/** "1 tenant", "2 tenants". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** "3 errors, 1 warning". */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length
  const warnings = diagnostics.length - errors
  return warnings === 0 ? counted(errors, 'error') : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`
}
