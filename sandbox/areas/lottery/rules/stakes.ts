import { minorUnitsOf } from '#sandbox/lib/currencies.ts'
import type { Play } from './play-parts.ts'

/** Largest stakes a line in reference units, by what a line of 1 pays at the most: large prizes take small stakes. */
const largest: readonly (readonly [pays: number, units: number])[] = [
  [10, 20_000],
  [100, 5000],
  [1000, 500],
  [10_000, 100],
]

const least = 1
const smallestLargest = 10

/** A line's smallest and largest stake, in minor units. */
export function stakesOf({ pays }: Pick<Play, 'pays'>, currency: string): { min: number; max: number } {
  const units = largest.find(([most]) => pays / 100 < most)?.[1] ?? smallestLargest
  return { min: minorUnitsOf(least, currency), max: minorUnitsOf(units, currency) }
}
