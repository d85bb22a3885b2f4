import { num, repeat, type Sheet } from './sheet.ts'

export type Spot = readonly [x: number, y: number]

/** One of many places along the body: where it is, which way is its back, and how far it reaches to either side. */
interface Slice {
  at: Spot
  back: Spot
  half: number
}

const ink = '#5a0c14'
const cream = '#ffeec0'

/** Slices from one point of the course to the next, and how many of them an outline passes over. */
const steps = 5
const stride = 3

const knot = (points: readonly Spot[], index: number): Spot =>
  points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]

/** A point of the smooth line through the points: `at` is 0 at the first and 1 at the second of the middle two. */
function between([a, b, c, d]: readonly [Spot, Spot, Spot, Spot], at: number): Spot {
  const on = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * at +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * at * at +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * at * at * at)
  return [on(0), on(1)]
}

/** The body's slices from the tail, which is thin, to the neck. */
function slicesOf(points: readonly Spot[], girth: number): Slice[] {
  const line = points.slice(0, -1).flatMap((_, index) => {
    const near = [-1, 0, 1, 2].map((by) => knot(points, index + by)) as unknown as readonly [Spot, Spot, Spot, Spot]
    return Array.from({ length: steps }, (_, step) => between(near, step / steps))
  })
  line.push(knot(points, points.length))
  return line.map((at, index) => {
    const [from, to] = [knot(line, index - 1), knot(line, index + 1)]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const long = Math.hypot(dx, dy) || 1
    const along = index / (line.length - 1)
    return { at, back: [-dy / long, dx / long], half: 4 + girth * Math.sin(Math.min(1, along * 1.15) * Math.PI * 0.56) }
  })
}

/** A place of a slice: 1 is the edge of its back, -1 that of its belly. */
const across = ({ at, back, half }: Slice, reach: number): Spot => [
  at[0] + back[0] * half * reach,
  at[1] + back[1] * half * reach,
]

/** Whole numbers: the picture is a thousand wide, and there are hundreds of them. */
const pair = ([x, y]: Spot): string => `${Math.round(x)} ${Math.round(y)}`

/** A smooth line through the spots, without its first step. */
function smooth(spots: readonly Spot[]): string {
  return spots
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [knot(spots, index - 1), knot(spots, index), knot(spots, index + 2)]
      const first: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
      const second: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
      return `C${pair(first)} ${pair(second)} ${pair(to)}`
    })
    .join('')
}

function edge(slices: readonly Slice[], reach: number): string {
  const spots = slices.filter((_, index) => index % stride === 0).map((slice) => across(slice, reach))
  return `M${pair(knot(spots, 0))}${smooth(spots)}`
}

function band(slices: readonly Slice[], reach: readonly [from: number, to: number]): string {
  const far = slices
    .filter((_, index) => index % stride === 0)
    .toReversed()
    .map((slice) => across(slice, reach[1]))
  return `${edge(slices, reach[0])}L${pair(knot(far, 0))}${smooth(far)}Z`
}

/** Scales as small arcs, open towards the tail. */
function scales(slices: readonly Slice[]): string {
  const marks = slices.flatMap((slice, index) => {
    const [bx, by] = slice.back
    const size = slice.half * 0.26
    return [-0.18, 0.24, 0.66].map((reach) => {
      const [x, y] = across(slice, reach + (index % 2) * 0.1 - 0.05)
      const turn: Spot = [by * size * 1.5 + bx * size, by * size - bx * size * 1.5]
      return `M${pair([x - bx * size, y - by * size])}q${pair(turn)} ${pair([2 * bx * size, 2 * by * size])}`
    })
  })
  return `<path d="${marks.join('')}" fill="none" stroke="#96380a" stroke-opacity=".62" stroke-width="1.8"/>`
}

/** Flames that stand on its back, leaning to the tail. */
function spines(slices: readonly Slice[], paint: string): string {
  const flames = slices.map((slice) => {
    const [bx, by] = slice.back
    const [along, high] = [slice.half * 0.34, slice.half * 0.52 + 4]
    const foot = across(slice, 0.86)
    /** So far from the foot, off the back and towards the head. */
    const off = (up: number, on: number): Spot => [bx * up + by * on, by * up - bx * on]
    const start: Spot = [foot[0] + off(0, -along)[0], foot[1] + off(0, -along)[1]]
    return `M${pair(start)}q${pair(off(high * 0.4, 0))} ${pair(off(high, -along * 0.5))} ${pair(off(-high * 0.3, along * 1.5))} ${pair(off(-high, along * 2.5))}Z`
  })
  return `<path d="${flames.join('')}" fill="${paint}" stroke="${ink}" stroke-width="1.2"/>`
}

