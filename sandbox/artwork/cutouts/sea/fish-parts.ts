import type { Sheet } from '../../scenes/parts/sheet.ts'
import { stroke } from '../parts/cutout.ts'

/** What a fish is painted with. */
export interface FishPaint {
  /** Light on the back, the body, its shaded belly, and the edge round it. */
  light: string
  main: string
  deep: string
  edge: string
  /** Of the belly, near white. */
  pale: string
  /** At the root of a fin and at its rim. */
  fin: readonly [string, string]
  /** Bands, spots. */
  mark: string
}

/** The colour of a body: light on the back, pale at the belly. */
export function bodyPaint(sheet: Sheet, { light, main, deep, pale }: FishPaint): string {
  return sheet.linear([
    [0, deep],
    [0.22, main],
    [0.5, light],
    [0.8, pale],
    [1, main],
  ])
}

/** Fins of one outline, paler towards their rims, with rays over them. */
export function fins(sheet: Sheet, paint: FishPaint, { outline, rays }: { outline: string; rays: string }): string {
  const colour = sheet.linear(
    [
      [0, paint.fin[1]],
      [0.5, paint.fin[0]],
      [1, paint.fin[1]],
    ],
    0,
    0,
    0.3,
    1,
  )
  return (
    `<path d="${outline}" fill="${colour}" stroke="${paint.edge}" stroke-width="2.5" stroke-linejoin="round"/>` +
    `<g opacity=".42">${stroke(rays, { colour: paint.edge, width: 2.4 })}</g>`
  )
}

/** An eye of a radius about a point, looking to the right. */
export function eye({ x, y, r }: { x: number; y: number; r: number }, ring = '#fff'): string {
  const part = (share: number): number => Math.round(r * share * 10) / 10
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${ring}" stroke="#10202c" stroke-width="${part(0.16)}"/>` +
    `<circle cx="${x + part(0.18)}" cy="${y}" r="${part(0.64)}" fill="#10161f"/>` +
    `<circle cx="${x + part(0.36)}" cy="${y - part(0.28)}" r="${part(0.24)}" fill="#fff"/>` +
    `<circle cx="${x - part(0.1)}" cy="${y + part(0.3)}" r="${part(0.12)}" fill="#fff" opacity=".7"/>`
  )
}

/** Rows of scales in a clipped body: arcs of 20 by 14, two rows apart. */
export function scales(
  sheet: Sheet,
  clip: string,
  { colour, rows }: { colour: string; rows: readonly number[] },
): string {
  const arc = sheet.define(
    `<path d="M0-8C9-5 9 5 0 8" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`,
  )
  const row = rows
    .map((y, index) => {
      const shift = index % 2 === 0 ? 0 : 9
      return Array.from({ length: 9 }, (_, at) => `<use href="#${arc}" x="${-84 + shift + at * 18}" y="${y}"/>`).join(
        '',
      )
    })
    .join('')
  return `<g clip-path="${clip}" opacity=".34">${row}</g>`
}
