import { closest, distance } from 'fastest-levenshtein'

/** The name most like the given one, or null where nothing is near enough to be what was meant. */
export function nearest(name: string, names: readonly string[]): string | null {
  if (names.length === 0) return null
  const exactButForCase = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (exactButForCase) return exactButForCase
  const best = closest(name, names)
  return distance(name.toLowerCase(), best.toLowerCase()) <= Math.max(2, Math.ceil(best.length / 3)) ? best : null
}

/** `Did you mean "x"?`, or null. */
export function didYouMean(name: string, names: readonly string[]): string | null {
  const best = nearest(name, names)
  return best === null ? null : `Did you mean "${best}"?`
}
