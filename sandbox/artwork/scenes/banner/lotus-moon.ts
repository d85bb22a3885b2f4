import { fill, glow, specks } from '../parts/light.ts'
import { type DragonCourse, longDragon, type Spot } from '../parts/long-dragon.ts'
import { goldLotus, lotusFlower, lotusPad, pinkLotus } from '../parts/pond.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

/** Something at a place, at a size. */
type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  water: number
  moon: { at: Spot; r: number }
  pearl: Placed
  dragon: DragonCourse
  clouds: readonly Placed[]
  lanterns: readonly Placed[]
  pads: readonly Placed[]
  pink: readonly Placed[]
  gold: readonly Placed[]
  peaks: { near: number; far: number }
}

function moon(sheet: Sheet, { at: [x, y], r }: Layout['moon']): string {
  const disc = sheet.radial(
    [
      [0, '#fffbe6'],
      [0.6, '#ffe9b4'],
      [1, '#f6c878'],
    ],
    0.42,
    0.38,
    0.75,
  )
  const seas = [
    [-0.4, -0.34, 0.16],
    [0.36, 0.4, 0.22],
    [0.44, -0.4, 0.1],
    [-0.5, 0.34, 0.08],
  ].map(
    ([dx = 0, dy = 0, size = 0]) => `<circle cx="${num(x + dx * r)}" cy="${num(y + dy * r)}" r="${num(size * r)}"/>`,
  )
  return `${glow(sheet, x, y, r * 2.2, r * 2.1, '#ff9a5a', 0.55)}<circle cx="${x}" cy="${y}" r="${r}" fill="${disc}"/><g fill="#e8b86a" opacity=".4">${seas.join('')}</g>`
}

/** Round hills of limestone, as high as `high` at the most. */
export function hills(
  width: number,
  foot: number,
  { seed, count, high }: { seed: number; count: number; high: number },
) {
  const random = createRandom(seed)
  const step = width / count
  const tops = repeat(count, (index) => {
    const [x, h] = [index * step, high * random(0.42, 1)]
    return `C${num(x + step * 0.1)} ${num(foot - h * 0.9)} ${num(x + step * 0.28)} ${num(foot - h * 1.1)} ${num(x + step * 0.5)} ${num(foot - h)} ${num(x + step * 0.8)} ${num(foot - h * 0.82)} ${num(x + step * 0.88)} ${num(foot - h * 0.2)} ${num(x + step)} ${foot}`
  })
  return `M0 ${foot}${tops}Z`
}

/** A cloud of scrolls, 180 wide. */
function cloud(sheet: Sheet): string {
  const body = sheet.linear([
    [0, '#b02348'],
    [1, '#6e0d32'],
  ])
  return sheet.define(
    `<path d="M-92 20C-110-6-82-24-62-14-58-44-16-46-8-22 10-44 50-34 48-10 76-20 98 4 84 20Z" fill="${body}"/><path d="M-66 8q-9-12 4-15 11 2 7 11M-14 6q-15-16 4-23 19 0 13 15-4 6-11 2M46 8q-10-12 4-17 13 2 8 13" fill="none" stroke="#ffd9a0" stroke-opacity=".6" stroke-width="2.600" stroke-linecap="round"/>`,
  )
}

/** A lit lantern on a cord from the picture's upper edge. */
export function lantern(sheet: Sheet): string {
  const skin = sheet.radial(
    [
      [0, '#ffd08a'],
      [0.5, '#f2452c'],
      [1, '#9c0f24'],
    ],
    0.5,
    0.45,
    0.62,
  )
  return sheet.define(
    `${glow(sheet, 0, 0, 78, 78, '#ff7a3c', 0.55)}<path d="M0-34V-220" stroke="#3a0d16" stroke-width="2.200"/><path d="M-13-35h26v8h-26ZM-13 27h26v8h-26Z" fill="#e8b84a"/><path d="M0-29C34-29 39-12 39 0S34 29 0 29-39 12-39 0-34-29 0-29Z" fill="${skin}"/><path d="M-22-26C-31-10-31 10-22 26M-8-29C-13-10-13 10-8 29M8-29C13-10 13 10 8 29M22-26C31-10 31 10 22 26" stroke="#ffcf7a" stroke-opacity=".6" stroke-width="1.600" fill="none"/><path d="M0 34V72M-5 44V66M5 44V66" stroke="#e8b84a" stroke-width="2.400"/>`,
  )
}

