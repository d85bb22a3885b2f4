import type { Sheet } from '../parts/sheet.ts'

/** The colours of one friend: of its coat or feathers, and of what it wears. */
export interface Look {
  light: string
  main: string
  deep: string
  cloth: string
  trim: string
}

/** Who comes to a brand's picture: three of one kind, of whom the second stands in the middle and holds the present. */
export interface Cast {
  /** A friend with its foot on the origin, about 300 tall; `waves` lifts what it has on the right. */
  draw(sheet: Sheet, look: Look, waves: boolean): string
  looks: readonly [Look, Look, Look]
  /** How far to each side the others stand, and how large they are beside the middle one. */
  apart: number
  beside: number
  /** What the present is wrapped in. */
  paper: readonly [light: string, deep: string, ribbon: string]
}

/** The paint of a coat: lit from above. */
export const coatOf = (sheet: Sheet, { light, main, deep }: Look): string =>
  sheet.linear([
    [0, light],
    [0.5, main],
    [1, deep],
  ])

/** A lifted arm from the right shoulder at (46, 44) with its open paw. */
export function wave({ main, deep }: Look, pads: string): string {
  return `<path d="M46 48C80 40 100 8 100-24" stroke="${deep}" stroke-width="34" fill="none" stroke-linecap="round"/><path d="M45 46C79 38 98 6 98-24" stroke="${main}" stroke-width="29" fill="none" stroke-linecap="round"/><circle cx="99" cy="-36" r="21" fill="${main}"/><ellipse cx="99" cy="-31" rx="9" ry="7" fill="${pads}"/><circle cx="87" cy="-43" r="4.500" fill="${pads}"/><circle cx="98" cy="-47" r="4.500" fill="${pads}"/><circle cx="110" cy="-44" r="4.500" fill="${pads}"/>`
}
