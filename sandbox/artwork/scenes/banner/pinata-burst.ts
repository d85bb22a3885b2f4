import { blow, pinata, raised, treats } from '../figures/pinata.ts'
import { confetti, fill, glow, hush, rays, sparks } from '../parts/light.ts'
import { bulbs, bunting } from '../parts/plaza.ts'
import { createSheet, num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'
import { paper, sky, square } from './plaza-party.ts'

type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  star: Placed
  ground: number
  /** Where hands reach up, and how far each leans. */
  hands: readonly (readonly [x: number, y: number, scale: number, turn: number])[]
  flags: number
}

const people = [
  [
    ['#c58452', '#8e5430'],
    ['#12a594', '#ffe27a'],
  ],
  [
    ['#8a5230', '#5c321a'],
    ['#ffc83d', '#d81f72'],
  ],
  [
    ['#e0a878', '#a86a40'],
    ['#d81f72', '#fff3e0'],
  ],
  [
    ['#a9663a', '#743f20'],
    ['#7a3fe0', '#ffc83d'],
  ],
  [
    ['#d2946a', '#965a34'],
    ['#ff7a3d', '#5fe0c8'],
  ],
] as const

/** Where each treat is about the break, and its turn. */
const falling = [
  [-18, 106, -20],
  [34, 122, 24],
  [-66, 150, 40],
  [84, 164, -30],
  [6, 178, 10],
  [-120, 204, -50],
  [-44, 232, 16],
  [58, 232, 48],
  [132, 226, -12],
  [-176, 262, 22],
  [-96, 290, -34],
  [8, 286, 64],
  [102, 300, 20],
  [190, 282, 44],
  [-160, 174, 70],
  [168, 156, 12],
] as const

function crowd(sheet: Sheet, hands: Layout['hands']): string {
  const arms = people.map(([skin, cloth]) => sheet.define(raised(skin, cloth)))
  return hands.map(([x, y, scale, turn], index) => place(arms[index % 5] ?? '', x, y, scale, turn)).join('')
}

/** Cords of cut paper and bulbs over the square. */
function cords(sheet: Sheet, { star: [x], flags, ground }: Layout): string {
  const { width } = sheet
  const from = width > 600 ? width * 0.3 : -20
  return (
    bunting(
      sheet,
      {
        from: { x: from, y: width > 600 ? 56 : 14 },
        to: { x: width + 30, y: width > 600 ? 50 : 10 },
        sag: 30,
        count: flags,
      },
      { size: 0.72, colours: paper },
    ) +
    bulbs(sheet, {
      from: { x: from, y: ground * 0.52 },
      to: { x: x - 120, y: ground * 0.44 },
      sag: 20,
      count: Math.round(flags * 0.7),
    }) +
    bulbs(sheet, {
      from: { x: x + 120, y: ground * 0.44 },
      to: { x: width + 20, y: ground * 0.5 },
      sag: 18,
      count: Math.round(flags * 0.6),
    })
  )
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const [x, y, scale] = layout.star
  const dark = tone(0.23, 0.12, hue - 62)
  const wide = width > height
  const kinds = treats(sheet)
  const rain = repeat(falling.length, (index) => {
    const [dx, dy, turn] = falling[index] ?? falling[0]
    return place(kinds[(index * 3) % kinds.length] ?? '', x + dx * scale, y + dy * scale, scale * 0.86, turn)
  })
  return sheet.finish(
    sky(sheet, hue, layout.ground) +
      rays(sheet, x, y, width * 0.75, 24, '#ffd9a0', 0.28) +
      square(sheet, hue, { x: x - 30, ground: layout.ground, scale: wide ? 0.74 : 0.6 }) +
      (wide ? hush(sheet, dark, 0.97) : '') +
      cords(sheet, layout) +
      glow(sheet, x, y + 20, 340 * scale, 320 * scale, '#fff0b8', 0.75) +
      confetti(
        sheet,
        { seed: 31, count: 60, left: x - 330 * scale, right: x + 330 * scale, top: 24, bottom: y + 330 * scale },
        [...paper, '#ffffff'],
        11 * scale,
      ) +
      `<g transform="translate(${x} ${y}) rotate(7) scale(${scale})">${pinata(sheet)}</g>` +
      glow(sheet, x, y + 100 * scale, 130 * scale, 90 * scale, '#fff6cf', 0.7) +
      rain +
      `<g transform="translate(${num(x - 118 * scale)} ${num(y + 50 * scale)}) scale(${scale})">${blow}</g>` +
      crowd(sheet, layout.hands) +
      (wide
        ? ''
        : hush(sheet, dark, 1) +
          fill(
            sheet,
            sheet.linear([
              [0.6, dark, 0],
              [0.74, dark, 0.9],
            ]),
          )) +
      sparks(
        sheet,
        { seed: 5, count: 14, left: x - 260 * scale, right: x + 260 * scale, top: 24, bottom: y + 200 * scale },
        '#fffbe0',
        16 * scale,
      ),
  )
}

const desktop: Layout = {
  star: [876, 216, 0.66],
  ground: 392,
  hands: [
    [1072, 412, 0.72, 8],
    [764, 424, 0.74, -8],
    [952, 446, 0.76, 6],
    [1134, 448, 0.74, 14],
    [844, 454, 0.78, -4],
    [1014, 462, 0.74, 10],
  ],
  flags: 13,
}

const phone: Layout = {
  star: [250, 168, 0.62],
  ground: 340,
  hands: [
    [372, 388, 0.62, 8],
    [160, 396, 0.62, -10],
    [286, 408, 0.66, 6],
    [440, 404, 0.62, 14],
    [226, 414, 0.66, -6],
    [56, 408, 0.62, -16],
  ],
  flags: 8,
}

/** A star breaks over the square: sweets and fruit fall to many hands. */
export const pinataBurst: BannerScene<'pinata-burst'> = {
  id: 'pinata-burst',
  copy: 'light',
  desktop: ({ hue = 350 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 350 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
