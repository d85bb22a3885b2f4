import { lapOfHonour } from '../figures/lap.ts'
import { confetti, fill, glow, hush, rays, sparks } from '../parts/light.ts'
import { createRandom, createSheet, place, repeat, type Sheet } from '../parts/sheet.ts'
import { floodlight, stand } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'
import { cup } from './trophy-night.ts'

interface Layout {
  x: number
  foot: number
  scale: number
  rail: number
  lamps: readonly number[]
  bursts: readonly (readonly [x: number, y: number, scale: number])[]
}

const cheers = [
  'M-20 0C-20-26-14-34-6-36L-26-64-18-68 0-42 18-68 26-64 6-36C14-34 20-26 20 0Z',
  'M-20 0C-20-24-16-32-6-36L-10-40 26-72 30-64 10-36C16-32 20-24 20 0Z',
  'M-20 0C-20-26-14-34-6-36H6C14-34 20-26 20 0Z',
] as const

/** People before the rail with their arms up, dark against the stand. */
function crowd(sheet: Sheet, rail: number, inks: readonly string[]): string {
  const random = createRandom(6)
  const people = cheers.map((outline) => sheet.define(`<path d="${outline}"/><circle cy="-48" r="12"/>`))
  const row = (lift: number, scale: number): string =>
    repeat(Math.ceil(sheet.width / (40 * scale)), (index) =>
      place(
        people[Math.floor(random(0, 2.99))] ?? '',
        index * 40 * scale + random(-7, 7),
        rail - lift + random(-4, 4),
        scale * random(0.92, 1.08),
      ),
    )
  return `<g fill="${inks[0]}">${row(16, 0.78)}</g><g fill="${inks[1]}">${row(0, 0.96)}</g>`
}

/** A firework of two rings about the origin, 80 in radius. */
function firework(sheet: Sheet, colour: string): string {
  return sheet.define(
    `${glow(sheet, 0, 0, 90, 90, colour, 0.55)}<g fill="none" stroke="${colour}"><circle r="66" stroke-width="34" stroke-dasharray="2.500 14.780" opacity=".9"/><circle r="34" stroke-width="20" stroke-dasharray="1.800 11.550" opacity=".8"/></g><circle r="88" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 22.940"/>`,
  )
}

/** Night from the figures' waists down, for the copy of a phone. */
const dusk = (sheet: Sheet, night: string): string =>
  fill(
    sheet,
    sheet.linear([
      [0.5, night, 0],
      [0.68, night, 0.8],
      [0.82, night, 1],
    ]),
  )

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { x, foot, scale, rail } = layout
  const night = tone(0.2, 0.06, hue + 8)
  const sky = sheet.linear([
    [0, tone(0.2, 0.06, hue + 12)],
    [0.6, tone(0.42, 0.11, hue + 4)],
    [1, tone(0.62, 0.15, hue - 16)],
  ])
  const pitch = sheet.linear([
    [0, tone(0.56, 0.16, hue - 8)],
    [1, tone(0.26, 0.09, hue)],
  ])
  const bursts = ['#ffd257', '#ff6a6a', '#8affc0'].map((colour) => firework(sheet, colour))
  return sheet.finish(
    fill(sheet, sky) +
      rays(sheet, x, foot - 420 * scale, width * 0.8, 24, '#fff6cf', 0.26) +
      layout.bursts.map(([bx, by, size], index) => place(bursts[index % 3] ?? '', bx, by, size)).join('') +
      stand(sheet, {
        top: rail - 150,
        foot: rail,
        bend: 8,
        base: tone(0.19, 0.06, hue + 6),
        crowd: ['#ffffff', '#ffd257'],
        seed: 23,
        count: 66,
      }) +
      crowd(sheet, rail, [tone(0.3, 0.09, hue), tone(0.2, 0.07, hue + 6)]) +
      `<path d="M0 ${rail}H${width}V${height}H0Z" fill="${pitch}"/><path d="M0 ${rail}H${width}V${rail + 26}H0Z" fill="${tone(0.3, 0.1, hue)}"/><path d="M0 ${rail + 1}H${width}" stroke="#ffd257" stroke-width="5"/><path d="M0 ${rail + 13}H${width}" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-dasharray="46 30"/>` +
      layout.lamps.map((lamp) => floodlight(sheet, { x: lamp, y: 62, scale: 0.9 * scale })).join('') +
      glow(sheet, x, foot - 400 * scale, 380 * scale, 330 * scale, '#fff0b0', 0.7) +
      (width > height ? hush(sheet, night, 0.86) : '') +
      confetti(
        sheet,
        { seed: 12, count: 54, left: x - 360 * scale, right: x + 340 * scale, top: 8, bottom: foot - 90 * scale },
        ['#ffd257', '#ff5f6a', '#8affc0', '#ffffff'],
        12 * scale,
      ) +
      `<g transform="translate(${x} ${foot}) scale(${scale})">${lapOfHonour(sheet, cup(sheet))}</g>` +
      (width > height ? '' : dusk(sheet, night)) +
      sparks(
        sheet,
        { seed: 9, count: 12, left: x - 150 * scale, right: x + 150 * scale, top: 12, bottom: foot - 430 * scale },
        '#fffbe0',
        20 * scale,
      ),
  )
}

const desktop: Layout = {
  x: 920,
  foot: 580,
  scale: 0.9,
  rail: 372,
  lamps: [560, 1164],
  bursts: [
    [604, 150, 0.8],
    [1122, 176, 0.7],
    [480, 84, 0.5],
  ],
}

const phone: Layout = {
  x: 254,
  foot: 452,
  scale: 0.645,
  rail: 346,
  lamps: [],
  bursts: [
    [66, 112, 0.7],
    [440, 92, 0.7],
  ],
}

/** The captain goes round on two shoulders with the cup, before a stand that is on its feet. */
export const captainLap: BannerScene<'captain-lap'> = {
  id: 'captain-lap',
  copy: 'light',
  desktop: ({ hue = 158 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 158 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