function pearl(sheet: Sheet, [x, y, scale]: Placed): string {
  const ball = sheet.radial(
    [
      [0, '#fff'],
      [0.45, '#d6fbff'],
      [1, '#3aa7c9'],
    ],
    0.38,
    0.34,
    0.75,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${glow(sheet, 0, 0, 64, 64, '#fff3c4', 0.9)}<circle r="22" fill="${ball}"/><path d="M-14 6C-10 16 6 20 15 10" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.400" stroke-linecap="round"/><circle cx="-7" cy="-8" r="5.500" fill="#fff"/></g>`
}

/** The moon's light on the water, in level strokes that grow weaker. */
function gleams({ at: [x], r }: Layout['moon'], water: number): string {
  const strokes = repeat(12, (index) => {
    const long = r * (1.3 - index * 0.07) * (index % 2 === 0 ? 1 : 0.62)
    return `<path d="M${num(x - long / 2 + ((index * 53) % 60) - 30)} ${water + 8 + index * 9}h${num(long)}" opacity="${num(0.66 - index * 0.045)}"/>`
  })
  return `<g stroke="#ffd9a0" stroke-width="2.600" stroke-linecap="round">${strokes}</g>`
}

/** The ground of the copy: the left third of the wide picture, the foot of the tall one. */
export function quiet(sheet: Sheet, colour: string): string {
  const isWide = sheet.width > sheet.height
  const stops = [
    [0, colour, 0.96],
    [isWide ? 0.16 : 0.24, colour, 0.9],
    [isWide ? 0.31 : 0.36, colour, 0],
  ] as const
  return fill(sheet, isWide ? sheet.linear(stops, 0, 0, 1, 0) : sheet.linear(stops, 0, 1, 0, 0))
}

const places = (id: string, placed: readonly Placed[]): string =>
  placed.map(([x, y, scale]) => place(id, x, y, scale)).join('')

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { water } = layout
  const sky = sheet.linear([
    [0, tone(0.2, 0.09, hue - 10)],
    [0.34, tone(0.31, 0.13, hue + 4)],
    [0.62, tone(0.45, 0.17, hue + 16)],
    [0.8, tone(0.6, 0.18, hue + 38)],
  ])
  const pond = sheet.linear([
    [0, tone(0.45, 0.15, hue + 18)],
    [0.4, tone(0.25, 0.1, hue)],
    [1, tone(0.18, 0.06, hue - 12)],
  ])
  const { far, near } = layout.peaks
  const step = width < 600 ? 110 : 130
  return sheet.finish(
    fill(sheet, sky) +
      specks({ seed: 3, count: 64, left: 0, right: width, top: 0, bottom: water * 0.62 }, '#ffe6c0', 1.2, 0.7) +
      moon(sheet, layout.moon) +
      `<path d="${hills(width, water, { seed: 5, count: Math.round(width / step), high: far })}" fill="${tone(0.4, 0.16, hue + 8)}"/><path d="${hills(width, water, { seed: 11, count: Math.round(width / step) + 3, high: near })}" fill="${tone(0.3, 0.12, hue)}"/>` +
      places(cloud(sheet), layout.clouds) +
      places(lantern(sheet), layout.lanterns) +
      longDragon(sheet, layout.dragon) +
      pearl(sheet, layout.pearl) +
      `<rect y="${water}" width="${width}" height="${height - water}" fill="${pond}"/>` +
      gleams(layout.moon, water) +
      layout.pads.map(([x, y, rx]) => lotusPad(sheet, { at: [x, y], rx })).join('') +
      places(lotusFlower(sheet, pinkLotus), layout.pink) +
      places(lotusFlower(sheet, goldLotus), layout.gold) +
      quiet(sheet, tone(0.19, 0.07, hue - 10)),
  )
}

const desktop: Layout = {
  water: 364,
  moon: { at: [800, 196], r: 154 },
  pearl: [392, 214, 1],
  dragon: {
    points: [
      [1150, 172],
      [1128, 84],
      [1058, 58],
      [1004, 110],
      [1000, 196],
      [1042, 270],
      [1072, 336],
      [1020, 398],
      [930, 396],
      [862, 336],
      [826, 262],
      [762, 204],
      [692, 216],
      [662, 290],
      [706, 356],
      [786, 346],
      [846, 284],
      [856, 196],
      [806, 124],
      [724, 94],
      [646, 102],
      [592, 140],
      [566, 176],
    ],
    girth: 34,
    head: { at: [536, 180], scale: 1.12, turn: -6 },
    legs: [0.42, 0.8],
  },
  clouds: [
    [568, 344, 1],
    [1110, 330, 1.15],
    [930, 352, 0.8],
  ],
  lanterns: [
    [452, 66, 0.6],
    [1178, 96, 0.86],
    [934, 46, 0.5],
  ],
  pads: [
    [470, 408, 84],
    [640, 440, 104],
    [940, 414, 104],
    [1130, 428, 92],
    [1040, 458, 80],
  ],
  pink: [
    [946, 432, 1],
    [1122, 440, 0.8],
    [690, 446, 0.64],
  ],
  gold: [[500, 430, 0.78]],
  peaks: { far: 128, near: 84 },
}

const phone: Layout = {
  water: 384,
  moon: { at: [292, 186], r: 134 },
  pearl: [54, 172, 1.05],
  dragon: {
    points: [
      [496, 92],
      [470, 34],
      [420, 30],
      [398, 84],
      [414, 152],
      [448, 220],
      [454, 292],
      [404, 344],
      [338, 330],
      [300, 270],
      [272, 210],
      [222, 182],
      [178, 214],
      [172, 278],
      [214, 322],
      [272, 300],
      [308, 240],
      [310, 166],
      [272, 104],
      [216, 80],
      [172, 96],
      [150, 130],
    ],
    girth: 27,
    head: { at: [146, 146], scale: 0.86, turn: -6 },
    legs: [0.42, 0.82],
  },
  clouds: [
    [70, 360, 0.8],
    [440, 356, 0.9],
  ],
  lanterns: [[462, 190, 0.6]],
  pads: [
    [90, 424, 84],
    [392, 432, 100],
    [250, 450, 80],
  ],
  pink: [
    [262, 452, 1.02],
    [418, 438, 0.56],
  ],
  gold: [[82, 442, 0.62]],
  peaks: { far: 116, near: 76 },
}

/** A dragon before the moon reaches for its pearl, over a pond of lotuses. */
export const lotusMoon: BannerScene<'lotus-moon'> = {
  id: 'lotus-moon',
  copy: 'light',
  desktop: ({ hue = 358 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 358 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
