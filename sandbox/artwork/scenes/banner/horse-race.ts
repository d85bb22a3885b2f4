import { type GallopLook, galloper, tentStadium } from '../figures/gallop.ts'
import { moon, palm } from '../parts/desert.ts'
import { fill, glow, hush, rays, shadow, sparks, specks } from '../parts/light.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  /** Where the sand begins. */
  horizon: number
  moon: Placed
  stadium: Placed
  palms: readonly Placed[]
  /** The horses from the farthest to the nearest. */
  horses: readonly Placed[]
  rail: number
}

const white: GallopLook = {
  coat: ['#ffffff', '#e6e4f4', '#9a98c0', '#67658f'],
  mane: ['#fff3dc', '#c8a878'],
  silks: ['#f0405a', '#9a1236', '#ffcf4a'],
  cloth: ['#12807c', '#ffcf6b'],
  skin: '#c98a5c',
}
const bay: GallopLook = {
  coat: ['#e89a58', '#b0602c', '#5e2a14', '#32140c'],
  mane: ['#3a1a12', '#1c0c0c'],
  silks: ['#2fd0c0', '#0c6a70', '#ffffff'],
  cloth: ['#b8203c', '#ffcf6b'],
  skin: '#a8683e',
}
const black: GallopLook = {
  coat: ['#7a7098', '#40365c', '#1c1432', '#0c0818'],
  mane: ['#1a1028', '#0a0614'],
  silks: ['#ffc23a', '#b8690f', '#2a5ac0'],
  cloth: ['#2a5ac0', '#ffe2a0'],
  skin: '#8a5233',
}
const field = [black, bay, white] as const

/** Dust that the hooves throw up about (x, y), higher behind the horse: one cloud over another. */
function dust(sheet: Sheet, [x, y, scale]: Placed, seed: number): string {
  const random = createRandom(seed)
  const cloud = (lift: number, size: number): string =>
    repeat(15, (index) => {
      const at = x + (index * 36 - 190) * scale
      const r = (size * (0.45 + index * 0.055) + random(-5, 9)) * scale
      return `<circle cx="${num(at + random(-10, 10) * scale)}" cy="${num(y - (lift * index * 0.08 + random(-8, 8)) * scale)}" r="${num(r)}"/>`
    })
  const paint = (top: string, foot: string): string =>
    sheet.level(
      [
        [0, top],
        [1, foot],
      ],
      [0, Math.round(y - 90 * scale)],
      [0, Math.round(y + 40 * scale)],
    )
  const grains = repeat(22, () => `M${num(x + random(-240, 380) * scale)} ${num(y - random(20, 120) * scale)}h0`)
  return `<g fill="${paint('#e8b888', '#6a3a52')}" opacity=".5">${cloud(40, 46)}</g><g fill="${paint('#ffe6b8', '#8a4e58')}" opacity=".8">${cloud(12, 30)}</g><path d="${grains}" stroke="#ffe2b0" stroke-width="${num(5 * scale)}" stroke-linecap="round"/>`
}

