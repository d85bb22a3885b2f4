import { fill, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { goldLotus, lotusFlower, lotusPad, pinkLotus } from '../parts/pond.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'
import { hills, lantern, quiet } from './lotus-moon.ts'

type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  drum: Placed
  water: number
  lanterns: readonly Placed[]
  pads: readonly Placed[]
  pink: readonly Placed[]
  gold: readonly Placed[]
  /** Every so many units a hill stands. */
  step: number
}

type BallInks = readonly [light: string, main: string, deep: string, mark?: string]

const R = 158

/** Light, colour and shade of a ball, and its mark where that has another colour. */
const ballInks: readonly BallInks[] = [
  ['#ffb09a', '#e8263c', '#8a0c2a'],
  ['#fff6c8', '#ffc23a', '#b8690f'],
  ['#b8ffe2', '#19b08a', '#06604e'],
  ['#ffffff', '#ffe9dc', '#c98a90', '#d8305a'],
  ['#ffd0e6', '#f0509a', '#94145a'],
  ['#c8f0ff', '#2a8ae0', '#123a94'],
]

/** A ball of radius 25 with a lotus in place of a figure; returns its id. */
function ball(sheet: Sheet, [light, main, deep, mark = main]: BallInks): string {
  const skin = sheet.radial(
    [
      [0, light],
      [0.45, main],
      [1, deep],
    ],
    0.36,
    0.28,
    0.8,
  )
  return sheet.define(
    `<circle r="25" fill="${skin}"/><ellipse cx="4" cy="4" rx="13.500" ry="13" fill="#fffaf0"/><ellipse cx="4" cy="4" rx="10.500" ry="10" fill="none" stroke="${mark}" stroke-width="2"/><path d="M4-3C8 1 8 7 4 11 0 7 0 1 4-3ZM-4 1C0 3 2 7 3 11-2 10-4 6-4 1ZM12 1C8 3 6 7 5 11 10 10 12 6 12 1Z" fill="${mark}"/><ellipse cx="-9" cy="-14" rx="8" ry="4.500" fill="#fff" opacity=".8" transform="rotate(-32 -9 -14)"/>`,
  )
}

/** Where the balls lie in the drum and where they fly, about its middle. */
const lying = [
  [-104, 62],
  [-70, 96],
  [-26, 118],
  [22, 122],
  [68, 100],
  [102, 66],
  [-58, 52],
  [-12, 74],
  [38, 72],
  [78, 38],
] as const
const flying = [
  [-106, 10, -20],
  [-84, -46, 40],
  [-34, -4, 12],
  [-36, -96, 70],
  [22, -54, -30],
  [60, -104, 24],
  [100, -34, -60],
  [44, 12, 80],
] as const

function balls(sheet: Sheet): string {
  const ids = ballInks.map((inks) => ball(sheet, inks))
  const random = createRandom(8)
  const pile = lying.map(([x, y], index) => place(ids[index % 6] ?? '', x, y, 1, Math.round(random(-70, 70))))
  const air = flying.map(([x, y, turn], index) => place(ids[(index + 2) % 6] ?? '', x, y, 0.96, turn))
  return air.join('') + pile.join('')
}

/** The bars of a cage whose axle lies level: rings about it and ribs from end to end. */
function cage(paint: string, width: number): string {
  const ribs = [0.36, 0.74].map((k) => `<ellipse rx="${R}" ry="${num(R * k)}"/>`)
  const rings = [0.3, 0.66].map((k) => `<ellipse rx="${num(R * k)}" ry="${num(Math.sqrt(1 - k * k * 0.1) * R)}"/>`)
  return `<g fill="none" stroke="${paint}" stroke-width="${width}">${ribs.join('')}${rings[0]}</g>`
}

/** One turned arm of the stand with its bearing, on the right side. */
function post(gold: string): string {
  return (
    `<path d="M70 268C160 262 214 190 214 96 214 66 206 40 188 14L172 22C186 48 190 70 188 96 182 170 140 226 60 232Z" fill="${gold}" stroke="#7c3a0c" stroke-width="2.500"/><path d="M84 256C156 244 200 184 201 100" fill="none" stroke="#fff6cf" stroke-width="4" stroke-linecap="round" opacity=".75"/>` +
    `<path d="M212 112C244 106 252 136 232 146 220 150 214 138 222 132M204 168C240 172 240 206 216 206 206 204 206 192 214 192" fill="none" stroke="#ffcf4a" stroke-width="7" stroke-linecap="round"/>` +
    `<circle cx="180" r="27" fill="${gold}" stroke="#7c3a0c" stroke-width="2.500"/><circle cx="180" r="16" fill="#c8142e"/><path d="M180-11C188-4 188 6 180 12 172 6 172-4 180-11Z" fill="#ffe9a0"/>`
  )
}

