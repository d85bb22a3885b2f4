/** A figure for show: where it starts, and how it rises. Whole cents, so that two decimals never drift. */
const lowest = 100_000_000_00
const highest = 1_000_000_000_00
const smallestStep = 100_00
const maxStep = 500_00
const seconds = [3, 4, 5] as const

/** 0 <= answer < 1, as Math.random. */
export type Random = () => number

const between = (low: number, high: number, random: Random): number => low + Math.floor(random() * (high - low + 1))

export const firstCents = (random: Random): number => between(lowest, highest, random)

/** It rises by 100 to 500, and rests when it has come to the end of its range. */
export const nextCents = (cents: number, random: Random): number =>
  Math.min(highest, cents + between(smallestStep, maxStep, random))

/** Milliseconds until it rises again. */
export const nextDelay = (random: Random): number =>
  (seconds[Math.floor(random() * seconds.length)] ?? seconds[0]) * 1000

/** As the gateway writes an amount: "512884306.75". */
export function centsText(cents: number): string {
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}
