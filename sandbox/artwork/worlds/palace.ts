import { glow, sparks, specks } from '../scenes/parts/light.ts'
import { place, type Sheet } from '../scenes/parts/sheet.ts'
import { GOLD_LIGHT, tone } from '../scenes/parts/tone.ts'
import { archPath, curtain, dais, disc, floor, lamp, land, stars } from './parts.ts'
import { type DrawWorld, ground, height, middle, width } from './world.ts'

const arches = [
  [middle, 200, 150, 0.86],
  [middle - 380, 128, 150, 0.9],
  [middle + 380, 128, 150, 0.9],
  [middle - 652, 112, 150, 0.9],
] as const

/** A throne room that opens on a full moon over domes. */
export const drawPalace: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  const wall = sheet.linear([
    [0, scheme.night],
    [0.5, scheme.dark],
    [1, scheme.night],
  ])
  const night = sheet.level(
    [
      [0, tone(0.26, 0.14, scheme.hue - 20)],
      [0.5, tone(0.5, 0.19, scheme.hue)],
      [0.85, tone(0.72, 0.16, scheme.hue + 46)],
    ],
    [0, 60],
    [0, ground],
  )
  const openings = arches.map(
    ([x, half, tall, rise]) => `<path transform="translate(${x} ${ground - tall})" d="${archPath(half, tall, rise)}"/>`,
  )
  const view =
    `<rect width="${width}" height="${height}" fill="${night}"/>` +
    specks({ seed, count: 70, left: 0, top: 60, right: width, bottom: 290 }, '#fff', 1.2, 0.8) +
    disc(at, { y: 176, r: 104 }) +
    domes(sheet, scheme.dark) +
    land([356, 330, 372, 344, 366, 340], scheme.dark, ground) +
    land([396, 378, 402, 384, 404, 380], scheme.night, ground)
  return {
    back:
      `<rect width="${width}" height="${height}" fill="${wall}"/>` +
      stars(sheet, scheme.bright, 0.14) +
      `<g clip-path="${sheet.clip(openings.join(''))}">${view}</g>` +
      frames(sheet, scheme.night) +
      floor(at) +
      [-238, 238, -520].map((dx) => place(column(sheet, scheme.hue), middle + dx, ground)).join('') +
      [lampAt(-380, 100, 0.9), lampAt(-238, 66, 0.6), lampAt(238, 66, 0.6), lampAt(300, 120, 0.8)]
        .map((spot) => lamp(sheet, spot))
        .join(''),
    seat: dais(at),
    front:
      curtain(at) +
      glow(sheet, middle, ground + 40, 360, 50, GOLD_LIGHT, 0.16) +
      sparks(sheet, { seed, count: 16, left: middle - 270, top: 50, right: middle + 270, bottom: 380 }, '#fff6c0', 9),
  }
}

const lampAt = (dx: number, y: number, scale: number) => [middle + dx, y, scale] as const

function frames(sheet: Sheet, shade: string): string {
  const gold = sheet.linear([
    [0, '#fff0b0'],
    [0.5, '#e09a2e'],
    [1, '#8a4a14'],
  ])
  const paths = arches.map(([x, half, tall, rise]) => {
    const d = archPath(half, tall, rise)
    return `<g transform="translate(${x} ${ground - tall})"><path d="${d}" stroke="${shade}" stroke-width="16"/><path d="${d}" stroke="${gold}" stroke-width="7"/></g>`
  })
  return `<g fill="none" stroke-linejoin="round">${paths.join('')}</g>`
}

function domes(sheet: Sheet, colour: string): string {
  const dome = sheet.define('<path d="M-40 60V6C-50-10-44-36 0-62 44-36 50-10 40 6V60ZM-1.500-60V-84H1.500V-60Z"/>')
  const all = [-520, -410, -330, -130, 140, 330, 420, -640].map((dx, index) =>
    place(dome, middle + dx, ground - 66 - (index % 3) * 14, 0.6 + (index % 2) * 0.25),
  )
  return `<g fill="${colour}">${all.join('')}</g>`
}

function column(sheet: Sheet, hue: number): string {
  const shaft = sheet.linear(
    [
      [0, tone(0.62, 0.14, hue + 10)],
      [0.5, tone(0.42, 0.14, hue)],
      [1, tone(0.24, 0.1, hue)],
    ],
    0,
    0,
    1,
    0,
  )
  const gold = sheet.linear(
    [
      [0, '#ffe6a0'],
      [0.5, '#c9822a'],
      [1, '#5a2410'],
    ],
    0,
    0,
    1,
    0,
  )
  return sheet.define(
    `<path d="M-15 0-13-240H13L15 0Z" fill="${shaft}"/><path d="M-9 0-8-240H-4L-5 0Z" fill="#fff" opacity=".35"/><g fill="${gold}"><path d="M-24 8h48v-18h-48zM-20-10h40v-9h-40zM-27-262h54l-10 24h-34zM-18-224q18 8 36 0v8q-18 8-36 0z"/></g>`,
  )
}
