import { createSheet, type Sheet } from '../../scenes/parts/sheet.ts'
import type { Cutout } from './types.ts'

/** A cutout of a drawing whose middle is the origin, at most 280 wide and 280 high. */
export function cutout<Id extends string>(
  of: Pick<Cutout<Id>, 'id' | 'kind' | 'variants'>,
  draw: (sheet: Sheet, variant: number) => string,
): Cutout<Id> {
  return {
    ...of,
    draw(variant) {
      const sheet = createSheet(300, 300)
      const drawn = draw(sheet, ((variant % of.variants) + of.variants) % of.variants)
      return sheet.finish(`<g transform="translate(150 150)">${drawn}</g>`).replace('xMidYMid slice', 'xMidYMid meet')
    },
  }
}

/** The colours of a variant; the first where there is none by that number. */
export function ofVariant<Item>(list: readonly [Item, ...Item[]], variant: number): Item {
  return list[variant] ?? list[0]
}

/** A line with round ends. */
export function stroke(path: string, { colour, width }: { colour: string; width: number }): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}
