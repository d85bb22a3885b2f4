import type { Result } from './run.ts'

const unique = (values: readonly string[]): string[] => [...new Set(values)]

/** A line a journey and a column for each engine at each size: how long it took, or that it failed. */
export function formatTable(results: readonly Result[]): string {
  const columns = unique(results.map(({ engine, size }) => `${engine}, ${size}`))
  const rows = unique(results.map(({ journey, merchant }) => `${journey}, ${merchant}`))
  const cell = (row: string, column: string): string => {
    const one = results.find(
      ({ journey, merchant, engine, size }) => `${journey}, ${merchant}` === row && `${engine}, ${size}` === column,
    )
    if (!one) return '–'
    return one.findings.length > 0 ? 'FAIL' : `${one.seconds.toFixed(1)} s`
  }
  const lines = [['', ...columns], ...rows.map((row) => [row, ...columns.map((column) => cell(row, column))])]
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** What is wrong, journey by journey. */
export const formatFindings = (results: readonly Result[]): string =>
  results
    .filter(({ findings }) => findings.length > 0)
    .map(({ journey, merchant, size, engine, findings }) =>
      [`${engine}, ${merchant}, ${size}, ${journey}:`, ...findings.map((line) => `  ${line}`)].join('\n'),
    )
    .join('\n')

/** The last line, as every runner of this project ends. */
export function formatCount(results: readonly Result[]): string {
  const failed = results.filter(({ findings }) => findings.length > 0).length
  return `${results.length - failed} passed, ${failed} failed`
}
