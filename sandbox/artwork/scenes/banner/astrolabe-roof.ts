import { astrolabe } from '../figures/astrolabe.ts'
import { lattice, palm } from '../parts/desert.ts'
import { fill, glow, hush, sparks, specks } from '../parts/light.ts'
import { createSheet, num, place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  dial: Placed
  /** Half the arch's width, its crown and its foot. */
  arch: readonly [half: number, top: number, foot: number]
  moon: Placed
  lamps: readonly Placed[]
  palm: Placed
}

/** A domed hall with two towers, 320 wide, standing on y = 0. */
function hall(sheet: Sheet, [wall, dome, lit]: readonly [string, string, string]): string {
  const windows = repeat(5, (index) => {
    const x = -92 + index * 42
    return `M${x}-12V-44C${x}-56 ${x + 16}-56 ${x + 16}-44V-12Z`
  })
  const tower = sheet.define(
    `<path d="M-13 0V-160H13V0ZM-20-160H20V-170H-20ZM-10-170V-196H10V-170Z" fill="${wall}"/><path d="M-14-196C-14-216-4-222 0-238 4-222 14-216 14-196Z" fill="${dome}"/><path d="M0-238V-252" stroke="#ffe2a0" stroke-width="3"/><path d="M-5-120H5V-138C3-144-3-144-5-138Z" fill="${lit}"/>`,
  )
  return sheet.define(
    `${place(tower, -136, 0)}${place(tower, 136, 0)}<path d="M-116 0V-84H116V0ZM-60-84V-106H60V-84Z" fill="${wall}"/><path d="${symmetric('0,-216 C6,-198 30,-190 48,-168 C66,-144 64,-120 56,-106 L0,-106')}" fill="${dome}"/><path d="M0-216V-238" stroke="#ffe2a0" stroke-width="4"/><path d="M-7-240A8 8 0 1 0 5-248 9 9 0 0 1-7-240Z" fill="#ffe2a0"/><path d="${windows}" fill="${lit}"/><path d="M-116-84H116" stroke="#ffe2a0" stroke-opacity=".5" stroke-width="3"/>`,
  )
}

/** A pierced brass lamp on a chain, its light about it. */
function lamp(sheet: Sheet): string {
  const brass = sheet.linear(
    [
      [0, '#7a4c12'],
      [0.4, '#ffe2a0'],
      [1, '#8a5a18'],
    ],
    0,
    0,
    1,
    0,
  )
  return sheet.define(
    `${glow(sheet, 0, 10, 150, 160, '#ffb85a', 0.6)}<path d="M0-70V-600" stroke="#c8902c" stroke-width="3" stroke-dasharray="7 4"/><path d="M-8-70H8L30-36H-30Z" fill="${brass}"/><path d="M-30-36H30L38 10 22 54H-22L-38 10Z" fill="#fff0b0"/><path d="M-30-36H30M-38 10H38M-30-36-22 54M30-36 22 54M0-36V54M-38 10 0-36 38 10 0 54Z" fill="none" stroke="#9a6418" stroke-width="5" stroke-linejoin="round"/><path d="M-26 52H26L16 66H-16Z" fill="${brass}"/><path d="M0 66V84" stroke="#ffe2a0" stroke-width="4"/>`,
  )
}

const figures = [
  [
    [30, 60],
    [76, 30],
    [122, 52],
    [150, 18],
    [196, 34],
  ],
  [
    [12, 26],
    [52, 66],
    [104, 58],
    [132, 96],
  ],
] as const

/** Stars joined by lines, from a corner. */
function constellation(index: number, [x, y, scale]: Placed): string {
  const spots = figures[index % 2] ?? figures[0]
  const line = spots.map(([px, py]) => `${num(px * scale)} ${num(py * scale)}`)
  return `<g transform="translate(${num(x)} ${num(y)})"><path d="M${line.join('L')}" fill="none" stroke="#ffe9b8" stroke-opacity=".5" stroke-width="1.500"/><path d="M${line.join('h0M')}h0" stroke="#fff6dc" stroke-width="6" stroke-linecap="round"/></g>`
}

/** What is seen through the arch. */
function view(sheet: Sheet, hue: number, layout: Layout): string {
  const [x] = layout.dial
  const [half, top, foot] = layout.arch
  const [mx, my, r] = layout.moon
  const air = sheet.linear([
    [0, tone(0.24, 0.1, hue + 20)],
    [0.45, tone(0.42, 0.12, hue)],
    [0.75, tone(0.66, 0.1, hue - 36)],
    [1, tone(0.82, 0.1, hue - 180)],
  ])
  const size = half / 300
  const near = hall(sheet, [tone(0.3, 0.08, hue + 8), tone(0.4, 0.1, hue - 30), '#ffd27a'])
  const far = hall(sheet, [tone(0.46, 0.09, hue), tone(0.54, 0.1, hue - 24), '#ffe2a0'])
  return (
    `<path d="M${x - half} ${top}H${x + half}V${foot}H${x - half}Z" fill="${air}"/>` +
    specks({ seed: 6, count: 70, left: x - half, right: x + half, top, bottom: foot - 130 }, '#fff6dc', 1.2, 0.9) +
    constellation(0, [x - half * 0.92, top + 92 * size, size]) +
    constellation(1, [x + half * 0.46, top + 96 * size, size]) +
    `${glow(sheet, mx, my, r * 3, r * 3, '#ffe9b0', 0.6)}<path d="M${mx - r * 0.3} ${my - r}A${r} ${r} 0 1 0 ${mx + r} ${my + r * 0.3} ${r * 0.86} ${r * 0.86} 0 0 1 ${mx - r * 0.3} ${my - r}Z" fill="#fff6dc"/>` +
    place(far, x - half * 0.1, foot + 2, 0.5 * size) +
    place(far, x + half * 0.42, foot + 2, 0.62 * size) +
    place(near, x - half * 0.66, foot + 4, 0.78 * size) +
    place(near, x + half * 0.86, foot + 4, 0.9 * size) +
    place(palm(sheet, tone(0.24, 0.06, hue), '#ffe2a0'), ...layout.palm)
  )
}

