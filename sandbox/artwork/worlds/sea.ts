import { glow, sparks } from '../scenes/parts/light.ts'
import { createRandom, num, place, repeat, type Sheet } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { land } from './parts.ts'
import { type DrawWorld, ground, height, middle, width } from './world.ts'

/** A reef under water, light falling in. */
export const drawSea: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  // Water stays water: warm posters tint its depth alone.
  const hue = scheme.hue > 150 && scheme.hue < 300 ? scheme.hue : 226
  const water = sheet.linear([
    [0, tone(0.82, 0.12, hue - 18)],
    [0.3, tone(0.62, 0.14, hue - 6)],
    [0.7, tone(0.38, 0.12, hue + 8)],
    [1, tone(0.22, 0.09, hue + 16)],
  ])
  const sand = sheet.linear([
    [0, '#f1dca6'],
    [1, tone(0.3, 0.06, hue)],
  ])
  return {
    back:
      `<rect width="${width}" height="${height}" fill="${water}"/>` +
      glow(sheet, middle, 40, 520, 260, '#fff', 0.55) +
      shafts(sheet) +
      `<g opacity=".55">${land([330, 290, 352, 300, 270, 330, 284], tone(0.4, 0.1, hue + 10))}</g>` +
      shoal(sheet, tone(0.5, 0.1, hue)) +
      wreck(sheet, tone(0.3, 0.07, hue + 10)) +
      land([400, 372, 404, 396, 404, 376, 360], tone(0.32, 0.09, hue + 14)) +
      land([444, 430, 450, 440, 446, 430, 440], sand),
    seat: glow(sheet, middle, 230, 270, 230, '#fff', 0.5) + glow(sheet, middle, ground + 46, 220, 22, '#04202c', 0.6),
    front:
      reef(sheet, hue) +
      bubbles(seed) +
      sparks(sheet, { seed, count: 10, left: middle - 250, top: 40, right: middle + 250, bottom: 380 }, '#fff', 8),
  }
}

function shafts(sheet: Sheet): string {
  const paint = sheet.level(
    [
      [0, '#fff', 0.42],
      [1, '#fff', 0],
    ],
    [0, 0],
    [0, 420],
  )
  const beams = [-430, -250, -90, 60, 190, 330].map(
    (dx, at) => `M${middle + dx * 0.6} -4l${26 + at * 5} 0L${middle + dx * 1.25 + 90} 430h-${70 + at * 8}Z`,
  )
  return `<path d="${beams.join('')}" fill="${paint}"/>`
}

function shoal(sheet: Sheet, colour: string): string {
  const fish = sheet.define('<path d="M-22 0C-10-12 10-12 20 0L32-9V9L20 0C10 12-10 12-22 0Z"/>')
  const at: readonly (readonly [number, number, number])[] = [
    [560, 120, 0.9],
    [610, 96, 0.6],
    [520, 156, 0.7],
    [1040, 100, 0.9],
    [1090, 130, 0.7],
    [1010, 140, 0.5],
    [590, 176, 0.5],
    [470, 104, 0.6],
  ]
  return `<g fill="${colour}" opacity=".75">${at.map(([x, y, scale]) => place(fish, x, y, scale)).join('')}</g>`
}

/** Columns of a sunken city. */
function wreck(sheet: Sheet, stone: string): string {
  const pillar = sheet.define(
    '<path d="M-20 0V-180H-28V-196H28V-180H20V0Z"/><path d="M-9-178V0M3-178V0" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>',
  )
  return `<g fill="${stone}">${place(pillar, 540, 410, 1)}${place(pillar, 610, 400, 0.7, 8)}${place(pillar, 1050, 404, 0.95, -6)}${place(pillar, 1116, 416, 1.2)}</g>`
}

function reef(sheet: Sheet, hue: number): string {
  const kelp = sheet.define(
    '<path d="M0 0C-16-40 16-70 0-110-12-140 8-170 4-200 22-170 16-140 18-112 26-72 2-40 16 0Z"/><path d="M6-60C-20-70-26-90-22-104-6-96 6-84 6-60ZM8-120C30-128 34-146 32-160 16-152 8-142 8-120Z"/>',
  )
  const coral = sheet.define(
    '<path d="M0 0V-40M0-20C-20-30-24-50-22-66M0-26C18-34 24-54 22-74M-22-50C-34-54-38-64-38-74M22-54C34-58 40-68 38-80M0-40C-4-54 4-70 0-86" fill="none" stroke-width="11" stroke-linecap="round"/>',
  )
  const fan = sheet.define(
    '<path d="M0 0C-60-20-66-90-30-104-20-118 20-118 30-104 66-90 60-20 0 0Z"/><path d="M0 0V-100M0-10-34-84M0-10 34-84" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>',
  )
  const green = `<g fill="${tone(0.42, 0.12, hue - 60)}">${[470, 500, 1104, 1140].map((x, at) => place(kelp, x, 496, 1 + (at % 2) * 0.3, at * 4 - 6)).join('')}</g>`
  const spots: readonly (readonly [string, number, number, number])[] = [
    ['#ff6f7d', 556, 470, 1.1],
    ['#ffb13d', 600, 486, 0.8],
    ['#f25ca8', 1030, 474, 1.1],
    ['#ff7a4d', 1082, 490, 1.2],
  ]
  return (
    green +
    spots.map(([colour, x, y, scale]) => `<g stroke="${colour}">${place(coral, x, y, scale)}</g>`).join('') +
    `<g fill="#b25cf0">${place(fan, 646, 492, 0.5)}</g><g fill="#ff8a5c">${place(fan, 982, 494, 0.55)}</g>`
  )
}

function bubbles(seed: number): string {
  const random = createRandom(seed)
  const rings = repeat(22, () => {
    const side = random(0, 1) < 0.5 ? random(480, 640) : random(980, 1120)
    return `<circle cx="${num(side)}" cy="${num(random(40, 440))}" r="${num(random(3, 11))}"/>`
  })
  return `<g fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".75" stroke-width="1.8">${rings}</g>`
}
