import { distance } from 'fastest-levenshtein'

/** Names longer than this are nobody's misspelling, and cost time to compare. */
const maxNameLength = 120

function isNear(steps: number, candidate: string): boolean {
  return steps <= (candidate.length <= 3 ? 1 : Math.max(2, Math.ceil(candidate.length / 3)))
}

/** The name most like the given one, or null where nothing is near enough to be what was meant. Case counts little. */
export function nearest(name: string, names: readonly string[]): string | null {
  if (name === '' || name.length > maxNameLength) return null
  const lower = name.toLowerCase()
  let best: { candidate: string; steps: number } | null = null
  for (const candidate of names) {
    const steps = distance(lower, candidate.toLowerCase())
    if (isNear(steps, candidate) && (best === null || steps < best.steps)) best = { candidate, steps }
  }
  return best?.candidate ?? null
}

/** `Did you mean "x"?`, or null. */
export function didYouMean(name: string, names: readonly string[]): string | null {
  const best = nearest(name, names)
  return best === null ? null : `Did you mean "${best}"?`
}
