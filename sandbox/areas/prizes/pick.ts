import type { Draw } from '#sandbox/lib/draw.ts'

/** The whole of chances, in basis points. */
export const wholeChance = 10_000

/** What can be drawn, with its chance in basis points. */
export interface Chance {
  basisPoints: number
}

/** One of what can be drawn, by the chances alone: nothing that was drawn before counts. */
export function pickByChance<Item extends Chance>(items: readonly Item[], draw: Draw): Item {
  let left = draw(wholeChance)
  for (const item of items) {
    left -= item.basisPoints
    if (left < 0) return item
  }
  throw new RangeError('The chances are less than the whole')
}
