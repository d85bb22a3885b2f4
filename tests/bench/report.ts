import type { BenchCase } from './bench-case.ts'
import type { Machine } from './machine.ts'

/** Three digits that matter; counts as they are. */
function figure(value: number | null): string {
  if (value === null) return ''
  const size = Math.abs(value)
  return Number.isInteger(value) || size >= 1000 ? value.toFixed(0) : value.toFixed(size >= 10 ? 1 : 3)
}

function barOf({ bar }: BenchCase): string {
  if (!bar) return ''
  return `${bar.kind === 'up-to' ? '≤' : '≥'} ${bar.value}${bar.kind === 'ratio-from' ? ' ×' : ''}`
}

/** The table that a person reads: a line a case, the machine above. */
export function formatCases(machine: Machine, cases: readonly BenchCase[]): string {
  const heading = ['case', 'unit', 'livery', 'peer', 'ratio', 'bar', '']
  const rows = cases.map((one) => [
    one.id,
    one.unit,
    figure(one.livery),
    figure(one.peer),
    one.ratio === null ? '' : `${one.ratio.toFixed(1)} ×`,
    barOf(one),
    one.bar === null ? '' : one.ok ? 'ok' : 'NOT MET',
  ])
  const widths = heading.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = [heading, ...rows].map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const { cores, cpu, memoryGb, system, node, vite, date, loadBefore } = machine
  const about = `${date}, ${cores} cores of ${cpu}, ${memoryGb} GB, ${system}, Node ${node}, Vite ${vite}, load before ${loadBefore}`
  return `${about}\n\n${lines.join('\n')}\n`
}

/** The figures alone: of a run that is too small to hold any of them against something. */
export const withoutBars = (cases: readonly BenchCase[]): BenchCase[] =>
  cases.map((one) => ({ ...one, bar: null, ok: true }))
