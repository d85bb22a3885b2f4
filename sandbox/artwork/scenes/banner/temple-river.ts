import { palm } from '../parts/desert.ts'
import { fill, glow, hush, specks } from '../parts/light.ts'
import { elephant, lanterns, longBoat, palace, pavilion } from '../parts/river.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

function dusk(sheet: Sheet, hue: number, { x, water, radius }: { x: number; water: number; radius: number }): string {
  const { width } = sheet
  const sky = sheet.linear([
    [0, tone(0.25, 0.12, hue - 40)],
    [0.28, tone(0.42, 0.16, hue - 14)],
    [0.5, tone(0.64, 0.19, hue + 22)],
    [0.68, tone(0.83, 0.14, hue + 60)],
  ])
  const sun = sheet.linear([
    [0, '#fffbe0'],
    [0.6, '#ffe08a'],
    [1, '#ffae4f'],
  ])
  const y = water - radius * 0.7
  return (
    fill(sheet, sky) +
    specks({ seed: 3, count: 46, left: 0, right: width, top: 0, bottom: water * 0.4 }, '#ffe7d0', 1.2, 0.8) +
    glow(sheet, x, y, radius * 3, radius * 2.6, '#ffe3a0', 0.8) +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${sun}"/>`
  )
}

function river(sheet: Sheet, hue: number, { x, water }: { x: number; water: number }): string {
  const { width, height } = sheet
  const random = createRandom(9)
  const flow = sheet.linear([
    [0, tone(0.72, 0.15, hue + 50)],
    [0.25, tone(0.52, 0.17, hue + 10)],
    [0.65, tone(0.33, 0.13, hue - 20)],
    [1, tone(0.22, 0.09, hue - 34)],
  ])
  const gleam = (count: number, reach: number): string =>
    repeat(count, () => {
      const y = water + 6 + random(0, 1) ** 1.4 * (height - water)
      const long = random(20, 90)
      return `M${num(x + random(-reach, reach) - long / 2)} ${num(y)}h${num(long)}`
    })
  return (
    `<rect y="${water}" width="${width}" height="${height - water}" fill="${flow}"/>` +
    `<g stroke-linecap="round" fill="none"><path d="${gleam(26, 130)}" stroke="#fff0b8" stroke-opacity=".6" stroke-width="3"/><path d="${gleam(30, width * 0.7)}" stroke="#ffd79a" stroke-opacity=".22" stroke-width="2.5"/></g>`
  )
}

function forest(sheet: Sheet, { water, colour, seed }: { water: number; colour: string; seed: number }): string {
  const random = createRandom(seed)
  const { width } = sheet
  const steps = Math.ceil(width / 46)
  const crowns = repeat(
    steps + 1,
    (index) => `Q${index * 46 + 12} ${num(water - random(30, 58))} ${(index + 1) * 46} ${num(water - random(12, 24))}`,
  )
  return `<path d="M0 ${water}V${water - 20}${crowns}V${water}Z" fill="${colour}"/>`
}

function reflected(id: string, { x, water, scale }: { x: number; water: number; scale: number }): string {
  return `<use href="#${id}" transform="translate(${x} ${water + 2}) scale(${scale} ${num(-scale * 0.55)})" opacity=".3"/>`
}

