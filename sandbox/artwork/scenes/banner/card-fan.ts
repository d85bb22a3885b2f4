import { type Joint, limbOf } from '../figures/limb.ts'
import { moon } from '../parts/desert.ts'
import { fill, glow, hush, rays, shadow, sparks, specks } from '../parts/light.ts'
import { both, createSheet, num, place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'
import { card, chips, felt } from '../parts/table.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  /** The middle of the fan. */
  x: number
  y: number
  scale: number
  table: number
  /** Where the drapes of the tent end, left and right. */
  opening: readonly [left: number, right: number]
  moon: Placed
  lamps: readonly Placed[]
}

const skin = { lit: '#d8986a', shade: '#96562f' }
const gold = '#ffcf6b'

/** A lit lantern that stands, its middle on the origin: 108 wide, from y = -128 to y = 100. */
function lantern(sheet: Sheet): string {
  const brass = sheet.linear(
    [
      [0, '#7a3f0c'],
      [0.3, '#ffe9a8'],
      [0.6, '#e0a030'],
      [1, '#6a340a'],
    ],
    0,
    0,
    1,
    0,
  )
  const flame = sheet.radial(
    [
      [0, '#ffffff'],
      [0.35, '#fff3b8'],
      [0.75, '#ffb84a'],
      [1, '#e0702a'],
    ],
    0.5,
    0.6,
    0.62,
  )
  const star = 'M0-15 4-4 15 0 4 4 0 15-4 4-15 0-4-4Z'
  const panes = [-27, 0, 27].map((x) => `<path d="${star}" transform="translate(${x} 6)"/>`).join('')
  return (
    `<circle cy="-116" r="11" fill="none" stroke="${brass}" stroke-width="5"/><path d="${symmetric('0,-104 C10,-104 12,-92 10,-88 C34,-84 46,-64 48,-44 L0,-40')}" fill="${brass}"/><path d="M-30-76C-16-88-4-90 2-90M-52-44H52" stroke="#fff6cf" stroke-width="3" stroke-linecap="round" fill="none" opacity=".8"/><path d="M-54-46H54L48-34H-48Z" fill="${brass}"/>` +
    `<path d="M-46-34H46L40 58H-40Z" fill="${flame}"/><g fill="none" stroke="#8a4a10" stroke-width="3.500">${panes}<path d="M-16-34-14 58M16-34 14 58M-46-18H46M-42 34H42"/></g><path d="M-46-34-40 58M46-34 40 58" stroke="${brass}" stroke-width="7"/>` +
    `<path d="M-48 56H48L56 74H-56Z" fill="${brass}"/><path d="M-56 74H56L44 96H-44Z" fill="#7a3f0c"/><path d="M-44 92H44V100H-44Z" fill="${brass}"/>`
  )
}

/** A small lantern that hangs on a chain from the picture's upper edge. */
function lamp(sheet: Sheet): string {
  return sheet.define(
    `${glow(sheet, 0, 0, 96, 96, '#ffb84a', 0.75)}<path d="M0-36V-300" stroke="#e0a84a" stroke-width="2.500" stroke-dasharray="5 3"/><path d="${symmetric('0,-40 C16,-36 22,-26 24,-18 L0,-18')}" fill="#c8862a"/><path d="M-24-18H24L30 2 22 26H-22L-30 2Z" fill="#fff0b0"/><path d="M-24-18-8 2-22 26M24-18 8 2 22 26M0-18V26M-30 2H30M-24-18H24L30 2 22 26H-22L-30 2Z" fill="none" stroke="#a8620c" stroke-width="3"/><path d="M-22 26H22L10 38H-10Z" fill="#c8862a"/><path d="M0 38V52" stroke="#ffcf6b" stroke-width="4" stroke-linecap="round"/>`,
  )
}

/** A drape from the upper corner down the right side, tied with a sash, 210 wide; its edge lies on x = 0 above. */
function drape(sheet: Sheet): string {
  const cloth = sheet.linear(
    [
      [0, '#2a6ab8'],
      [1, '#0a1f56'],
    ],
    0,
    0,
    1,
    0,
  )
  return sheet.define(
    `<path d="M0-10H420V520H116C104 420 108 340 132 292 70 250 12 150 0-10Z" fill="${cloth}"/><path d="M40-10C54 150 96 240 150 290 128 350 132 430 142 520H176C166 430 166 350 184 292 150 220 120 120 112-10ZM190-10C196 120 206 220 222 292 206 350 208 430 216 520H262C250 430 252 350 262 292 260 200 262 100 268-10Z" fill="#e8c27a"/><path d="M0-10C12 150 70 250 132 292 108 340 104 420 116 520" fill="none" stroke="#ffe2a0" stroke-width="6"/><path d="M128 274C190 296 260 292 330 268V300C260 322 190 324 126 306Z" fill="#b8203c"/><path d="M128 274C190 296 260 292 330 268" fill="none" stroke="${gold}" stroke-width="4"/><path d="M150 308l-8 54M164 310l0 58M178 312l8 54" stroke="${gold}" stroke-width="6" stroke-linecap="round"/>`,
  )
}

