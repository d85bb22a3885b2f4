export type Unit =
  | 's'
  | 'ms'
  | 'bytes'
  | 'MB'
  | '%'
  | 'profiles'
  | 'requests'
  | 'elements'
  | 'points'
  | 'thousandths'
  | 'releases'

/** One line of the bench: `livery` and `peer` in `unit`; `ratio` is peer to livery. */
export interface BenchCase {
  id: string
  unit: Unit
  livery: number
  peer: number | null
  ratio: number | null
  /**
   * What is held against it: a ratio to reach, a figure to reach, or a figure not to pass. Null: reported, not judged.
   */
  bar: { kind: 'ratio-from' | 'from' | 'up-to'; value: number } | null
  ok: boolean
  /** What the figure is made of, for whoever doubts it. */
  details?: Record<string, number | string>
}

type Details = BenchCase['details']

/** A figure that was not measured (no round, no sample, a division by nothing) is none, whatever its bar. */
const isFigure = (value: number | null) => value === null || Number.isFinite(value)

export const hasFigures = ({ livery, peer, ratio }: BenchCase) => [livery, peer, ratio].every(isFigure)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Medians of both sides, and how many times the peer takes as long. */
export function compared(
  id: string,
  livery: readonly number[],
  peer: readonly number[],
  leastRatio: number | null,
  details?: Details,
): BenchCase {
  const ratio = median(peer) / median(livery)
  return {
    id,
    unit: 's',
    livery: median(livery),
    peer: median(peer),
    ratio,
    bar: leastRatio === null ? null : { kind: 'ratio-from', value: leastRatio },
    ok: leastRatio === null || ratio >= leastRatio,
    ...(details ? { details } : {}),
  }
}

/** A figure of Livery's alone. */
export function measured(
  id: string,
  unit: Unit,
  livery: number,
  bar: { kind: 'from' | 'up-to'; value: number } | null,
  details?: Details,
): BenchCase {
  const ok = bar === null || (bar.kind === 'from' ? livery >= bar.value : livery <= bar.value)
  return { id, unit, livery, peer: null, ratio: null, bar, ok, ...(details ? { details } : {}) }
}

export const upTo = (value: number) => ({ kind: 'up-to' as const, value })
export const from = (value: number) => ({ kind: 'from' as const, value })
