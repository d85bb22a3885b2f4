import { coin, starPath } from '../parts/coin.ts'
import { confetti, fill, glow, hush, rays, shadow, sparks } from '../parts/light.ts'
import { both, createSheet, place, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

interface Wrap {
  light: string
  main: string
  deep: string
  ribbon: readonly [string, string]
}

/** A round bow about 150 wide whose knot lies on the origin. */
function bow(sheet: Sheet, [light, deep]: Wrap['ribbon']): string {
  const silk = sheet.linear([
    [0, light],
    [1, deep],
  ])
  return (
    both(
      sheet,
      `<path d="M0 0C20-50 70-70 84-44 94-20 60 2 0 6Z" fill="${silk}"/><path d="M14-6C30-34 58-44 66-34 70-22 50-8 14-2Z" fill="${deep}"/><path d="M4 4C30 16 50 34 60 58L40 52 34 70C26 44 14 24 0 10Z" fill="${silk}"/><path d="M20-32C36-52 62-58 76-46" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`,
    ) +
    `<rect x="-15" y="-14" width="30" height="26" rx="9" fill="${silk}"/><path d="M-8-8H8" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`
  )
}

/** A box standing on the origin, 200 wide and 170 tall, without its lid. */
function box(sheet: Sheet, wrap: Wrap): string {
  const left = sheet.linear(
    [
      [0, wrap.light],
      [0.5, wrap.main],
      [1, wrap.deep],
    ],
    0,
    0,
    1,
    1,
  )
  const silk = sheet.linear([
    [0, wrap.ribbon[0]],
    [1, wrap.ribbon[1]],
  ])
  return `<path d="M-100-160H100V-8Q100 0 92 0H-92Q-100 0-100-8Z" fill="${left}"/><path d="M40-160H100V-8Q100 0 92 0H52Z" fill="#000" opacity=".13"/><path d="M-22-160H22V0H-22Z" fill="${silk}"/><path d="M-100-160H100V-140H-100Z" fill="#000" opacity=".2"/><path d="M-92-148V-14" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`
}

function lid(sheet: Sheet, wrap: Wrap): string {
  const top = sheet.linear([
    [0, wrap.light],
    [1, wrap.main],
  ])
  const silk = sheet.linear([
    [0, wrap.ribbon[0]],
    [1, wrap.ribbon[1]],
  ])
  return `<rect x="-114" y="-40" width="228" height="44" rx="9" fill="${top}"/><path d="M-22-40H22V4H-22Z" fill="${silk}"/><path d="M-104-32H104" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/><g transform="translate(0 -46)">${bow(sheet, wrap.ribbon)}</g>`
}

interface Layout {
  x: number
  foot: number
  scale: number
}

const FLAKES = ['#ffd23f', '#ff5fa2', '#36d6c3', '#ffffff', '#7fb2ff'] as const

function draw(sheet: Sheet, hue: number, { x, foot, scale }: Layout): string {
  const { width, height } = sheet
  const mouth = foot - 190 * scale
  const sky = sheet.radial(
    [
      [0, tone(0.78, 0.15, hue + 26)],
      [0.35, tone(0.56, 0.2, hue + 6)],
      [0.75, tone(0.38, 0.17, hue)],
      [1, tone(0.25, 0.12, hue - 6)],
    ],
    x / width,
    mouth / height,
    0.74,
  )
  const gold = ['#ffe98a', '#e0951a'] as const
  const main: Wrap = { light: '#ff7fae', main: '#ef2f74', deep: '#8f0c49', ribbon: gold }
  const left: Wrap = { light: '#7fe9dc', main: '#17b5a6', deep: '#086158', ribbon: ['#ffffff', '#d5d0ef'] }
  const right: Wrap = { light: '#ffd98a', main: '#f79a24', deep: '#a04c08', ribbon: ['#ff7fae', '#d0195c'] }
  const star = sheet.define(
    `<path d="${starPath(30)}" fill="${sheet.linear([
      [0, '#fff6cf'],
      [0.5, '#ffd23f'],
      [1, '#e08a12'],
    ])}" stroke="#b8690f" stroke-width="2.5" stroke-linejoin="round"/>`,
  )
  const kinds = [coin(sheet), coin(sheet, 0.7), coin(sheet, 0.42)]
  const flying: readonly (readonly [number, number, number, number, number])[] = [
    [-150, -110, 0.95, -20, 0],
    [130, -150, 0.85, 16, 1],
    [-60, -210, 0.8, 30, 2],
    [190, -50, 1, -14, 0],
    [-230, -30, 0.75, 24, 1],
    [50, -236, 0.62, -30, 1],
    [-196, -196, 0.6, 10, 2],
    [236, -180, 0.62, -26, 2],
    [-20, -130, 0.9, 8, 1],
  ]
  const stars: readonly (readonly [number, number, number, number])[] = [
    [-104, -160, 0.9, -14],
    [84, -92, 1.05, 18],
    [180, -214, 0.7, -10],
    [-250, -120, 0.62, 22],
    [-10, -256, 0.6, 4],
  ]
  const burst = sheet.linear([
    [0, '#fff8d0', 0],
    [1, '#fff8d0', 0.95],
  ])
  return sheet.finish(
    fill(sheet, sky) +
      rays(sheet, x, mouth, width * 0.85, 28, '#fff', 0.3) +
      hush(sheet, tone(0.27, 0.13, hue - 6), width > height ? 0.8 : 0.92) +
      glow(sheet, x, mouth - 40, 330 * scale, 300 * scale, '#fffbe0', 0.85) +
      confetti(
        sheet,
        { seed: 12, count: 54, left: x - 340 * scale, right: x + 340 * scale, top: 6, bottom: foot - 20 },
        FLAKES,
        12 * scale,
      ) +
      sparks(
        sheet,
        { seed: 6, count: 14, left: x - 330 * scale, right: x + 330 * scale, top: 10, bottom: mouth },
        '#fff',
        17 * scale,
      ) +
      shadow(sheet, x, foot + 2, 320 * scale, 36 * scale, '#1c0420', 0.7) +
      `<g transform="translate(${x} ${foot}) scale(${scale})"><g transform="translate(-190 4) scale(.72)">${box(sheet, left)}<g transform="translate(0 -152)">${lid(sheet, left)}</g></g><g transform="translate(196 6) scale(.66)">${box(sheet, right)}<g transform="translate(0 -152)">${lid(sheet, right)}</g></g>` +
      `<g transform="scale(1.22)"><path d="M-100-158-190-330H190L100-158Z" fill="${burst}" opacity=".75"/>${glow(sheet, 0, -160, 130, 46, '#fffbe0', 1)}${box(sheet, main)}<g transform="translate(112 -244) rotate(27)">${lid(sheet, main)}</g></g></g>` +
      `<g transform="translate(${x} ${mouth}) scale(${scale})">${flying.map(([dx, dy, size, turn, kind]) => place(kinds[kind] ?? '', dx, dy * 0.7, size, turn)).join('')}${stars.map(([dx, dy, size, turn]) => place(star, dx, dy * 0.7, size, turn)).join('')}</g>`,
  )
}

export const giftBurst: BannerScene<'gift-burst'> = {
  id: 'gift-burst',
  copy: 'light',
  desktop: ({ hue = 300 }: BannerOptions = {}) => draw(createSheet(1200, 510), hue, { x: 858, foot: 462, scale: 1.04 }),
  phone: ({ hue = 300 }: BannerOptions = {}) => draw(createSheet(500, 640), hue, { x: 250, foot: 382, scale: 0.84 }),
}
