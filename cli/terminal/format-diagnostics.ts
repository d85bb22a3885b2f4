import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import colours from 'picocolors'
import type { Diagnostic } from './diagnostic.ts'

const frameable = /\.(json|svg)$/
const longestLine = 240

/** The lines around a finding with a mark under it; empty for a file that is not text. */
function frame(cwd: string, diagnostic: Diagnostic): string {
  const path = resolve(cwd, diagnostic.file)
  if (!frameable.test(path) || !existsSync(path) || statSync(path).size > 2_000_000) return ''
  const text = readFileSync(path, 'utf8')
  const longest = Math.max(...text.split('\n', diagnostic.line + 2).map((line) => line.length))
  if (longest > longestLine) return ''
  return codeFrameColumns(
    text,
    { start: { line: diagnostic.line, column: diagnostic.column } },
    { linesAbove: 1, linesBelow: 1 },
  )
}

/** A finding as a person reads it: where, what, the lines themselves, and what to do. */
export function formatDiagnostic(cwd: string, diagnostic: Diagnostic): string {
  const { file, line, column, severity, code, message, suggestion } = diagnostic
  const kind = severity === 'error' ? colours.red('error') : colours.yellow('warning')
  const head = `${colours.bold(`${file}:${line}:${column}`)} ${kind} ${message} ${colours.dim(`[${code}]`)}`
  const excerpt = frame(cwd, diagnostic)
  const advice = suggestion ? `  ${colours.cyan(suggestion)}` : ''
  return [head, excerpt, advice].filter(Boolean).join('\n')
}

/** "3 errors, 1 warning". */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length
  const warnings = diagnostics.length - errors
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  return warnings === 0 ? counted(errors, 'error') : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`
}
