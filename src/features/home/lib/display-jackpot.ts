/** A figure for show: where it starts, and how it rises. Whole cents, so that two decimals never drift. */
const lowest = 100_000_000_00
const highest = 1_000_000_000_00
const smallestStep = 100_00
const maxStep = 500_00
const seconds = [3, 4, 5] as const
/** Cents a second: a step of 300 each four seconds. */
const pace = 75_00

/** 0 <= answer < 1, as Math.random. */
export type Random = () => number

const between = (low: number, high: number, random: Random): number => low + Math.floor(random() * (high - low + 1))

export const firstCents = (random: Random): number => between(lowest, highest, random)

/** What a browser stores of it: "38241930475 1795764000000", the cents and when they were shown, in milliseconds. */
export const storedFigure = (cents: number, now: number): string => `${cents} ${now}`

/**
 * Where it goes on for who has seen it before: a figure that leaps between two visits would say that somebody won. It has
 * risen meanwhile, and starts anew where it came to the end of its range.
 */
export function resumedCents(stored: string | null, now: number, random: Random): number {
  const [, cents, at] = /^(\d+) (\d+)$/.exec(stored ?? '') ?? []
  const risen = Number(cents) + Math.floor(Math.max(0, now - Number(at)) / 1000) * pace
  return Number(cents) >= lowest && risen < highest ? risen : firstCents(random)
}

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
