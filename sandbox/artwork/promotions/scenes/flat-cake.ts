import { ink, paper, red } from '../../geometry/parts/inks.ts'
import { box, circle, half, lens, shape, times } from '../../geometry/parts/shapes.ts'
import { createSheet } from '../../scenes/parts/sheet.ts'

interface Tier {
  top: number
  /** Half of the width, a multiple of the drops' radius. */
  reach: number
  height: number
  cake: string
  icing: string
}

const drop = 20

/** A box from the middle outwards, and half discs of icing that hang over its edge. */
const tier = ({ top, reach, height, cake, icing }: Tier) =>
  box([380 - reach, top], [2 * reach, height], cake) +
  box([380 - reach, top], [2 * reach, 14], icing) +
  shape(
    times(reach / drop, (index) => half([380 - reach + (2 * index + 1) * drop, top + 14], drop, 180)),
    icing,
  )

/** The wall of shapes on either side, a square of 113 a row. */
const side =
  box([0, 0], [113, 113], red) +
  circle([56.5, 56.5], 40, paper) +
  times(4, (stripe) => box([0, 113 + stripe * 28], [113, 14], paper)) +
  box([0, 226], [113, 114], paper) +
  shape('M56.5 238 101 283 56.5 328 12 283Z', red)

/** A cake of two tiers with the one candle of a first year, in three flat colours. */
export function flatCake(): string {
  return createSheet(760, 340).finish(
    box([0, 0], [760, 340], ink) +
      side +
      `<g transform="matrix(-1 0 0 1 760 0)">${side}</g>` +
      box([113, 290], [534, 50], red) +
      tier({ top: 202, reach: 160, height: 88, cake: red, icing: paper }) +
      tier({ top: 134, reach: 100, height: 68, cake: paper, icing: red }) +
      box([372, 88], [16, 46], paper) +
      shape(lens([380, 40], [380, 84], 26), red),
  )
}
