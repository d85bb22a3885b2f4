const chosen = process.env.LIVERY_FAULTS ?? 'small'
if (!['least', 'small', 'medium', 'long'].includes(chosen))
  throw new Error('LIVERY_FAULTS is "least", "small", "medium" or "long"')

/**
 * `npm run test:faults` runs the long form, `scripts/test --all` a small one of the same, `scripts/test` the least that shows
 * it; between small and long is a medium one.
 */
export const isLong = chosen === 'long'
export const isLeast = chosen === 'least'

export function sized(small: number, long: number, least = Math.ceil(small / 4)): number {
  if (chosen === 'medium') return Math.round(Math.sqrt(small * long))
  if (isLeast) return least
  return isLong ? long : small
}

/** What is drawn at random comes of this; a failure is seen again with the same seed (LIVERY_FAULTS_SEED). */
export const faultSeed = process.env.LIVERY_FAULTS_SEED ?? 'livery'

/** For the message of an assertion: how to see the same again. */
export const again = (what: string): string => `${what} (LIVERY_FAULTS=${chosen} LIVERY_FAULTS_SEED=${faultSeed})`

/** Milliseconds that a test may take: `each` a round, and some more for what comes before. */
export const timeFor = (rounds: number, each: number): number => 60_000 + rounds * each
