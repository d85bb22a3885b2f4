import type { Scheme } from '../parts/colour.ts'
import type { Sheet } from '../scenes/parts/sheet.ts'

/** A place for the figure of a poster: the same for each figure that lives there, in the poster's own light. */
export interface Place {
  sheet: Sheet
  scheme: Scheme
  seed: number
}

export interface World {
  /** From the sky to the ground. */
  back: string
  /** What the figure stands on; empty where it floats. */
  seat: string
  /** What stands nearer than the figure. */
  front: string
}

export type DrawWorld = (place: Place) => World

export const width = 1152
export const height = 500
/** The middle of the figure, and where the ground begins. */
export const middle = 806
export const ground = 420
