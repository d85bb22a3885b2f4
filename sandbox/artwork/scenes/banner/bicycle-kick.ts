import { striker } from '../figures/striker.ts'
import { football } from '../parts/ball.ts'
import { confetti, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { bunting } from '../parts/plaza.ts'
import { createSheet, place, repeat, type Sheet } from '../parts/sheet.ts'
import { cone, floodlight, stand } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'
import { paper, sky } from './plaza-party.ts'

interface Layout {
  x: number
  y: number
  scale: number
  /** Where the stand meets the grass. */
  horizon: number
  /** Where his shadow lies. */
  ground: number
  lamps: readonly (readonly [x: number, y: number, scale: number])[]
  cords: readonly (readonly [
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    sag: number,
    count: number,
    size: number,
  ])[]
}

/** Two tiers of people under a roof of arches, and grass in stripes. */
function ground(sheet: Sheet, hue: number, { x, horizon }: Layout): string {
  const { width, height } = sheet
  const grass = sheet.linear([
    [0, '#1fa880'],
    [0.4, '#0c6a5e'],
    [1, '#0a2a44'],
  ])
  const people = (top: number, foot: number, seed: number): string =>
    stand(sheet, {
      top,
      foot,
      bend: 14,
      base: tone(0.29, 0.13, hue - 44),
      crowd: ['#ffd9a0', '#ff7ab0'],
      seed,
      count: 74,
    })
  const stripes = repeat(9, (index) => {
    const [near, far] = [x + (index - 4.5) * width * 0.3, x + (index - 4.5) * width * 0.1]
    return `M${far} ${horizon}L${near} ${height}h${width * 0.15}L${far + width * 0.05} ${horizon}Z`
  })
  const arches = repeat(Math.ceil(width / 60), (index) => `M${index * 60} ${horizon - 128}v-14a30 30 0 0 1 60 0v14Z`)
  return (
    `<path d="${arches}" fill="${tone(0.36, 0.16, hue - 30)}"/><path d="M0 ${horizon - 134}H${width}v14H0Z" fill="${tone(0.66, 0.18, hue + 30)}"/>` +
    people(horizon - 122, horizon - 50, 4) +
    people(horizon - 58, horizon, 12) +
    `<path d="M0 ${horizon - 12}Q${width / 2} ${horizon + 12} ${width} ${horizon - 12}V${height}H0Z" fill="#d81f72"/><path d="M0 ${horizon - 2}Q${width / 2} ${horizon + 20} ${width} ${horizon - 2}V${height}H0Z" fill="${grass}"/><path d="${stripes}" fill="#8affc0" opacity=".1"/>`
  )
}

/** The way of the foot, a blade of light, and the stroke on the ball. */
function swing(sheet: Sheet): string {
  const blade = sheet.level(
    [
      [0, '#fff6cf', 0.95],
      [0.45, '#ffc83d', 0.7],
      [1, '#ff4a94', 0],
    ],
    [20, -200],
    [250, 60],
  )
  const burst = repeat(14, (index) => {
    const angle = (index / 14) * Math.PI * 2
    const [near, far] = [72, index % 2 ? 112 : 92]
    return `M${Math.round(Math.cos(angle) * near)} ${Math.round(Math.sin(angle) * near)}L${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}`
  })
  return (
    `<path d="M4-222C120-250 252-150 262 70 222-60 150-158 44-160Z" fill="${blade}"/><path d="M60-232C170-222 262-140 284-10M90-132C150-110 190-64 206-20" stroke="#fff6cf" stroke-width="4" fill="none" stroke-linecap="round" opacity=".6"/>` +
    `${glow(sheet, -84, -214, 150, 150, '#fff3b8', 0.95)}<path d="${burst}" transform="translate(-84 -214)" stroke="#fffbe0" stroke-width="5" stroke-linecap="round"/>`
  )
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { x, y, scale, horizon, ground: floor } = layout
  const { width, height } = sheet
  const dusk = tone(0.23, 0.12, hue - 62)
  const area = { left: x - 330 * scale, right: x + 330 * scale, top: 30, bottom: floor }
  return sheet.finish(
    sky(sheet, hue, horizon) +
      glow(sheet, x, horizon - 120, 640 * scale, 330 * scale, '#ff5a5a', 0.95) +
      glow(sheet, x, horizon - 130, 400 * scale, 190 * scale, '#ffb02e', 0.95) +
      rays(sheet, x, horizon - 130, width * 0.7, 20, '#ffd24a', 0.3) +
      ground(sheet, hue, layout) +
      layout.lamps
        .map(([lx, ly]) =>
          cone(sheet, { x: lx, y: ly, left: x - 150 * scale, right: x + 180 * scale, foot: floor + 20, opacity: 0.22 }),
        )
        .join('') +
      layout.lamps.map(([lx, ly, size]) => floodlight(sheet, { x: lx, y: ly, scale: size, mast: 200 })).join('') +
      layout.cords
        .map(([x1, y1, x2, y2, sag, count, size]) =>
          bunting(sheet, { from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, sag, count }, { size, colours: paper }),
        )
        .join('') +
      hush(sheet, dusk, width > height ? 0.97 : 1) +
      shadow(sheet, x + 10, floor, 240 * scale, 24 * scale, '#04102a', 0.85) +
      confetti(sheet, { seed: 12, count: 40, ...area }, [...paper, '#fff'], 10 * scale) +
      `<g transform="translate(${x} ${y}) scale(${scale})">${swing(sheet)}${place(football(sheet, '#2a0c38'), -84, -214, 0.54, -14)}${striker(sheet)}</g>` +
      sparks(sheet, { seed: 3, count: 10, ...area, bottom: y }, '#fffbe0', 15 * scale),
  )
}

const desktop: Layout = {
  x: 846,
  y: 292,
  scale: 1,
  horizon: 372,
  ground: 484,
  lamps: [
    [560, 166, 0.8],
    [1144, 166, 0.9],
  ],
  cords: [[330, 14, 1230, 4, 34, 12, 0.78]],
}

const phone: Layout = {
  x: 246,
  y: 260,
  scale: 0.86,
  horizon: 330,
  ground: 436,
  lamps: [
    [56, 134, 0.7],
    [446, 134, 0.7],
  ],
  cords: [[-24, -6, 524, -12, 36, 7, 0.86]],
}

/** A bicycle kick at dusk in a stadium hung with cut paper. */
export const bicycleKick: BannerScene<'bicycle-kick'> = {
  id: 'bicycle-kick',
  copy: 'light',
  desktop: ({ hue = 5 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 5 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
