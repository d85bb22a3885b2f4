import { ink, paper, red } from '../../geometry/parts/inks.ts'
import { box, circle, half, shape, times } from '../../geometry/parts/shapes.ts'
import { createSheet, num } from '../parts/sheet.ts'
import type { BannerScene } from '../parts/types.ts'

/** Fills a square cell whose upper left corner is the origin. */
type Cell = (size: number) => string

/** A wall of ink as wide as two cells, with one great round corner, and a disc in its second half. */
const arch: Cell = (size) =>
  shape(`M0 ${num(size)}A${num(size)} ${num(size)} 0 0 1 ${num(size)} 0H${num(2 * size)}V${num(size)}Z`, ink) +
  circle([1.5 * size, size / 2], 0.36 * size, paper)

const stripes: Cell = (size) => times(4, (stripe) => box([0, (stripe * size) / 4], [size, size / 8], ink))

const discs: Cell = (size) =>
  box([0, 0], [3 * size, size], red) + times(3, (disc) => circle([(disc + 0.5) * size, size / 2], 0.36 * size, paper))

const triangle: Cell = (size) =>
  box([0, 0], [size, size], ink) +
  shape(`M${num(0.5 * size)} ${num(0.15 * size)}L${num(0.86 * size)} ${num(0.86 * size)}H${num(0.14 * size)}Z`, paper)

const diamond: Cell = (size) =>
  shape(
    `M${num(size / 2)} ${num(0.1 * size)}L${num(0.9 * size)} ${num(size / 2)} ${num(size / 2)} ${num(0.9 * size)} ${num(0.1 * size)} ${num(size / 2)}Z`,
    red,
  )

const rounds: Cell = (size) =>
  box([0, 0], [size, size], ink) +
  shape(half([size / 2, 0], size / 2, 180) + half([size / 2, size], size / 2, 0), paper)

/** Cells by column and row, in units of a cell. */
const wall: readonly [cell: Cell, column: number, row: number][] = [
  [arch, 0, 0],
  [stripes, 2, 0],
  [discs, 0, 1],
  [triangle, 0, 2],
  [diamond, 1, 2],
  [rounds, 2, 2],
]

const drawn = (cells: typeof wall, size: number, left: number) =>
  cells
    .map(
      ([cell, column, row]) =>
        `<g transform="translate(${num(left + column * size)} ${num(row * size)})">${cell(size)}</g>`,
    )
    .join('')

/** Flat shapes in paper, ink and one red, in a grid of three by three; the side of the words is paper. */
export const flatGeometry: BannerScene<'flat-geometry'> = {
  id: 'flat-geometry',
  copy: 'dark',
  desktop() {
    const sheet = createSheet(1200, 510)
    return sheet.finish(box([0, 0], [1200, 510], paper) + drawn(wall, 170, 690))
  },
  phone() {
    const sheet = createSheet(500, 640)
    const size = 500 / 3
    return sheet.finish(box([0, 0], [500, 640], paper) + drawn(wall.slice(0, 3), size, 0))
  },
}