/** Petals that hold the drum: the ring behind it and the ring before it. */
function petals(sheet: Sheet): { back: string; front: string } {
  const petal = (inks: readonly [string, string, string], rim: string): string =>
    sheet.define(
      `<path d="${symmetric('0,-104 C16,-84 30,-52 26,-26 C22,-8 10,0 0,2')}" fill="${sheet.linear([
        [0, inks[0]],
        [0.5, inks[1]],
        [1, inks[2]],
      ])}" stroke="${rim}" stroke-width="1"/><path d="M0-86V-20M-7-64C-12-46-12-30-8-14M7-64C12-46 12-30 8-14" fill="none" stroke="${rim}" stroke-width=".8" opacity=".7"/>`,
    )
  const dark = petal(['#f05a92', '#b81e5c', '#7a0c44'], '#ff9fc0')
  const lit = petal(['#ffd6de', '#f2558f', '#a8124f'], '#fff0f2')
  const fan = (id: string, turns: readonly number[], size: number): string =>
    turns.map((turn) => place(id, turn * 0.9, 262 - Math.abs(turn) * 0.14, size, turn)).join('')
  return {
    back: fan(dark, [-84, 84, -66, 66, -48, 48], 2.35) + fan(dark, [-30, 30], 2.1),
    front:
      fan(lit, [-88, 88], 1.5) + fan(lit, [-64, 64, -42, 42], 1.36) + fan(lit, [-21, 21], 1.24) + fan(lit, [0], 1.2),
  }
}

/** The crank on the right, caught in its turn. */
const crank = (gold: string): string =>
  `<path d="M180 0 258-8 272-66" fill="none" stroke="#7c3a0c" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/><path d="M180 0 258-8 272-66" fill="none" stroke="${gold}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><path d="M256-72C256-104 292-104 290-70 286-58 260-58 256-72Z" fill="#c8142e" stroke="#7a0c22" stroke-width="2"/><path d="M263-80q4-10 12-9" stroke="#ffb09a" stroke-width="4" fill="none" stroke-linecap="round"/>`

/** The trough that leads out of the drum, and the balls that have come. */
function trough(sheet: Sheet, gold: string): string {
  const ids = ballInks.map((inks) => ball(sheet, inks))
  const path = 'M-120 124C-160 176-202 190-262 192-296 192-312 176-314 158'
  return (
    `<path d="${path}" fill="none" stroke="#7c3a0c" stroke-width="46"/><path d="${path}" fill="none" stroke="#8a3a10" stroke-width="40"/>` +
    place(ids[1] ?? '', -288, 158, 1.06, -40) +
    place(ids[2] ?? '', -234, 168, 1.06, 24) +
    place(ids[0] ?? '', -164, 146, 1.06, -12) +
    `<path d="M-92 142C-146 194-198 212-262 214-304 214-330 196-336 160" fill="none" stroke="#7c3a0c" stroke-width="17" stroke-linecap="round"/><path d="M-92 142C-146 194-198 212-262 214-304 214-330 196-336 160" fill="none" stroke="${gold}" stroke-width="13" stroke-linecap="round"/><path d="M-110 176C-160 208-210 214-262 214" fill="none" stroke="#fff6cf" stroke-width="3" stroke-linecap="round"/>` +
    ``
  )
}

/** The collar at which the trough leaves the drum. */
const mouth = (gold: string): string =>
  `<g transform="rotate(-44)"><path d="M-36 138H36L42 166C20 178-20 178-42 166Z" transform="rotate(90)" fill="${gold}" stroke="#7c3a0c" stroke-width="2.500"/></g>`

function drum(sheet: Sheet): string {
  const gold = sheet.linear(
    [
      [0, '#b8690f'],
      [0.2, '#ffd257'],
      [0.4, '#fff8d8'],
      [0.62, '#ffc23a'],
      [1, '#8a4408'],
    ],
    0,
    0,
    1,
    1,
  )
  const glass = sheet.radial(
    [
      [0, '#c82a3c'],
      [0.55, '#7c1034'],
      [1, '#3a0622'],
    ],
    0.5,
    0.62,
    0.62,
  )
  const side = sheet.define(post(gold))
  const { back, front } = petals(sheet)
  return (
    back +
    `<path d="M-92 250H92L118 292H-118Z" fill="${gold}" stroke="#7c3a0c" stroke-width="2"/><use href="#${side}" transform="scale(-1 1)"/>` +
    crank(gold) +
    `<use href="#${side}"/>` +
    `<circle r="${R}" fill="${glass}"/><g opacity=".45">${cage('#ffb03a', 3)}</g>${glow(sheet, 0, 60, 150, 100, '#ffcf7a', 0.5)}` +
    balls(sheet) +
    `<g transform="rotate(-5)">${cage('#7c3a0c', 7)}${cage('#ffd257', 4.5)}<path d="M0-${R}V${R}" stroke="#7c3a0c" stroke-width="17"/><path d="M0-${R}V${R}" stroke="#ffcf4a" stroke-width="12"/><path d="M-3-${R}V${R}" stroke="#fff6cf" stroke-width="3"/></g>` +
    trough(sheet, gold) +
    `<circle r="${R}" fill="none" stroke="#7c3a0c" stroke-width="19"/><circle r="${R}" fill="none" stroke="${gold}" stroke-width="14"/>` +
    `<path d="M-134-40C-122-96-82-132-30-140-78-114-106-82-116-34Z" fill="#fff" opacity=".32"/>` +
    mouth(gold) +
    front
  )
}