function desktop(hue: number): string {
  const sheet = createSheet(1200, 510)
  const water = 346
  const [hall, hut, tree] = [palace(sheet), pavilion(sheet), palm(sheet, tone(0.24, 0.08, hue - 40), '#ffc27a')]
  const [near, far] = [longBoat(sheet, '#b5482a', '#ff8a3a'), longBoat(sheet, '#8a3a44', '#2fb3a4')]
  const clip = sheet.clip(`<rect y="${water}" width="1200" height="164"/>`)
  return sheet.finish(
    dusk(sheet, hue, { x: 690, water, radius: 92 }) +
      `<path d="M0 ${water}V300C120 262 260 296 380 274 520 248 640 300 780 276 900 252 1060 286 1200 250V${water}Z" fill="${tone(0.55, 0.15, hue + 6)}" opacity=".7"/>` +
      forest(sheet, { water, colour: tone(0.36, 0.12, hue - 20), seed: 5 }) +
      place(tree, 1156, water, 1, 5) +
      place(tree, 770, water, 0.62, -6) +
      place(hut, 776, water, 0.86) +
      place(hut, 1108, water, 0.96) +
      place(hall, 944, water, 0.98) +
      river(sheet, hue, { x: 690, water }) +
      `<g clip-path="${clip}">${reflected(hall, { x: 944, water, scale: 0.98 })}${reflected(hut, { x: 776, water, scale: 0.86 })}${reflected(hut, { x: 1108, water, scale: 0.96 })}</g>` +
      `<path d="M560 ${water}H1200" stroke="#ffe9b0" stroke-opacity=".7" stroke-width="2.5"/>` +
      lanterns(sheet, [
        [560, 84, 0.7],
        [640, 150, 0.5],
        [720, 60, 0.9],
        [820, 112, 0.5],
        [1080, 70, 1],
        [1010, 36, 0.55],
        [1160, 150, 0.6],
        [500, 160, 0.4],
        [420, 70, 0.4],
        [600, 220, 0.36],
      ]) +
      place(far, 640, 396, 0.42) +
      glow(sheet, 660, 378, 60, 40, '#ffd27a', 0.5) +
      `<ellipse cx="812" cy="446" rx="200" ry="12" fill="#1c0718" opacity=".4"/>` +
      place(near, 800, 440, 0.86) +
      glow(sheet, 830, 392, 90, 60, '#ffd27a', 0.5) +
      `<path d="M960 510C990 462 1060 440 1120 436 1160 434 1180 436 1200 438V510Z" fill="${tone(0.24, 0.08, hue - 40)}"/><path d="M960 510C990 462 1060 440 1120 436 1160 434 1180 436 1200 438" fill="none" stroke="#ffc27a" stroke-opacity=".6" stroke-width="2.5"/>` +
      `<g transform="translate(996 480) scale(.9)">${elephant(sheet)}</g>` +
      hush(sheet, tone(0.24, 0.11, hue - 36), 0.72),
  )
}

function phone(hue: number): string {
  const sheet = createSheet(500, 640)
  const water = 308
  const [hall, hut, tree] = [palace(sheet), pavilion(sheet), palm(sheet, tone(0.24, 0.08, hue - 40), '#ffc27a')]
  const near = longBoat(sheet, '#b5482a', '#ff8a3a')
  const clip = sheet.clip(`<rect y="${water}" width="500" height="240"/>`)
  return sheet.finish(
    dusk(sheet, hue, { x: 110, water, radius: 76 }) +
      `<path d="M0 ${water}V262C90 234 170 262 250 246 340 228 420 252 500 222V${water}Z" fill="${tone(0.55, 0.15, hue + 6)}" opacity=".7"/>` +
      forest(sheet, { water, colour: tone(0.36, 0.12, hue - 20), seed: 5 }) +
      place(tree, 470, water, 0.84, 5) +
      place(hut, 104, water, 0.66) +
      place(hut, 428, water, 0.84) +
      place(hall, 276, water, 0.84) +
      river(sheet, hue, { x: 110, water }) +
      `<g clip-path="${clip}">${reflected(hall, { x: 276, water, scale: 0.84 })}${reflected(hut, { x: 428, water, scale: 0.84 })}</g>` +
      lanterns(sheet, [
        [60, 96, 0.8],
        [140, 46, 0.6],
        [180, 140, 0.45],
        [400, 60, 0.9],
        [452, 140, 0.5],
        [340, 40, 0.45],
        [90, 180, 0.4],
      ]) +
      hush(sheet, tone(0.22, 0.1, hue - 36), 0.85) +
      `<ellipse cx="146" cy="366" rx="132" ry="9" fill="#1c0718" opacity=".4"/>` +
      place(near, 146, 362, 0.62) +
      glow(sheet, 168, 328, 70, 46, '#ffd27a', 0.5) +
      `<path d="M276 392C330 366 420 356 500 356V404C420 410 330 412 276 392Z" fill="${tone(0.24, 0.08, hue - 40)}"/><path d="M276 392C330 366 420 356 500 356" fill="none" stroke="#ffc27a" stroke-opacity=".6" stroke-width="2.5"/>` +
      `<g transform="translate(318 382) scale(.74)">${elephant(sheet)}</g>`,
  )
}

export const templeRiver: BannerScene<'temple-river'> = {
  id: 'temple-river',
  copy: 'light',
  desktop: ({ hue = 325 }: BannerOptions = {}) => desktop(hue),
  phone: ({ hue = 325 }: BannerOptions = {}) => phone(hue),
}
