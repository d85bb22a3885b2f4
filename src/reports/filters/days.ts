import type { Period } from './periods.ts'

const shape = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 86_400_000

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A day that the calendar has: "2026-02-30" is none. */
export function isDay(text: string | null): text is string {
  if (text === null || !shape.test(text)) return false
  const at = startOf(text)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** How many days a range has, both ends counted; by the calendar, so that clocks that change do not matter. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((startOf(to) - startOf(from)) / dayMs) + 1
}