/** A length of the body over what is behind it. */
function length(slices: readonly Slice[], { hide, mane }: { hide: string; mane: string }): string {
  const inner = slices.slice(1, -1)
  const ribs = inner.map((slice) => `M${pair(across(slice, -0.98))}L${pair(across(slice, -0.5))}`).join('')
  return (
    spines(
      inner.filter((_, index) => index % 3 === 0),
      mane,
    ) +
    `<path d="${band(slices, [1, -1])}" fill="${hide}"/><path d="${band(slices, [-0.5, -1])}" fill="${cream}" stroke="#b5651a" stroke-width="1.4"/>` +
    `<path d="${ribs}" stroke="#c98a3a" stroke-width="1.8"/>` +
    scales(inner) +
    `<path d="${edge(slices, 1)}${edge(slices, -1)}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`
  )
}

function leg({ at, back }: Slice, paint: string): string {
  const turn = (Math.atan2(-back[1], -back[0]) * 180) / Math.PI - 90
  return (
    `<g transform="translate(${pair(at)}) rotate(${num(turn)})"><path d="M-18-14C-28 14-14 36 4 46L18 36C8 26 8 8 20-12Z" fill="${paint}" stroke="${ink}" stroke-width="2.6"/>` +
    `<path d="M2 44C-6 54-4 62-10 70M10 42C10 54 14 58 12 70M16 36C24 44 30 46 34 56" fill="none" stroke="${ink}" stroke-width="8.500" stroke-linecap="round"/><path d="M2 44C-6 54-4 62-10 70M10 42C10 54 14 58 12 70M16 36C24 44 30 46 34 56" fill="none" stroke="${cream}" stroke-width="4.800" stroke-linecap="round"/></g>`
  )
}

/** The head in profile, facing left: 330 wide, its neck on the origin's right. */
function head({ hide, mane }: { hide: string; mane: string }): string {
  const antlers = 'M22-40C26-82 58-96 56-142M34-84C50-90 64-92 76-112M-2-46C-2-74 16-88 12-118'
  const whiskers = 'M-112-22C-146-34-150 2-182-8-198-14-194-32-182-30M-104 0C-126 26-110 54-140 66-154 70-160 58-152 52'
  return (
    `<g stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"><path d="M14-42C58-96 100-74 138-118 132-74 120-58 104-46 138-60 160-44 196-58 172-18 142-12 120-4 154 2 160 26 190 36 144 50 108 36 88 42 102 60 94 80 108 106 66 90 40 66 24 40Z" fill="${mane}"/>` +
    `<path d="M40-26C72-56 92-40 118-64 112-34 92-26 78-16 104-18 112-2 134 2 106 18 84 10 66 16 74 34 66 46 72 62 46 48 34 36 30 20Z" fill="#ffd35c" stroke-width="1.600"/></g>` +
    `<path d="${antlers}" fill="none" stroke="${ink}" stroke-width="15" stroke-linecap="round"/><path d="${antlers}" fill="none" stroke="#fff0c8" stroke-width="9.500" stroke-linecap="round"/><path d="M30-60l-8-3M40-76l-9-4M50-98l-10-2" stroke="#c98a3a" stroke-width="2.400" stroke-linecap="round"/>` +
    `<path d="M-104 6C-70 0-30 8 8 18L0 40C-30 44-80 44-96 34Z" fill="#8f0f24"/><path d="M0 26C-30 16-58 26-94 16-84 32-50 36-16 36Z" fill="#ff7a7a"/>` +
    `<path d="M18 22C-16 34-46 28-62 34-78 28-94 30-104 38-98 56-66 62-40 58-10 64 28 58 46 32Z" fill="${hide}" stroke="${ink}" stroke-width="3"/><path d="M-98 42C-70 52-20 54 24 46 0 62-30 58-42 56-66 60-92 54-98 42Z" fill="${cream}"/>` +
    `<path d="M-88 31l5-12 8 11ZM-64 33l5-10 7 9Z" fill="#fff"/>` +
    `<path d="M64 2C70-34 38-58 2-50-18-48-28-34-48-32-72-46-102-46-116-28-128-12-118 6-100 8-84 10-74 2-58 8-38 14-22 8-4 18L10 36C40 42 62 26 64 2Z" fill="${hide}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M-100 8l5 16 9-16ZM-76 5l5 11 8-9ZM-52 9l6 13 8-10ZM-28 12l5 9 7-7Z" fill="#fff" stroke="${ink}" stroke-width="1.400" stroke-linejoin="round"/>` +
    `<path d="M-110-30C-100-40-84-38-76-30-86-26-92-18-104-16-116-16-116-24-110-30Z" fill="#ffdf8a" stroke="${ink}" stroke-width="2"/><ellipse cx="-98" cy="-25" rx="6" ry="4.500" fill="${ink}" transform="rotate(-20 -98 -25)"/>` +
    `<path d="M-70-24q8 8 4 18M-58-22q8 8 4 20M-46-20q8 8 4 20" fill="none" stroke="#96380a" stroke-width="2.200" stroke-linecap="round"/>` +
    `<circle cx="-8" cy="-18" r="14" fill="#fff8dc" stroke="${ink}" stroke-width="2.600"/><circle cx="-12" cy="-17" r="8" fill="#c3142a"/><circle cx="-13" cy="-17" r="3.800" fill="#1a0408"/><circle cx="-16" cy="-21" r="2.600" fill="#fff"/>` +
    `<path d="M-38-26C-30-54 6-60 32-42 14-42 0-38-10-26-18-20-30-18-38-26Z" fill="${mane}" stroke="${ink}" stroke-width="2.400"/>` +
    `<path d="M16 10C30 4 40 14 34 30M24-12C40-16 50-4 46 8M12-4q8-4 12 2M26 24q8-4 12 2" fill="none" stroke="#96380a" stroke-width="2.400" stroke-linecap="round"/>` +
    `<path d="M-26 58C-34 76-22 88-34 104-8 96 8 78 12 56Z" fill="${mane}" stroke="${ink}" stroke-width="2.400"/>` +
    `<path d="${whiskers}" fill="none" stroke="${ink}" stroke-width="7.500" stroke-linecap="round"/><path d="${whiskers}" fill="none" stroke="#ffe08a" stroke-width="4.600" stroke-linecap="round"/>`
  )
}

