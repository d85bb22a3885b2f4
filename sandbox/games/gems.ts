import { oklch } from '../artwork/parts/colour.ts'
import { svgFile } from '../artwork/parts/svg.ts'

type Point = readonly [x: number, y: number]

/** How a stone is cut: its corners in order, in a square of 240, and the hue of its colour. */
const cuts: Readonly<Record<string, { hue: number; corners: readonly Point[] }>> = {
  diamond: {
    hue: 235,
    corners: [
      [76, 42],
      [164, 42],
      [208, 96],
      [120, 212],
      [32, 96],
    ],
  },
  hexagon: {
    hue: 150,
    corners: [
      [120, 26],
      [176, 50],
      [206, 104],
      [206, 138],
      [176, 190],
      [120, 214],
      [64, 190],
      [34, 138],
      [34, 104],
      [64, 50],
    ],
  },
  square: {
    hue: 25,
    corners: [
      [74, 34],
      [166, 34],
      [206, 74],
      [206, 166],
      [166, 206],
      [74, 206],
      [34, 166],
      [34, 74],
    ],
  },
  drop: {
    hue: 310,
    corners: [
      [120, 20],
      [156, 74],
      [188, 126],
      [190, 162],
      [164, 200],
      [120, 216],
      [76, 200],
      [50, 162],
      [52, 126],
      [84, 74],
    ],
  },
}

export const gemNames = Object.keys(cuts)

const centre: Point = [120, 122]
/** From where the light comes. */
const light: Point = [-0.6, -0.8]
/** How much of the way from the middle to the edge the table of a stone is. */
const tableSize = 0.54

const toEdge = ([x, y]: Point, share: number): Point => [
  centre[0] + (x - centre[0]) * share,
  centre[1] + (y - centre[1]) * share,
]
const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}z`

/** Of a facet that looks away from the middle of the stone: -1 in the shade to 1 in the light. */
function litness(points: readonly Point[]): number {
  const [x, y] = points.reduce(([sumX, sumY], [atX, atY]) => [sumX + atX, sumY + atY], [0, 0])
  const away: Point = [x / points.length - centre[0], y / points.length - centre[1]]
  return (away[0] * light[0] + away[1] * light[1]) / Math.hypot(...away)
}

/** A cut stone: facets around its table, each as light as it looks to the light; null for a name that there is not. */
export function drawGem(name: string): string | null {
  if (!Object.hasOwn(cuts, name)) return null
  const { hue, corners } = cuts[name] ?? { hue: 0, corners: [] }
  const shade = (lit: number): string => oklch(0.55 + 0.23 * lit, 0.2 - 0.05 * Math.abs(lit), hue)
  const table = corners.map((corner) => toEdge(corner, tableSize))
  const facets = corners.flatMap((corner, place) => {
    const next = (place + 1) % corners.length
    const [after = corner, inner = corner, innerAfter = corner] = [corners[next], table[place], table[next]]
    const middle: Point = [(corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2]
    const crown = [
      { points: [corner, middle, inner], turn: 0.16 },
      { points: [middle, after, innerAfter], turn: -0.16 },
      { points: [middle, innerAfter, inner], turn: 0 },
    ]
    return crown.map(({ points, turn }) => ({ points, fill: shade(litness(points) * 0.82 + turn) }))
  })
  const wedges = table.map((corner, place) => {
    const points = [corner, table[(place + 1) % table.length] ?? corner, centre]
    return { points, fill: shade(0.3 - litness(points) * 0.5) }
  })
  const drawn = [...facets, ...wedges]
    .map(({ points, fill }) => `<path d="${pathOf(points)}" fill="${fill}"/>`)
    .join('')
  const [ink, glow] = [oklch(0.27, 0.12, hue), oklch(0.97, 0.05, hue)]
  return svgFile(
    240,
    240,
    `<ellipse cx="120" cy="216" rx="74" ry="13" fill="#000" fill-opacity=".34"/>
    <path d="${pathOf(corners)}" fill="${ink}" stroke="${ink}" stroke-width="12" stroke-linejoin="round"/>${drawn}
    <path d="${pathOf(table)}" fill="none" stroke="${glow}" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"/>
    <path d="${pathOf(corners)}" fill="none" stroke="${glow}" stroke-opacity=".6" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M88 62 93 82 113 87 93 92 88 112 83 92 63 87 83 82z" fill="#fff" fill-opacity=".95"/><circle cx="150" cy="152" r="5" fill="#fff" fill-opacity=".6"/>`,
  )
}
