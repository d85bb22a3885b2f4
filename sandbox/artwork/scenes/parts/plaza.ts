import { glow } from './light.ts'
import { num, place, repeat, type Sheet } from './sheet.ts'

export interface Point {
  x: number
  y: number
}

/** A line that sags between two points. */
export interface Cord {
  from: Point
  to: Point
  /** How far its middle hangs below the straight line. */
  sag: number
  /** How many things hang from it. */
  count: number
}

const ring = ({ x, y }: Point, radius: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
  })

const hole = ({ x, y }: Point, r: number) =>
  `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 0 ${r * 2} 0 ${r} ${r} 0 1 0-${r * 2} 0`

const lozenge = ({ x, y }: Point, w: number, h: number) => `M${num(x)} ${num(y - h)}l${w} ${h}-${w} ${h}-${w}-${h}`

/**
 * A sheet of cut paper 74 wide and 84 tall that hangs from y = 0, its holes open; `kind` picks the cut. Its colour is the
 * fill of whoever places it.
 */
export function paperFlag(sheet: Sheet, kind: number): string {
  const hem = repeat(5, () => 'a7.4 8 0 0 1-14.8 0')
  const middle = { x: 0, y: 38 }
  const petals = [8, 6, 12][kind % 3] ?? 8
  const cut =
    ring(middle, 12, petals)
      .map((at) => (kind % 2 ? lozenge(at, 4, 6) : hole(at, 3.5)))
      .join('') +
    ring(middle, 20, 14)
      .map((at) => lozenge(at, 2, 3))
      .join('') +
    hole(middle, 5) +
    repeat(5, (index) => lozenge({ x: -30 + index * 15, y: 74 }, 4, 5)) +
    repeat(6, (index) => lozenge({ x: -30 + index * 12, y: 10 }, 3, 4)) +
    [-31, 31].map((x) => repeat(3, (index) => lozenge({ x, y: 26 + index * 14 }, 2, 5))).join('')
  return sheet.define(
    `<path fill-rule="evenodd" d="M-37 0H37V76${hem}Z${cut}"/><path d="M-37 0H37V4H-37Z" fill="#fff" opacity=".3"/><path d="M8 0H37V76L17 78Z" opacity=".1" fill="#000"/>`,
  )
}

const middleOf = ({ from, to, sag }: Cord): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag * 2 })

/** Where each thing hangs, and how far the cord leans there, in degrees. */
function placesOf(cord: Cord): (Point & { turn: number })[] {
  const { from, to, count } = cord
  const bend = middleOf(cord)
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const v = 1 - t
    return {
      x: v * v * from.x + 2 * v * t * bend.x + t * t * to.x,
      y: v * v * from.y + 2 * v * t * bend.y + t * t * to.y,
      turn:
        (Math.atan2(v * (bend.y - from.y) + t * (to.y - bend.y), v * (bend.x - from.x) + t * (to.x - bend.x)) * 180) /
        Math.PI,
    }
  })
}

function line(cord: Cord, width: number): string {
  const bend = middleOf(cord)
  return `<path d="M${num(cord.from.x)} ${num(cord.from.y)}Q${num(bend.x)} ${num(bend.y)} ${num(cord.to.x)} ${num(cord.to.y)}" fill="none" stroke="#2a0c38" stroke-width="${width}"/>`
}

/** A cord of cut paper. */
export function bunting(
  sheet: Sheet,
  cord: Cord,
  { size, colours }: { size: number; colours: readonly string[] },
): string {
  const flags = [0, 1, 2].map((kind) => paperFlag(sheet, kind))
  const marks = placesOf(cord).map(({ x, y, turn }, index) =>
    place(flags[index % 3] ?? '', x, y, size, turn, ` fill="${colours[index % colours.length]}"`),
  )
  return line(cord, 2) + marks.join('')
}

/** A cord of warm bulbs. */
export function bulbs(sheet: Sheet, cord: Cord): string {
  const bulb = sheet.define(
    `${glow(sheet, 0, 5, 16, 16, '#ffd98a', 0.8)}<path d="M-2-1h4v4h-4Z" fill="#2a0c38"/><circle cy="6" r="3.4" fill="#fff3cf"/>`,
  )
  return (
    line(cord, 1.6) +
    placesOf(cord)
      .map(({ x, y }) => place(bulb, x, y))
      .join('')
  )
}