const places = (id: string, placed: readonly Placed[]): string =>
  placed.map(([x, y, scale]) => place(id, x, y, scale)).join('')

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { water, step } = layout
  const [x, y, scale] = layout.drum
  const sky = sheet.linear([
    [0, tone(0.3, 0.13, hue)],
    [0.3, tone(0.46, 0.18, hue + 14)],
    [0.6, tone(0.66, 0.19, hue + 44)],
    [0.82, tone(0.84, 0.14, hue + 74)],
  ])
  const pond = sheet.linear([
    [0, tone(0.6, 0.17, hue + 34)],
    [0.35, tone(0.34, 0.13, hue + 4)],
    [1, tone(0.19, 0.07, hue - 10)],
  ])
  const sun = sheet.radial([
    [0, '#fffbe0'],
    [0.7, '#ffe08a'],
    [1, '#ffb84a'],
  ])
  const ridge = (seed: number, high: number): string =>
    hills(width, water, { seed, count: Math.round(width / step), high })
  const gleams = repeat(9, (index) => {
    const long = 520 - index * 42
    return `M${num(x - long / 2 + ((index * 47) % 90) - 45)} ${water + 8 + index * 10}h${long * (index % 2 ? 0.5 : 0.9)}`
  })
  return sheet.finish(
    fill(sheet, sky) +
      glow(sheet, x, y, 480 * scale, 400 * scale, '#ffd27a', 0.8) +
      rays(sheet, x, y, width * 0.75, 22, '#fff0b8', 0.34) +
      `<circle cx="${x}" cy="${y}" r="${214 * scale}" fill="${sun}"/>` +
      `<path d="${ridge(5, 150)}" fill="${tone(0.52, 0.17, hue + 22)}"/><path d="${ridge(14, 92)}" fill="${tone(0.38, 0.15, hue + 6)}"/>` +
      `<rect y="${water}" width="${width}" height="${height - water}" fill="${pond}"/><path d="${gleams}" stroke="#ffe0a0" stroke-width="3" stroke-linecap="round" opacity=".6"/>` +
      layout.pads.map(([px, py, rx]) => lotusPad(sheet, { at: [px, py], rx })).join('') +
      shadow(sheet, x, y + 268 * scale, 330 * scale, 44 * scale, '#2a0418', 0.85) +
      hush(sheet, tone(0.19, 0.07, hue - 10), width > height ? 0.9 : 0.5) +
      quiet(sheet, tone(0.19, 0.07, hue - 10)) +
      places(lantern(sheet), layout.lanterns) +
      `<g transform="translate(${x} ${y}) scale(${scale})">${drum(sheet)}</g>` +
      places(lotusFlower(sheet, pinkLotus), layout.pink) +
      places(lotusFlower(sheet, goldLotus), layout.gold) +
      sparks(
        sheet,
        { seed: 9, count: 16, left: x - 300 * scale, right: x + 300 * scale, top: 20, bottom: y + 170 * scale },
        '#fffbe0',
        15 * scale,
      ),
  )
}

const desktop: Layout = {
  drum: [840, 196, 0.98],
  water: 372,
  lanterns: [
    [470, 60, 0.62],
    [566, 112, 0.9],
    [1092, 104, 1.05],
    [1164, 52, 0.7],
  ],
  pads: [
    [560, 446, 84],
    [1090, 452, 110],
    [700, 476, 90],
  ],
  pink: [[1096, 468, 0.72]],
  gold: [[566, 462, 0.6]],
  step: 140,
}

const phone: Layout = {
  drum: [262, 206, 0.82],
  water: 356,
  lanterns: [
    [52, 84, 0.8],
    [462, 70, 0.8],
  ],
  pads: [
    [90, 422, 84],
    [420, 432, 90],
  ],
  pink: [[428, 448, 0.64]],
  gold: [[74, 440, 0.56]],
  step: 110,
}

/** A golden drum of balls turns in a lotus before the low sun, and the drawn ones roll out. */
export const lotteryDrum: BannerScene<'lottery-drum'> = {
  id: 'lottery-drum',
  copy: 'light',
  desktop: ({ hue = 2 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 2 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