/** A course through the picture, from the tail to the neck. */
export interface DragonCourse {
  points: readonly Spot[]
  /** Half the body's width where it is thickest. */
  girth: number
  head: { at: Spot; scale: number; turn: number }
  /** Where legs stand, as parts of its length. */
  legs: readonly number[]
}

/** A long gold dragon that coils over itself; the part nearer to its head is in front. */
export function longDragon(sheet: Sheet, { points, girth, head: { at, scale, turn }, legs }: DragonCourse): string {
  const slices = slicesOf(points, girth)
  const last = slices.length - 1
  const hide = sheet.level(
    [
      [0, '#fff0a8'],
      [0.4, '#ffc94a'],
      [0.78, '#e8921f'],
      [1, '#c25f14'],
    ],
    [points[0]?.[0] ?? 0, 30],
    [(points[0]?.[0] ?? 0) - 260, sheet.height * 0.86],
  )
  const mane = sheet.linear([
    [0, '#ffdf7a'],
    [0.5, '#f2552c'],
    [1, '#b0122c'],
  ])
  /** Of what is turned: the body's own runs through the picture. */
  const gold = sheet.linear([
    [0, '#ffe48a'],
    [0.5, '#ffc546'],
    [1, '#dd8420'],
  ])
  const chunk = 2 * steps
  const tail = slices[0]
  const tuft = tail
    ? `<path transform="translate(${pair(tail.at)}) rotate(${num((Math.atan2(-tail.back[0], tail.back[1]) * 180) / Math.PI + 180)})" d="M-12-5C18-44 44-22 76-38 62-10 74 0 96 4 70 12 72 28 84 40 52 30 24 36-10 8Z" fill="${mane}" stroke="${ink}" stroke-width="2"/>`
    : ''
  const legAt = legs.map((part) => Math.round(part * last))
  const body = repeat(Math.ceil(last / chunk), (index) => {
    const part = slices.slice(Math.max(0, index * chunk - stride), index * chunk + chunk + stride + 1)
    const feet = legAt.filter((place) => Math.floor(place / chunk) === index - 1)
    return (
      length(part, { hide, mane }) +
      feet.map((place) => leg(slices[place] ?? part[0] ?? { at, back: [0, 1], half: 1 }, gold)).join('')
    )
  })
  return `${tuft}${body}<g transform="translate(${pair(at)}) rotate(${turn}) scale(${scale})">${head({ hide: gold, mane })}</g>`
}
