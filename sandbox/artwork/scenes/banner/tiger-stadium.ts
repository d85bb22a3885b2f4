import { coin } from '../parts/coin.ts'
import { crown } from '../parts/crown.ts'
import { fill, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../parts/sheet.ts'
import { floodlight, stand } from '../parts/stadium.ts'
import { tigerChest, tigerFace } from '../parts/tiger.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

interface Layout {
  x: number
  y: number
  scale: number
  horizon: number
  lamps: readonly (readonly [number, number, number])[]
  coins: readonly (readonly [number, number, number, number, number])[]
}

function arena(sheet: Sheet, hue: number, { x, y, horizon, lamps }: Layout): string {
  const { width, height } = sheet
  const sky = sheet.radial(
    [
      [0, tone(0.66, 0.13, hue)],
      [0.3, tone(0.5, 0.11, hue + 2)],
      [0.65, tone(0.33, 0.075, hue + 6)],
      [1, tone(0.2, 0.045, hue + 8)],
    ],
    x / width,
    y / height,
    0.75,
  )
  const grass = sheet.linear([
    [0, tone(0.56, 0.15, hue - 8)],
    [0.5, tone(0.4, 0.11, hue)],
    [1, tone(0.22, 0.06, hue + 6)],
  ])
  const stripe = repeat(9, (index) => {
    const near = x + (index - 4.5) * width * 0.3
    const far = x + (index - 4.5) * width * 0.1
    return `M${far} ${horizon}L${near} ${height}h${width * 0.15}L${far + width * 0.05} ${horizon}Z`
  })
  return (
    fill(sheet, sky) +
    rays(sheet, x, y, width * 0.85, 26, tone(0.88, 0.14, hue - 30), 0.3) +
    lamps.map(([lx, ly, scale]) => floodlight(sheet, { x: lx, y: ly, scale })).join('') +
    stand(sheet, {
      top: horizon - 78,
      foot: horizon,
      bend: 12,
      base: tone(0.2, 0.04, hue + 6),
      crowd: ['#ffffff', tone(0.85, 0.15, 95)],
      seed: 7,
      count: 66,
    }) +
    `<path d="M0 ${horizon - 2}Q${width / 2} ${horizon + 22} ${width} ${horizon - 2}V${height}H0Z" fill="${grass}"/>` +
    `<path d="${stripe}" fill="${tone(0.75, 0.16, hue - 12)}" opacity=".13"/>` +
    `<path d="M0 ${horizon - 2}Q${width / 2} ${horizon + 22} ${width} ${horizon - 2}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`
  )
}

/** Lets the chest sink into the foot of the tall picture. */
function ground(sheet: Sheet, hue: number): string {
  const colour = tone(0.2, 0.045, hue + 6)
  return fill(
    sheet,
    sheet.linear([
      [0.56, colour, 0],
      [0.74, colour, 0.94],
      [1, colour, 1],
    ]),
  )
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { x, y, scale } = layout
  const [front, turned, thin] = [coin(sheet), coin(sheet, 0.72), coin(sheet, 0.4)]
  const kinds = [front, turned, thin]
  const coins = layout.coins
    .map(([cx, cy, size, turn, kind]) => place(kinds[kind] ?? front, cx, cy, size, turn))
    .join('')
  return sheet.finish(
    arena(sheet, hue, layout) +
      glow(sheet, x, y - 20, 340 * scale, 300 * scale, '#fff3c4', 0.55) +
      shadow(sheet, x, y + 60 * scale, 300 * scale, 260 * scale, '#03150e', 0.7) +
      hush(sheet, tone(0.2, 0.045, hue + 6), 0.62) +
      sparks(
        sheet,
        {
          seed: 5,
          count: 18,
          left: x - 330 * scale,
          right: x + 330 * scale,
          top: y - 280 * scale,
          bottom: y + 60 * scale,
        },
        '#fff6cf',
        16 * scale,
      ) +
      `<g transform="translate(${x} ${y}) scale(${scale})">${tigerChest(sheet)}${shadow(sheet, 0, 180, 190, 60, '#3a0f00', 0.7)}${tigerFace(sheet)}` +
      `${shadow(sheet, 0, -132, 92, 24, '#3a0f00', 0.65)}<g transform="translate(0 -146) scale(0.82)">${crown(sheet)}</g></g>` +
      (sheet.width > sheet.height ? '' : ground(sheet, hue)) +
      coins,
  )
}

export const tigerStadium: BannerScene<'tiger-stadium'> = {
  id: 'tiger-stadium',
  copy: 'light',
  desktop({ hue = 160 }: BannerOptions = {}) {
    return draw(createSheet(1200, 510), hue, {
      x: 872,
      y: 308,
      scale: 1.04,
      horizon: 318,
      lamps: [
        [612, 84, 0.95],
        [1132, 84, 0.95],
        [250, 60, 0.55],
      ],
      coins: [
        [622, 380, 1.4, -12, 0],
        [1126, 404, 1.6, 14, 0],
        [690, 470, 1, -20, 1],
        [1044, 476, 0.9, 18, 1],
        [652, 190, 0.75, 18, 2],
        [1108, 236, 0.85, -24, 1],
        [1160, 300, 0.6, 20, 2],
        [560, 452, 0.7, 30, 2],
        [600, 270, 0.5, -30, 1],
      ],
    })
  },
  phone({ hue = 160 }: BannerOptions = {}) {
    return draw(createSheet(500, 640), hue, {
      x: 250,
      y: 232,
      scale: 0.8,
      horizon: 272,
      lamps: [
        [70, 70, 0.8],
        [430, 70, 0.8],
      ],
      coins: [
        [60, 300, 1.1, -12, 0],
        [442, 308, 1.2, 14, 0],
        [112, 376, 0.8, -20, 1],
        [386, 384, 0.76, 18, 1],
        [52, 180, 0.6, 18, 2],
        [452, 200, 0.65, -24, 1],
      ],
    })
  },
}