/** The cloth that hangs along the tent's upper edge. */
function valance(sheet: Sheet): string {
  const step = 72
  const lobes = (odd: number): string =>
    repeat(Math.ceil(sheet.width / step) + 1, (index) =>
      index % 2 === odd ? `M${index * step - 36}-4V26q36 58 72 0V-4Z` : '',
    )
  const beads = repeat(Math.ceil(sheet.width / step) + 1, (index) => `M${index * step} 62v10`)
  return `<g stroke="${gold}" stroke-width="4"><path d="${lobes(0)}" fill="#123a8c"/><path d="${lobes(1)}" fill="#b8203c"/></g><path d="M0 8H${sheet.width}" stroke="${gold}" stroke-width="5"/><path d="${beads}" stroke="#ffe2a0" stroke-width="9" stroke-linecap="round"/>`
}

/** The desert outside and the tent about it. */
function tentInside(sheet: Sheet, hue: number, layout: Layout): string {
  const { width } = sheet
  const { table, opening } = layout
  const [mx, my, size] = layout.moon
  const air = sheet.linear([
    [0, tone(0.2, 0.08, hue + 18)],
    [0.42, tone(0.36, 0.11, hue + 2)],
    [0.74, tone(0.6, 0.1, hue - 46)],
  ])
  const side = drape(sheet)
  return (
    fill(sheet, air) +
    specks({ seed: 8, count: 90, left: 0, right: width, top: 0, bottom: table * 0.7 }, '#fff4d6', 1.3) +
    glow(sheet, mx, my, size * 260, size * 260, '#ffe9b0', 0.5) +
    `<path d="M0 ${table - 70}Q${width * 0.3} ${table - 120} ${width * 0.6} ${table - 80}T${width} ${table - 110}V${table + 40}H0Z" fill="${tone(0.62, 0.09, hue - 52)}"/><path d="M0 ${table - 34}Q${width * 0.4} ${table - 76} ${width * 0.7} ${table - 40}T${width} ${table - 54}V${table + 40}H0Z" fill="${tone(0.42, 0.085, hue - 34)}"/>` +
    `<use href="#${side}" transform="translate(${opening[1]} 0)"/><use href="#${side}" transform="translate(${opening[0]} 0) scale(-1 1)"/>`
  )
}

const suits = ['spade', 'heart', 'club', 'diamond'] as const
const pips = [1, 5, 0, 3, 6, 1, 4, 0, 5, 2, 6, 0, 1] as const

/** Cards in an arch about the origin. */
function arch(sheet: Sheet): string {
  const last = pips.length - 1
  return pips
    .map((count, index) => {
      const angle = -102 + (index / last) * 204
      const turn = (angle * Math.PI) / 180
      return place(
        card(sheet, suits[index % 4] ?? 'spade', count),
        Math.sin(turn) * 184,
        -Math.cos(turn) * 184,
        0.98,
        angle,
      )
    })
    .join('')
}

