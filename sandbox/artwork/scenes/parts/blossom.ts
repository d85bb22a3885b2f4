import type { Field } from './light.ts'
import { createRandom, place, repeat, type Sheet } from './sheet.ts'

/** A cherry blossom of radius 20 about the origin. */
export function blossom(sheet: Sheet, { light, deep, heart }: { light: string; deep: string; heart: string }): string {
  const paint = sheet.radial(
    [
      [0, deep],
      [0.7, light],
      [1, light],
    ],
    0.5,
    1,
    0.9,
  )
  const petal = sheet.define(`<path d="M0 0C-13-6-13-19-5-21L0-17 5-21C13-19 13-6 0 0Z" fill="${paint}"/>`)
  const thread = sheet.define(
    `<path d="M0 0V-9" stroke="${heart}" stroke-width="1"/><circle cy="-10" r="1.5" fill="#fff3b0"/>`,
  )
  return sheet.define(
    repeat(5, (index) => place(petal, 0, 0, 1, index * 72)) +
      repeat(5, (index) => place(thread, 0, 0, 1, index * 72 + 36)) +
      `<circle r="3.4" fill="${heart}"/>`,
  )
}

/** Loose petals on the wind. */
export function petals(sheet: Sheet, field: Field, colour: string, size = 1): string {
  const random = createRandom(field.seed)
  const petal = sheet.define('<path d="M0-7C6-6 8 2 3 8L0 6-2 8C-8 3-6-6 0-7Z"/>')
  const all = repeat(field.count, () =>
    place(
      petal,
      random(field.left, field.right),
      random(field.top, field.bottom),
      random(0.6, 1.2) * size,
      Math.round(random(0, 360)),
    ),
  )
  return `<g fill="${colour}" opacity=".85">${all}</g>`
}

/** A flowering branch reaching in from the right: its root lies on (0, 0), its tip near (-330, 30). */
export function cherryBranch(sheet: Sheet, bark: string): string {
  const white = blossom(sheet, { light: '#fffdfb', deep: '#ffd9dc', heart: '#ef6a5a' })
  const rose = blossom(sheet, { light: '#fbc3c8', deep: '#f58f9c', heart: '#d8433f' })
  const deep = blossom(sheet, { light: '#f79aa6', deep: '#ee6c80', heart: '#b8283a' })
  const bud = sheet.define(
    '<path d="M0-9C6-6 6 3 0 6-6 3-6-6 0-9Z" fill="#f27f90"/><path d="M-3 4Q0 9 3 4L2 7H-2Z" fill="#7a3b2e"/>',
  )
  const marks: readonly (readonly [string, number, number, number, number])[] = [
    [rose, -322, 26, 0.8, 10],
    [white, -282, 6, 1.15, 40],
    [deep, -268, 48, 0.95, 0],
    [rose, -222, 36, 1.5, 20],
    [white, -196, -2, 0.85, 0],
    [white, -166, 2, 1.75, 12],
    [deep, -132, 66, 1.35, 30],
    [white, -158, 84, 1.05, 50],
    [rose, -92, 4, 1.35, 0],
    [deep, -66, -26, 1, 20],
    [white, -46, 22, 1.2, 44],
    [rose, -112, 118, 1, 8],
    [white, -84, 86, 0.75, 0],
    [rose, -14, -12, 1.5, 30],
    [deep, -200, 78, 0.6, 14],
  ]
  const buds: readonly (readonly [number, number, number])[] = [
    [-346, 12, -60],
    [-300, 64, 200],
    [-240, -20, -20],
    [-124, 142, 170],
    [-180, 112, 190],
    [-60, 110, 160],
  ]
  return (
    `<g fill="none" stroke="${bark}" stroke-linecap="round" stroke-linejoin="round"><path d="M60-60C10-20-40 0-96 20" stroke-width="17"/><path d="M-60 4C-130 36-200 30-250 34" stroke-width="10"/><path d="M-230 34C-280 36-310 26-344 14M-250 34L-272 50-300 62M-220 34-242-16" stroke-width="5"/><path d="M-96 20-124 62-160 88-180 110M-90 20-104 80-122 138" stroke-width="6"/><path d="M-100 22-60 108" stroke-width="3"/></g>` +
    '<path d="M54-60C10-24-40-6-96 14" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>' +
    buds.map(([x, y, turn]) => place(bud, x, y, 1, turn)).join('') +
    marks.map(([id, x, y, scale, turn]) => place(id, x, y, scale, turn)).join('')
  )
}
