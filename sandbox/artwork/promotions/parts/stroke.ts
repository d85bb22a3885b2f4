import { num, type Sheet } from '../../scenes/parts/sheet.ts'

interface Limb {
  path: string
  colour: string
  width: number
}

/** A round-ended stroke: an arm, a leg, a rope. */
export const limb = ({ path, colour, width }: Limb): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Colours from the top to the foot of what they fill, at equal distances. */
export const down = (sheet: Sheet, ...colours: string[]): string => sheet.linear(evenly(colours))

/** The same, from the upper left to the lower right. */
export const across = (sheet: Sheet, ...colours: string[]): string => sheet.linear(evenly(colours), 0, 0, 1, 1)

/** The same, from a point up left of the middle outwards, as light falls on a ball. */
export const round = (sheet: Sheet, ...colours: string[]): string => sheet.radial(evenly(colours), 0.36, 0.3, 0.8)

function evenly(colours: readonly string[]): [number, string][] {
  return colours.map((colour, index) => [Math.round((index / (colours.length - 1)) * 100) / 100, colour])
}

interface Flower {
  x: number
  y: number
  size: number
  colour: string
  heart: string
}

/** Five round petals about a heart. */
export function flower({ x, y, size, colour, heart }: Flower): string {
  const petals = [0, 1, 2, 3, 4].map((petal) => {
    const angle = petal * 1.2566
    return `M${num(x + size * Math.cos(angle))} ${num(y + size * Math.sin(angle))}h0`
  })
  const line = 'stroke-linecap="round"'
  return (
    `<path d="${petals.join('')}" stroke="${colour}" stroke-width="${num(size * 1.8)}" ${line}/>` +
    `<path d="M${num(x)} ${num(y)}h0" stroke="${heart}" stroke-width="${num(size * 1.1)}" ${line}/>`
  )
}
