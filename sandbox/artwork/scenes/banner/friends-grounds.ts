import { cherryBranch } from '../parts/blossom.ts'
import { lattice, moon, palm, tent } from '../parts/desert.ts'
import { fill, glow, rays, specks } from '../parts/light.ts'
import { bunting } from '../parts/plaza.ts'
import { lotusFlower, lotusPad, pinkLotus } from '../parts/pond.ts'
import { lanterns, palace } from '../parts/river.ts'
import { num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { floodlight, stand } from '../parts/stadium.ts'
import { tone } from '../parts/tone.ts'
import { hills, lantern } from './lotus-moon.ts'
import { paper, sky, square } from './plaza-party.ts'

/** Where the friends stand: the middle one's place, the ground's line, and how large they are. */
export interface Spot {
  x: number
  ground: number
  scale: number
}

export type Ground = (sheet: Sheet, hue: number, spot: Spot) => string

/** A stadium at night. */
export const stadium: Ground = (sheet, hue, { x, ground, scale }) => {
  const { width, height } = sheet
  const air = sheet.linear([
    [0, tone(0.22, 0.07, hue + 8)],
    [1, tone(0.54, 0.14, hue - 10)],
  ])
  const pitch = sheet.linear([
    [0, tone(0.54, 0.16, hue - 8)],
    [1, tone(0.28, 0.1, hue)],
  ])
  const stripes = repeat(
    9,
    (index) => `M${x + (index - 4.5) * 60} ${ground}h30l${(index - 4.5) * 90 + 30} ${height - ground}h-70Z`,
  )
  return (
    fill(sheet, air) +
    rays(sheet, x, ground - 190 * scale, width * 0.8, 24, '#e8ffd0', 0.22) +
    stand(sheet, {
      top: ground - 120,
      foot: ground,
      bend: 6,
      base: tone(0.2, 0.07, hue + 4),
      crowd: ['#ffffff', '#ffd257'],
      seed: 11,
      count: 70,
    }) +
    `<path d="M0 ${ground}H${width}V${height}H0Z" fill="${pitch}"/><path d="${stripes}" fill="#fff" opacity=".06"/><path d="M0 ${ground + 2}H${width}" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>` +
    [x - 300 * scale, x + 290 * scale]
      .map((at) => floodlight(sheet, { x: Math.round(at), y: 70, scale: scale * 1.1 }))
      .join('')
  )
}

/** The square under its cut paper. */
export const plaza: Ground = (sheet, hue, { x, ground, scale }) =>
  sky(sheet, hue, ground) +
  rays(sheet, x, ground - 190 * scale, sheet.width * 0.8, 24, '#ffd9a0', 0.24) +
  square(sheet, hue, { x, ground, scale: 0.74 * scale }) +
  bunting(
    sheet,
    { from: { x: x - 420 * scale, y: 8 }, to: { x: x + 420 * scale, y: 8 }, sag: 40, count: 11 },
    { size: 0.8 * scale, colours: paper },
  )

/** A pond before the moon. */
export const pond: Ground = (sheet, hue, { x, ground, scale }) => {
  const { width, height } = sheet
  const air = sheet.linear([
    [0, tone(0.22, 0.09, hue - 16)],
    [0.5, tone(0.4, 0.15, hue)],
    [0.85, tone(0.62, 0.17, hue + 34)],
  ])
  const water = sheet.linear([
    [0, tone(0.5, 0.15, hue + 20)],
    [1, tone(0.19, 0.08, hue - 12)],
  ])
  const [light, flower] = [lantern(sheet), lotusFlower(sheet, pinkLotus)]
  const reach = 300 * scale
  return (
    fill(sheet, air) +
    specks({ seed: 3, count: 70, left: 0, right: width, top: 0, bottom: ground * 0.6 }, '#ffe7d0', 1.3, 0.8) +
    `${glow(sheet, x, ground - 200 * scale, 420 * scale, 400 * scale, '#ffcf8a', 0.7)}<circle cx="${x}" cy="${num(ground - 200 * scale)}" r="${num(206 * scale)}" fill="#ffedc0"/><circle cx="${x}" cy="${num(ground - 200 * scale)}" r="${num(206 * scale)}" fill="none" stroke="#fff8e0" stroke-width="5"/>` +
    `<path d="${hills(width, ground, { seed: 9, count: Math.round(width / 110), high: 92 })}" fill="${tone(0.34, 0.13, hue)}"/><path d="M0 ${ground}H${width}V${height}H0Z" fill="${water}"/>` +
    lotusPad(sheet, { at: [x - reach, ground + 44], rx: 90 * scale }) +
    lotusPad(sheet, { at: [x + reach, ground + 40], rx: 100 * scale }) +
    place(flower, x - reach, ground + 50, 0.6 * scale) +
    place(flower, x + reach * 1.02, ground + 46, 0.66 * scale) +
    place(light, x - 316 * scale, 96 * scale, 0.9 * scale) +
    place(light, x + 306 * scale, 78 * scale, 0.9 * scale)
  )
}

/** A camp among dunes under the moon. */
export const desert: Ground = (sheet, hue, { x, ground, scale }) => {
  const { width, height } = sheet
  const air = sheet.linear([
    [0, tone(0.21, 0.08, hue + 18)],
    [0.5, tone(0.36, 0.1, hue)],
    [0.9, tone(0.66, 0.09, hue - 56)],
  ])
  const sand = sheet.linear([
    [0, tone(0.6, 0.09, hue - 52)],
    [1, tone(0.22, 0.06, hue)],
  ])
  const camp = tent(sheet, { cloth: '#f6d594', stripe: '#1f8f8a', shade: '#8c4a2a', flag: '#f2714d' })
  return (
    fill(sheet, air) +
    lattice(sheet, { colour: '#ffe9b8', step: 92, opacity: 0.08 }) +
    specks({ seed: 11, count: 90, left: 0, right: width, top: 0, bottom: ground * 0.7 }, '#fff4d6', 1.2, 0.9) +
    `${glow(sheet, x, ground - 200 * scale, 440 * scale, 420 * scale, '#ffe9b0', 0.6)}${place(moon(sheet), x, ground - 200 * scale, 2.06 * scale)}` +
    `<path d="M0 ${ground - 20}Q${num(width * 0.25)} ${ground - 70} ${num(width * 0.5)} ${ground - 30}T${width} ${ground - 50}V${height}H0Z" fill="${tone(0.46, 0.09, hue - 46)}"/>` +
    place(palm(sheet, tone(0.19, 0.05, hue + 6), '#ffe2a0'), x - 306 * scale, ground + 6, scale, -4) +
    place(palm(sheet, tone(0.19, 0.05, hue + 6), '#ffe2a0'), x + 326 * scale, ground + 10, 1.1 * scale, 4) +
    glow(sheet, x + 250 * scale, ground - 20, 150 * scale, 80 * scale, '#ffc766', 0.7) +
    place(camp, x + 240 * scale, ground + 8, 0.66 * scale) +
    place(camp, x - 236 * scale, ground + 6, 0.56 * scale) +
    `<path d="M0 ${ground + 4}Q${num(width * 0.3)} ${ground - 22} ${num(width * 0.6)} ${ground + 4}T${width} ${ground - 6}V${height}H0Z" fill="${sand}"/>`
  )
}

/** A red sun, the mountain and a branch in flower. */
export const hanami: Ground = (sheet, hue, { x, ground, scale }) => {
  const { width, height } = sheet
  const air = sheet.linear([
    [0, tone(0.26, 0.07, hue + 250)],
    [0.5, tone(0.46, 0.1, hue + 300)],
    [1, tone(0.78, 0.12, hue + 30)],
  ])
  const [peak, foot] = [ground - 250 * scale, ground + 2]
  const snow = `M${num(x - 262 * scale)} ${num(peak)}h${num(54 * scale)}l${num(58 * scale)} ${num(76 * scale)}-${num(30 * scale)}-${num(14 * scale)}-${num(24 * scale)} ${num(28 * scale)}-${num(30 * scale)}-${num(30 * scale)}-${num(26 * scale)} ${num(24 * scale)}-${num(26 * scale)}-${num(10 * scale)}Z`
  const deck = repeat(7, (index) => `M0 ${ground + 12 + index * 24}H${width}`)
  return (
    fill(sheet, air) +
    `${glow(sheet, x + 60 * scale, ground - 210 * scale, 380 * scale, 360 * scale, '#ffb08a', 0.6)}<circle cx="${num(x + 60 * scale)}" cy="${num(ground - 210 * scale)}" r="${num(190 * scale)}" fill="#e8503f"/>` +
    `<path d="M${num(x - 560 * scale)} ${foot}C${num(x - 400 * scale)} ${num(ground - 80 * scale)} ${num(x - 310 * scale)} ${num(peak + 70 * scale)} ${num(x - 262 * scale)} ${num(peak)}H${num(x - 208 * scale)}C${num(x - 160 * scale)} ${num(peak + 70 * scale)} ${num(x - 60 * scale)} ${num(ground - 80 * scale)} ${num(x + 110 * scale)} ${foot}Z" fill="${tone(0.34, 0.08, hue + 250)}"/><path d="${snow}" fill="#fff6f0"/>` +
    `<g transform="translate(${num(x + 350 * scale)} ${num(46 * scale)}) scale(${num(scale)})">${cherryBranch(sheet, '#3a2028')}</g>` +
    `<path d="M0 ${ground}H${width}V${height}H0Z" fill="${tone(0.4, 0.08, hue + 20)}"/><path d="${deck}" stroke="#1a0a10" stroke-opacity=".35" stroke-width="3"/><path d="M0 ${ground + 2}H${width}" stroke="#ffc8a0" stroke-opacity=".7" stroke-width="4"/>`
  )
}

/** The river at dusk with a palace beyond it. */
export const riverside: Ground = (sheet, hue, { x, ground, scale }) => {
  const { width, height } = sheet
  const air = sheet.linear([
    [0, tone(0.24, 0.12, hue + 4)],
    [0.5, tone(0.4, 0.14, hue + 14)],
    [1, tone(0.76, 0.13, hue + 96)],
  ])
  const flow = sheet.linear([
    [0, tone(0.6, 0.13, hue + 80)],
    [0.4, tone(0.36, 0.13, hue + 10)],
    [1, tone(0.2, 0.09, hue)],
  ])
  const gleams = repeat(12, (index) => {
    const at = x - 420 * scale + ((index * 211) % Math.round(840 * scale))
    return `M${num(at)} ${ground + 12 + index * 12}h${40 + ((index * 37) % 80)}`
  })
  const dock = repeat(
    14,
    (index) => `M${num(x - 420 * scale + index * 64 * scale)} ${num(ground + 54 * scale)}l-14 120`,
  )
  return (
    fill(sheet, air) +
    specks({ seed: 5, count: 70, left: 0, right: width, top: 0, bottom: ground * 0.6 }, '#fff0d8', 1.3, 0.8) +
    glow(sheet, x, ground - 80 * scale, 460 * scale, 300 * scale, '#ffd98a', 0.75) +
    place(palace(sheet), x, ground + 2, 1.16 * scale) +
    `<path d="M0 ${ground}H${width}V${height}H0Z" fill="${flow}"/><path d="${gleams}" stroke="#ffe0a0" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M0 ${num(ground + 52 * scale)}H${width}V${height}H0Z" fill="#6a3420"/><path d="${dock}" stroke="#2a0e10" stroke-opacity=".5" stroke-width="3"/><path d="M0 ${num(ground + 54 * scale)}H${width}" stroke="#ffcf8a" stroke-width="5"/>` +
    lanterns(sheet, [
      [x - 330 * scale, 90 * scale, 1.1 * scale],
      [x - 240 * scale, 190 * scale, 0.7 * scale],
      [x + 236 * scale, 60 * scale, 0.8 * scale],
      [x + 320 * scale, 150 * scale, 1.2 * scale],
    ])
  )
}