/** The arch's outline, its point at the top. */
function archPath(half: number, top: number, foot: number): string {
  const spring = top + half * 0.86
  return symmetric(
    `0,${top} C${num(half * 0.22)},${num(top + half * 0.24)} ${half},${num(top + half * 0.3)} ${half},${num(spring)} L${half},${foot} L0,${foot}`,
  )
}

/** The wall about the opening: the whole picture but the arch. */
function wall(sheet: Sheet, hue: number, { dial: [x], arch: [half, top, foot] }: Layout): string {
  const { width, height } = sheet
  const paint = sheet.radial(
    [
      [0, tone(0.44, 0.1, hue + 4)],
      [0.5, tone(0.31, 0.09, hue + 12)],
      [1, tone(0.2, 0.07, hue + 20)],
    ],
    x / width,
    0.5,
    0.7,
  )
  const opening = archPath(half, top, foot)
  const holes = `M${-x} 0H${width - x}V${height}H${-x}Z${opening}`
  const clip = sheet.clip(`<path clip-rule="evenodd" d="${holes}"/>`)
  const beads = ' stroke-dasharray="2 14" stroke-linecap="round"'
  const trim = (grow: number, stroke: string, wide: number): string =>
    `<path d="${archPath(half + grow, top - grow * 1.5, foot)}" fill="none" stroke="${stroke}" stroke-width="${wide}"/>`
  return (
    `<g transform="translate(${x} 0)"><path fill-rule="evenodd" d="${holes}" fill="${paint}"/><g clip-path="${clip}"><g transform="translate(${-x} 0)">${lattice(sheet, { colour: '#ffe9b8', step: 74, opacity: 0.11 })}</g></g>` +
    `${trim(20, tone(0.26, 0.08, hue + 14), 32)}<g${beads}>${trim(20, '#ffe2a0', 3)}</g>${trim(2, '#8a5a18', 8)}${trim(2, '#ffe2a0', 4)}${trim(38, '#e0b050', 3)}</g>`
  )
}

/** The parapet with its carpet along the foot. */
function parapet(sheet: Sheet, hue: number, foot: number): string {
  const { width, height } = sheet
  const stone = sheet.linear([
    [0, tone(0.5, 0.09, hue - 20)],
    [0.25, tone(0.34, 0.08, hue)],
    [1, tone(0.19, 0.06, hue + 16)],
  ])
  const tiles = repeat(Math.ceil(width / 60), (index) => `M${index * 60 + 30} ${foot + 22}l22 22-22 22-22-22Z`)
  return `<path d="M0 ${foot}H${width}V${height}H0Z" fill="${stone}"/><path d="M0 ${foot}H${width}V${foot + 10}H0Z" fill="#e8c074"/><path d="M0 ${foot + 11}H${width}" stroke="#6a4414" stroke-width="3"/><path d="${tiles}" fill="none" stroke="#ffe2a0" stroke-opacity=".35" stroke-width="2.500"/>`
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const [x, y, scale] = layout.dial
  const foot = layout.arch[2]
  const dark = tone(0.19, 0.07, hue + 20)
  return sheet.finish(
    fill(sheet, dark) +
      view(sheet, hue, layout) +
      wall(sheet, hue, layout) +
      parapet(sheet, hue, foot) +
      hush(sheet, dark, width > height ? 0.86 : 0.98) +
      layout.lamps.map(([lx, ly, size]) => place(lamp(sheet), lx, ly, size)).join('') +
      glow(sheet, x, y, 330 * scale, 330 * scale, '#ffe2a0', 0.6) +
      `<ellipse cx="${x + 10 * scale}" cy="${y + 16 * scale}" rx="${num(208 * scale)}" ry="${num(208 * scale)}" fill="#05081e" opacity=".4"/><g transform="translate(${x} ${y}) rotate(2) scale(${scale})">${astrolabe(sheet)}</g>` +
      sparks(
        sheet,
        { seed: 5, count: 11, left: x - 260 * scale, right: x + 260 * scale, top: 30, bottom: y + 180 * scale },
        '#fffbe0',
        16 * scale,
      ),
  )
}

const desktop: Layout = {
  dial: [850, 264, 0.81],
  arch: [292, 20, 438],
  moon: [676, 196, 34],
  lamps: [
    [496, 176, 0.9],
    [1172, 150, 0.76],
  ],
  palm: [1092, 440, 0.9],
}

const phone: Layout = {
  dial: [250, 216, 0.68],
  arch: [212, 20, 356],
  moon: [96, 172, 24],
  lamps: [],
  palm: [424, 358, 0.76],
}

/** An astrolabe hangs in an arch over the roofs at night, its rule set. */
export const astrolabeRoof: BannerScene<'astrolabe-roof'> = {
  id: 'astrolabe-roof',
  copy: 'light',
  desktop: ({ hue = 255 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 255 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