function backdrop(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { horizon } = layout
  const [mx, my, size] = layout.moon
  const [sx, sy, wide] = layout.stadium
  const air = sheet.linear([
    [0, tone(0.2, 0.08, hue + 18)],
    [0.36, tone(0.34, 0.11, hue + 6)],
    [0.64, tone(0.56, 0.1, hue - 40)],
  ])
  const sand = sheet.linear([
    [0, '#e0a868'],
    [0.3, '#a86a50'],
    [1, '#2a1a44'],
  ])
  const beams = [-0.9, -0.45, 0.45, 0.9].map((lean) => {
    const foot = sx + lean * 300 * wide
    const top = foot + lean * 190
    return `M${num(foot - 5)} ${sy - 70 * wide}L${num(top - 46)} 0H${num(top + 46)}L${num(foot + 5)} ${sy - 70 * wide}Z`
  })
  const beam = sheet.level(
    [
      [0, '#fff6cf', 0.5],
      [1, '#fff6cf', 0],
    ],
    [0, sy - 60],
    [0, 0],
  )
  const lines = repeat(
    9,
    (index) => `M${num(width * 0.3 + ((index * 97) % 400))} ${horizon + 30 + index * 17}h${90 + ((index * 53) % 170)}`,
  )
  return (
    fill(sheet, air) +
    specks({ seed: 11, count: 100, left: 0, right: width, top: 0, bottom: horizon * 0.7 }, '#fff4d6', 1.3) +
    glow(sheet, mx, my, size * 300, size * 300, '#ffe9b0', 0.6) +
    `<path d="M0 ${horizon - 26}Q${width * 0.2} ${horizon - 74} ${width * 0.46} ${horizon - 36}T${width} ${horizon - 66}V${horizon + 10}H0Z" fill="${tone(0.48, 0.09, hue - 36)}"/>` +
    `<path d="${beams.join('')}" fill="${beam}"/>` +
    glow(sheet, sx, sy - 60, 520 * wide, 240 * wide, '#ffc24a', 0.8) +
    rays(sheet, sx, sy - 70, 480 * wide, 20, '#ffe2a0', 0.22) +
    place(tentStadium(sheet), sx, sy, wide) +
    `<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${sand}"/><path d="${lines}" stroke="#ffe2b0" stroke-width="3" stroke-linecap="round" opacity=".3"/>`
  )
}

/** The rail of the course between the stadium and the horses. */
function rail(width: number, y: number): string {
  const posts = repeat(Math.ceil(width / 74), (index) => `M${index * 74 + 20} ${y}v26`)
  return `<path d="${posts}" stroke="#fff" stroke-width="5"/><path d="M0 ${y}H${width}" stroke="#fff" stroke-width="8"/><path d="M0 ${y + 5}H${width}" stroke="#8aa0d0" stroke-width="3"/>`
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const dusk = tone(0.19, 0.07, hue + 12)
  const runners = layout.horses.map(([x, y, scale], index) => {
    const id = galloper(sheet, field[index % 3] ?? white)
    const foot = y + 176 * scale
    return (
      shadow(sheet, x, foot + 4, 260 * scale, 24 * scale, '#1a0a2c', 0.8) +
      `<use href="#${id}" transform="translate(${x} ${y}) scale(${-scale} ${scale})"/>` +
      dust(sheet, [x + 120 * scale, foot, scale], index + 3)
    )
  })
  const tree = palm(sheet, tone(0.2, 0.06, hue + 10), '#ffe2a0')
  return sheet.finish(
    backdrop(sheet, hue, layout) +
      rail(width, layout.rail) +
      hush(sheet, dusk, width > height ? 0.97 : 1) +
      place(moon(sheet), ...layout.moon) +
      layout.palms.map(([px, py, size]) => place(tree, px, py, size)).join('') +
      runners.join('') +
      sparks(
        sheet,
        { seed: 13, count: 9, left: width * 0.4, right: width, top: 16, bottom: layout.horizon * 0.5 },
        '#fff4d6',
        10,
      ) +
      (width > height
        ? ''
        : fill(
            sheet,
            sheet.linear([
              [0.62, dusk, 0],
              [0.74, dusk, 0.96],
              [1, dusk],
            ]),
          )),
  )
}

const desktop: Layout = {
  horizon: 304,
  moon: [596, 84, 0.46],
  stadium: [900, 306, 1.2],
  palms: [[462, 322, 0.78]],
  horses: [
    [1000, 286, 0.58],
    [1124, 316, 0.72],
    [776, 330, 0.88],
  ],
  rail: 326,
}

const phone: Layout = {
  horizon: 250,
  moon: [84, 80, 0.42],
  stadium: [290, 246, 0.8],
  palms: [[4, 262, 0.64]],
  horses: [
    [394, 246, 0.44],
    [470, 276, 0.58],
    [240, 298, 0.74],
  ],
  rail: 264,
}

/** Horses race past a stadium in the form of a tent, in the desert by night. */
export const horseRace: BannerScene<'horse-race'> = {
  id: 'horse-race',
  copy: 'light',
  desktop: ({ hue = 255 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 255 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