/** The fingers of the hand on the right, behind the cards. */
function fingers(): string {
  const joints: readonly (readonly Joint[])[] = [
    [
      [286, 128, 19],
      [318, 66, 14],
      [316, 18, 10],
    ],
    [
      [272, 122, 20],
      [298, 50, 15],
      [290, -14, 11],
    ],
    [
      [258, 116, 20],
      [270, 40, 15],
      [258, -24, 11],
    ],
  ]
  const nails = [
    [315, 14, 4],
    [289, -18, -4],
    [257, -28, -8],
  ]
    .map(
      ([x, y, turn]) =>
        `<ellipse cx="${x}" cy="${y}" rx="5.500" ry="7" fill="#f6cfae" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')
  return joints.map((finger) => limbOf(finger, skin)).join('') + nails
}

/** The rest of that hand before the cards: the palm's heel, the thumb, and the sleeve. */
function grip(sheet: Sheet): string {
  const sleeve = sheet.linear(
    [
      [0, '#d8304a'],
      [0.5, '#a81a38'],
      [1, '#5a0c28'],
    ],
    0,
    0,
    1,
    0.6,
  )
  const marks = repeat(4, (index) => {
    const [x, y] = [num(236 + index * 27), num(205 - index * 8)]
    return `M${x} ${y}l9 9-6 12-11-8Z`
  })
  return (
    limbOf(
      [
        [282, 170, 31],
        [262, 118, 37],
      ],
      skin,
    ) +
    limbOf(
      [
        [244, 130, 22],
        [214, 86, 17],
        [196, 42, 12],
      ],
      skin,
    ) +
    `<ellipse cx="194" cy="37" rx="7" ry="8.500" fill="#f6cfae" transform="rotate(-20 194 37)"/><path d="M244 98Q256 112 254 130M282 104Q294 116 294 132" fill="none" stroke="${skin.shade}" stroke-width="3.500" stroke-linecap="round"/>` +
    `<path d="M244 176C266 158 304 154 330 166L342 192C310 178 274 184 250 204Z" fill="#fff6e6"/><path d="M222 196C262 166 316 160 352 178 380 230 404 300 420 400H262C262 320 248 250 222 196Z" fill="${sleeve}"/><path d="M222 196C262 166 316 160 352 178L360 202C318 186 268 192 234 222Z" fill="${gold}"/><path d="${marks}" fill="#8a1230"/><path d="M280 214C300 270 310 330 312 400M322 204C350 262 364 330 370 400" stroke="#4a0820" stroke-width="5" fill="none" opacity=".4"/>`
  )
}

/** Lets the sleeves sink into the foot of the tall picture. */
const foot = (sheet: Sheet, colour: string): string =>
  fill(
    sheet,
    sheet.linear([
      [0.62, colour, 0],
      [0.78, colour, 0.96],
      [1, colour],
    ]),
  )

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { x, y, scale, table } = layout
  const at = `transform="translate(${x} ${y}) scale(${scale})"`
  const stack = (colour: string, count: number, place2: Placed): string =>
    place(chips(sheet, colour, count), x + place2[0] * scale, y + place2[1] * scale, place2[2] * scale)
  return sheet.finish(
    tentInside(sheet, hue, layout) +
      valance(sheet) +
      layout.lamps.map(([lx, ly, size]) => place(lamp(sheet), lx, ly, size)).join('') +
      rays(sheet, x, y, 420 * scale, 22, '#ffe2a0', 0.4) +
      glow(sheet, x, y, 400 * scale, 340 * scale, '#ffc24a', 0.8) +
      hush(sheet, tone(0.19, 0.07, hue + 12), width > height ? 0.97 : 0.6) +
      felt(sheet, { top: table, colour: ['#1fa89a', '#062c4a'], rail: '#e0a84a' }) +
      hush(sheet, tone(0.19, 0.07, hue + 12), width > height ? 0.9 : 1) +
      place(moon(sheet), ...layout.moon) +
      glow(sheet, x, y + 120 * scale, 330 * scale, 80 * scale, '#ffd98a', 0.7) +
      sparks(
        sheet,
        {
          seed: 6,
          count: 14,
          left: x - 190 * scale,
          right: x + 320 * scale,
          top: y - 270 * scale,
          bottom: y + 40 * scale,
        },
        '#fffbe0',
        15 * scale,
      ) +
      `<g ${at}>${shadow(sheet, 0, 100, 130, 20, '#03203a', 0.8)}${both(sheet, fingers())}${glow(sheet, 0, 0, 170, 170, '#fff0b8', 0.9)}${arch(sheet)}${glow(sheet, 0, 0, 150, 150, '#ffd27a', 0.75)}${lantern(sheet)}</g>` +
      stack('#12a594', 3, [-104, 136, 0.8]) +
      stack('#c8203c', 5, [-150, 156, 0.9]) +
      stack('#1f5cc0', 4, [112, 140, 0.8]) +
      stack('#d8922a', 2, [150, 164, 0.9]) +
      `<g ${at}>${both(sheet, grip(sheet))}</g>` +
      (width > height ? '' : foot(sheet, tone(0.19, 0.07, hue + 12))),
  )
}

const desktop: Layout = {
  x: 836,
  y: 312,
  scale: 0.92,
  table: 386,
  opening: [560, 1010],
  moon: [600, 158, 0.46],
  lamps: [[1112, 158, 1]],
}

const phone: Layout = {
  x: 250,
  y: 286,
  scale: 0.72,
  table: 350,
  opening: [90, 396],
  moon: [400, 130, 0.4],
  lamps: [
    [52, 150, 0.7],
    [454, 150, 0.7],
  ],
}

/** A dealer's hands spread the cards about a lantern, in a tent by night. */
export const cardFan: BannerScene<'card-fan'> = {
  id: 'card-fan',
  copy: 'light',
  desktop: ({ hue = 255 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 255 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
