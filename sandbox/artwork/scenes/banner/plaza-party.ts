import { football } from '../parts/ball.ts'
import { confetti, fill, glow, hush, rays, shadow } from '../parts/light.ts'
import { agave, arcade, guitar, paperFlag, raySun } from '../parts/plaza.ts'
import { createSheet, num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

const PAPER = ['#ff3d7f', '#ffc928', '#12c2a9', '#8a4bff', '#ff7a1a', '#2ea8ff'] as const

interface Point {
  x: number
  y: number
}

/** A sagging cord of cut-paper flags. */
export function bunting(
  sheet: Sheet,
  {
    from,
    to,
    sag,
    count,
    size,
    first,
  }: { from: Point; to: Point; sag: number; count: number; size: number; first: number },
): string {
  const flags = PAPER.map((colour, index) => paperFlag(sheet, { colour, hole: '#fff6d6', kind: index }))
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag }
  const marks = repeat(count, (index) => {
    const t = (index + 0.5) / count
    const v = 1 - t
    const x = v * v * from.x + 2 * v * t * middle.x + t * t * to.x
    const y = v * v * from.y + 2 * v * t * middle.y + t * t * to.y
    const turn =
      (Math.atan2(v * (middle.y - from.y) + t * (to.y - middle.y), v * (middle.x - from.x) + t * (to.x - middle.x)) *
        180) /
      Math.PI
    return place(flags[(index + first) % flags.length] ?? '', x, y, size, turn)
  })
  return `<path d="M${num(from.x)} ${num(from.y)}Q${num(middle.x)} ${num(middle.y)} ${num(to.x)} ${num(to.y)}" fill="none" stroke="#5a1230" stroke-width="3"/>${marks}`
}

function heart(sheet: Sheet, { x, y, scale }: { x: number; y: number; scale: number }): string {
  const [left, right] = [
    guitar(sheet, ['#ffcf7a', '#f0932c', '#a4480e'], '#fff0c4'),
    guitar(sheet, ['#ff8f70', '#dd3a3a', '#7e1030'], '#ffe3a0'),
  ]
  const plant = agave(sheet, '#3fd0b0', '#0b5a5e')
  return (
    shadow(sheet, x, y + 146 * scale, 280 * scale, 40 * scale, '#3d0626', 0.65) +
    place(plant, x - 196 * scale, y + 150 * scale, scale * 1.05, -4) +
    place(plant, x + 200 * scale, y + 152 * scale, scale * 1.15, 4) +
    place(left, x - 92 * scale, y + 8 * scale, scale, -36) +
    place(right, x + 92 * scale, y + 8 * scale, scale, 36) +
    shadow(sheet, x, y + 78 * scale, 108 * scale, 92 * scale, '#3d0626', 0.55) +
    place(football(sheet), x, y + 70 * scale, scale * 0.78, -14)
  )
}

export function street(sheet: Sheet, hue: number, { base, x, scale }: { base: number; x: number; scale: number }): string {
  const houses = arcade(sheet, {
    walls: [
      tone(0.62, 0.17, hue + 32),
      tone(0.72, 0.14, hue + 70),
      tone(0.55, 0.15, hue - 40),
      tone(0.66, 0.12, hue + 150),
      tone(0.6, 0.19, hue + 12),
    ],
    roof: '#fff0cf',
    door: tone(0.34, 0.12, hue - 30),
  })
  const floor = sheet.linear([
    [0, tone(0.55, 0.19, hue + 20)],
    [1, tone(0.3, 0.13, hue - 20)],
  ])
  const { width, height } = sheet
  const tiles = repeat(13, (index) => `M${x + (index - 6) * 40} ${base}L${x + (index - 6) * 190} ${height}`)
  return (
    place(houses, x - 276 * scale, base, scale) +
    place(houses, x + 204 * scale, base, scale) +
    `<rect y="${base}" width="${width}" height="${height - base}" fill="${floor}"/><path d="${tiles}M0 ${base + 22}H${width}M0 ${base + 58}H${width}M0 ${base + 112}H${width}" stroke="#fff" stroke-opacity=".13" stroke-width="2" fill="none"/>`
  )
}

function sky(sheet: Sheet, hue: number, { x, y }: { x: number; y: number }): string {
  const air = sheet.radial(
    [
      [0, '#ffd35a'],
      [0.25, tone(0.78, 0.17, hue + 58)],
      [0.55, tone(0.64, 0.23, hue + 18)],
      [1, tone(0.42, 0.19, hue - 12)],
    ],
    x / sheet.width,
    y / sheet.height,
    0.8,
  )
  return fill(sheet, air) + rays(sheet, x, y, sheet.width * 0.8, 28, '#fff2a8', 0.34)
}

export const plazaParty: BannerScene<'plaza-party'> = {
  id: 'plaza-party',
  copy: 'light',
  desktop({ hue = 5 }: BannerOptions = {}) {
    const sheet = createSheet(1200, 510)
    const x = 872
    return sheet.finish(
      sky(sheet, hue, { x, y: 214 }) +
        glow(sheet, x, 214, 330, 330, '#fff3b0', 0.7) +
        place(raySun(sheet), x, 214, 1.34) +
        street(sheet, hue, { base: 392, x, scale: 0.94 }) +
        hush(sheet, tone(0.34, 0.16, hue - 14), 0.86) +
        bunting(sheet, { from: { x: 540, y: -20 }, to: { x, y: 22 }, sag: 64, count: 5, size: 0.86, first: 0 }) +
        bunting(sheet, { from: { x, y: 22 }, to: { x: 1210, y: -20 }, sag: 64, count: 5, size: 0.86, first: 2 }) +
        confetti(sheet, { seed: 31, count: 56, left: 500, right: 1190, top: 90, bottom: 490 }, PAPER, 11) +
        heart(sheet, { x, y: 306, scale: 1.06 }) +
        confetti(sheet, { seed: 3, count: 14, left: 30, right: 470, top: 20, bottom: 490 }, ['#ff6fa0', '#ffb04a'], 8),
    )
  },
  phone({ hue = 5 }: BannerOptions = {}) {
    const sheet = createSheet(500, 640)
    const x = 250
    return sheet.finish(
      sky(sheet, hue, { x, y: 186 }) +
        glow(sheet, x, 186, 250, 250, '#fff3b0', 0.7) +
        place(raySun(sheet), x, 190, 1.12) +
        street(sheet, hue, { base: 344, x, scale: 0.72 }) +
        hush(sheet, tone(0.28, 0.14, hue - 14), 0.9) +
        bunting(sheet, { from: { x: -30, y: -14 }, to: { x: 530, y: 20 }, sag: 50, count: 7, size: 0.8, first: 3 }) +
        confetti(sheet, { seed: 31, count: 46, left: 10, right: 490, top: 90, bottom: 400 }, PAPER, 9) +
        heart(sheet, { x, y: 276, scale: 0.8 }),
    )
  },
}
