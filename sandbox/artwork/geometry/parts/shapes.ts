import { short } from '../../parts/svg.ts'

/** The three flat colours of a drawing, as hex. */
export interface Inks {
  ground: string
  main: string
  accent: string
}

/** In units of the drawing. */
export type Point = readonly [x: number, y: number]

/** Draws into a square of 300 units: no gradient, no outline, as few shapes as the thing is known by. */
export type Motif = (inks: Inks) => string

export const circle = ([x, y]: Point, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`

export const box = ([x, y]: Point, [width, height]: Point, fill: string): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`

/** A line without fill; `width` in units. */
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

/** Degrees, clockwise from the top. */
export function around([x, y]: Point, radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`
}

/** A slice of a disc from one bearing to another, at most half of it. */
export const slice = ([x, y]: Point, radius: number, [from, to]: Point): string =>
  `M${short(x)} ${short(y)}L${around([x, y], radius, from)}A${radius} ${radius} 0 0 1 ${around([x, y], radius, to)}Z`

/** Half a disc; `facing` is the bearing of its round side. */
export const half = ([x, y]: Point, radius: number, facing: number): string =>
  `M${around([x, y], radius, facing - 90)}A${radius} ${radius} 0 0 1 ${around([x, y], radius, facing + 90)}Z`

/** A pointed leaf between two points, as wide as an eye. */
export const lens = ([x1, y1]: Point, [x2, y2]: Point, radius: number): string =>
  `M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}A${radius} ${radius} 0 0 1 ${x1} ${y1}Z`

/** A rounded bar: a line with round ends. */
export const bar = ([x1, y1]: Point, [x2, y2]: Point, { ink, width }: { ink: string; width: number }): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`

export const turned = (degrees: number, [x, y]: Point, body: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`

export const times = (count: number, draw: (position: number) => string): string =>
  Array.from({ length: count }, (_, position) => draw(position)).join('')
