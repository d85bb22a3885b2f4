import { glow, specks } from './light.ts'
import { num, place, repeat, type Sheet } from './sheet.ts'

/** A rack of floodlights about the origin, 60 wide, with its bloom. */
export function floodlight(
  sheet: Sheet,
  { x, y, scale = 1, mast = 0 }: { x: number; y: number; scale?: number; mast?: number },
): string {
  const pole = mast > 0 ? `<path d="M-3 8h6l2 ${mast}h-10z" fill="#0a0f1c" opacity=".7"/>` : ''
  const lamps = repeat(10, (index) => `<circle cx="${((index % 5) - 2) * 13}" cy="${index < 5 ? -7 : 7}" r="5.2"/>`)
  const id = sheet.define(
    `${pole}${glow(sheet, 0, 0, 120, 90, '#ffffff', 0.5)}<rect x="-36" y="-16" width="72" height="32" rx="5" fill="#0a1424" opacity=".65"/><g fill="#fff">${lamps}</g>${glow(sheet, 0, 0, 60, 34, '#ffffff', 0.55)}`,
  )
  return place(id, x, y, scale)
}

/** A light cone from a lamp down to the ground. */
export function cone(
  sheet: Sheet,
  {
    x,
    y,
    left,
    right,
    foot,
    colour = '#ffffff',
    opacity = 0.2,
  }: { x: number; y: number; left: number; right: number; foot: number; colour?: string; opacity?: number },
): string {
  const paint = sheet.linear([
    [0, colour, opacity],
    [1, colour, 0],
  ])
  return `<path d="M${num(x - 6)} ${y}L${left} ${foot}H${right}L${num(x + 6)} ${y}Z" fill="${paint}"/>`
}

interface Stand {
  top: number
  foot: number
  /** How far the middle sinks below the ends. */
  bend: number
  base: string
  crowd: readonly [string, string]
  seed: number
  /** People in each 240 units of width. */
  count: number
}

/** A curved stand full of people over the whole width. */
export function stand(sheet: Sheet, look: Stand): string {
  const { width } = sheet
  const { top, foot, bend } = look
  const outline = `M0 ${top}Q${width / 2} ${top + bend * 2} ${width} ${top}V${foot}Q${width / 2} ${foot + bend} 0 ${foot}Z`
  const tile = 240
  const field = { seed: look.seed, count: look.count, left: 0, right: tile, top: top + 4, bottom: foot + bend }
  const people = sheet.define(
    specks(field, look.crowd[0], 1.5, 0.85) + specks({ ...field, seed: look.seed + 9 }, look.crowd[1], 1.5, 0.9),
  )
  const crowd = repeat(Math.ceil(width / tile), (index) =>
    index % 2 === 0
      ? place(people, index * tile, 0)
      : `<use href="#${people}" transform="translate(${(index + 1) * tile} 0) scale(-1 1)"/>`,
  )
  const clip = sheet.clip(`<path d="${outline}"/>`)
  const rail = `M0 ${top}Q${width / 2} ${top + bend * 2} ${width} ${top}`
  const middle = (top + foot) / 2
  return (
    `<path d="${outline}" fill="${look.base}"/><g clip-path="${clip}">` +
    crowd +
    `<path d="M0 ${middle}Q${width / 2} ${middle + bend * 1.6} ${width} ${middle}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="${num((foot - top) * 0.1)}"/></g>` +
    `<path d="${rail}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`
  )
}
