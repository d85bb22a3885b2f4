import { barge } from '../figures/barge.ts'
import { fill, glow, hush, sparks, specks } from '../parts/light.ts'
import { lotusFlower, pinkLotus } from '../parts/pond.ts'
import { lanterns, palace } from '../parts/river.ts'
import { createSheet, num, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

type Placed = readonly [x: number, y: number, scale: number]

interface Layout {
  barge: Placed
  /** Where the far bank meets the river. */
  bank: number
  moon: Placed
  temples: readonly Placed[]
  lamps: readonly Placed[]
  floats: readonly Placed[]
}

/** A flower with a candle that floats on the river. */
function float(sheet: Sheet): string {
  return sheet.define(
    `${glow(sheet, 0, -40, 120, 100, '#ffd27a', 0.6)}<ellipse cy="2" rx="86" ry="15" fill="#ffd27a" opacity=".35"/><ellipse cy="-2" rx="74" ry="16" fill="#0f5a44"/>${place(lotusFlower(sheet, pinkLotus), 0, 0, 0.8)}<path d="M-6-60H6V-116H-6Z" fill="#fff3d8"/><path d="M0-156C14-138 10-120 0-116-10-120-14-138 0-156Z" fill="#ffe27a"/><path d="M0-140C6-132 5-122 0-119-5-122-6-132 0-140Z" fill="#fffdf0"/>`,
  )
}

function river(sheet: Sheet, hue: number, { bank, barge: [x, , scale] }: Layout): string {
  const { width, height } = sheet
  const flow = sheet.linear([
    [0, tone(0.56, 0.13, hue + 10)],
    [0.35, tone(0.34, 0.11, hue)],
    [1, tone(0.2, 0.07, hue + 20)],
  ])
  const gleam = repeat(15, (index) => {
    const [at, long] = [x - 330 * scale + ((index * 173) % (680 * scale)), 60 + ((index * 53) % 130)]
    return `M${num(at - long / 2)} ${bank + 12 + index * ((height - bank) / 17)}h${long}`
  })
  return `<path d="M0 ${bank}H${width}V${height}H0Z" fill="${flow}"/><path d="${gleam}" stroke="#ffd98a" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`
}

function draw(sheet: Sheet, hue: number, layout: Layout): string {
  const { width, height } = sheet
  const { bank } = layout
  const [x, water, scale] = layout.barge
  const [mx, my, r] = layout.moon
  const dark = tone(0.19, 0.07, hue + 24)
  const sky = sheet.linear([
    [0, tone(0.2, 0.09, hue + 40)],
    [0.45, tone(0.36, 0.12, hue + 16)],
    [0.8, tone(0.62, 0.11, hue - 16)],
  ])
  const moon = sheet.radial([
    [0, '#fffdf0'],
    [0.7, '#ffeebb'],
    [1, '#ffd98a'],
  ])
  const hill = repeat(9, (index) => {
    const step = width / 9
    return `Q${num(index * step + step / 2)} ${bank - 40 - ((index * 37) % 44)} ${num((index + 1) * step)} ${bank - 10}`
  })
  return sheet.finish(
    fill(sheet, sky) +
      specks({ seed: 7, count: 90, left: 0, right: width, top: 0, bottom: bank * 0.7 }, '#fff4d6', 1.2, 0.85) +
      `${glow(sheet, mx, my, r * 2.4, r * 2.4, '#ffe9b0', 0.7)}<circle cx="${mx}" cy="${my}" r="${r}" fill="${moon}"/>` +
      `<path d="M0 ${bank - 10}${hill}V${bank + 2}H0Z" fill="${tone(0.3, 0.09, hue + 22)}"/>` +
      layout.temples.map(([tx, ty, size]) => place(palace(sheet), tx, ty, size)).join('') +
      river(sheet, hue, layout) +
      hush(sheet, dark, width > height ? 0.9 : 0) +
      lanterns(sheet, layout.lamps) +
      glow(sheet, x, water - 160 * scale, 420 * scale, 260 * scale, '#ffd98a', 0.45) +
      `<ellipse cx="${x + 80 * scale}" cy="${water + 22 * scale}" rx="${num(470 * scale)}" ry="${num(40 * scale)}" fill="#07081e" opacity=".55"/><g transform="translate(${x} ${water}) scale(${scale})">${barge(sheet)}</g>` +
      (width > height ? '' : hush(sheet, dark, 0.98)) +
      layout.floats.map(([fx, fy, size]) => place(float(sheet), fx, fy, size)).join('') +
      sparks(
        sheet,
        { seed: 3, count: 12, left: x - 380 * scale, right: x + 380 * scale, top: 16, bottom: water - 60 * scale },
        '#fffbe0',
        15 * scale,
      ),
  )
}

const desktop: Layout = {
  barge: [884, 416, 0.86],
  bank: 352,
  moon: [712, 118, 84],
  temples: [[540, 354, 0.36]],
  lamps: [
    [470, 76, 0.8],
    [590, 50, 0.6],
    [836, 52, 0.9],
    [1142, 62, 1.1],
    [1170, 168, 0.7],
  ],
  floats: [
    [588, 486, 0.5],
    [1066, 504, 0.46],
  ],
}

const phone: Layout = {
  barge: [256, 362, 0.6],
  bank: 312,
  moon: [142, 98, 60],
  temples: [],
  lamps: [
    [40, 60, 0.8],
    [252, 70, 0.6],
    [462, 66, 0.9],
    [226, 150, 0.5],
  ],
  floats: [
    [84, 426, 0.42],
    [420, 440, 0.46],
  ],
}

/** A royal barge with three reels under its gilded roof passes on the river at night. */
export const royalBarge: BannerScene<'royal-barge'> = {
  id: 'royal-barge',
  copy: 'light',
  desktop: ({ hue = 250 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, desktop),
  phone: ({ hue = 250 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, phone),
}