/** A row of painted houses with lit windows, 480 wide, standing on y = 0. */
export function houses(sheet: Sheet, walls: readonly string[]): string {
  const drawn = walls.map((wall, index) => {
    const [x, w, h] = [index * 96, 96, 104 + ((index * 43) % 56)]
    const window = (at: number, up: number) => `M${x + 14 + at * 40} ${-h + up}v-16a9 9 0 0 1 18 0v16Z`
    const lit =
      window(0, 50) + (index % 3 ? window(1, 50) : '') + (index % 2 ? `M${x + 33} 0v-34a15 15 0 0 1 30 0v34Z` : '')
    const dark = (index % 3 ? '' : window(1, 50)) + (index % 2 ? '' : `M${x + 33} 0v-34a15 15 0 0 1 30 0v34Z`)
    return (
      `<path d="M${x} 0V${-h}h${w}V0Z" fill="${wall}"/><path d="M${x + 78} 0V${-h}h18V0Z" fill="#000" opacity=".14"/>` +
      `<path d="M${x - 3} ${-h}h${w + 6}v8h-${w + 6}Z" fill="#fff" opacity=".26"/><path d="${lit}" fill="#ffcf7a"/><path d="${dark}" fill="#2a0d3a" opacity=".7"/>`
    )
  })
  return sheet.define(drawn.join(''))
}

/** A church with two towers, 300 wide, standing on y = 0. */
export function church(sheet: Sheet, { wall, roof }: { wall: string; roof: string }): string {
  const tower = sheet.define(
    `<path d="M-40 0V-150H40V0Z" fill="${wall}"/><path d="M-47-150H47V-161H-47ZM-38-224H38V-233H-38ZM-30-233C-30-274 30-274 30-233ZM-3-280h6v16h-6ZM-9-275h18v4H-9Z" fill="${roof}"/>` +
      `<path d="M-32-161V-224H32V-161Z" fill="${wall}"/><path d="M-12-166v-30a12 12 0 0 1 24 0v30ZM-14-66v-40a14 14 0 0 1 28 0v40Z" fill="#ffcf7a"/><path d="M18 0H40V-150H22ZM18-161H32V-224H20Z" fill="#000" opacity=".16"/>`,
  )
  return sheet.define(
    `<path d="M-80 0V-118Q0-190 80-118V0Z" fill="${wall}"/><path d="M-84-112Q0-190 84-112" fill="none" stroke="${roof}" stroke-width="10"/><circle cy="-106" r="17" fill="#ffcf7a"/><path d="M0-116v10l7 5" fill="none" stroke="${roof}" stroke-width="3"/><path d="M-22 0v-46a22 22 0 0 1 44 0V0Z" fill="#3a1040"/>` +
      place(tower, -112, 0) +
      place(tower, 112, 0),
  )
}

/** A market stall 150 wide under a striped awning, standing on y = 0: lamps, and fruit on its board. Its stripes are the fill of whoever places it. */
export function stall(sheet: Sheet): string {
  const bands = repeat(7, (index) => {
    const [top, foot] = [-66 + index * 19, -82 + index * 23.4]
    return `<path d="M${num(top)}-128h19L${num(foot + 23.4)}-90a11.7 12 0 0 1-23.4 0Z"${index % 2 ? ' fill="#fff3e0"' : ''}/>`
  })
  const fruit = repeat(8, (index) => {
    const colour = ['#ff7a3d', '#ffc83d', '#d8203a', '#5bbf4a'][index % 4]
    return `<circle cx="${-58 + index * 16.5}" cy="${-46 - (index % 3) * 5}" r="9.5" fill="${colour}"/>`
  })
  return sheet.define(
    `<path d="M-72-92V0M72-92V0" stroke="#2a0d30" stroke-width="5"/><path d="M-74-94H74V0H-74Z" fill="#3a1040"/>${glow(sheet, 0, -60, 90, 50, '#ffb85a', 0.9)}${fruit}` +
      `<path d="M-80-40H80V0H-80Z" fill="#7a2a3a"/><path d="M-80-40H80V-32H-80Z" fill="#c9603a"/><path d="M-40-32V0M0-32V0M40-32V0" stroke="#000" stroke-opacity=".2" stroke-width="3"/>${bands}<path d="M-66-128H67l3 7H-69Z" fill="#fff" opacity=".3"/>`,
  )
}
