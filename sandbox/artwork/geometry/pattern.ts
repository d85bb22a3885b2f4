import type { Random } from '../parts/random.ts'
import { box, circle, half, type Inks, shape, slice, times } from './parts/shapes.ts'

const cell = 75
/** Neighbours overlap a little: where they only touch, their ground shines through. */
const size = 76.5

type Tile = (x: number, y: number, fill: string) => string

/** What fills a cell, by its upper left corner. */
const tiles: readonly [Tile, ...Tile[]] = [
  (x, y, fill) => box([x, y], [size, size], fill),
  (x, y, fill) => shape(slice([x, y], size, [90, 180]), fill),
  (x, y, fill) => shape(slice([x + size, y + size], size, [270, 360]), fill),
  (x, y, fill) => shape(half([x + size / 2, y + size], size / 2, 0), fill),
  (x, y, fill) => shape(half([x + size, y + size / 2], size / 2, 270), fill),
  (x, y, fill) => circle([x + cell / 2, y + cell / 2], 0.4 * cell, fill),
  (x, y, fill) => shape(`M${x} ${y}h${size}L${x} ${y + size}Z`, fill),
  (x, y, fill) => shape(`M${x + size} ${y}v${size}H${x}Z`, fill),
  (x, y, fill) => times(3, (stripe) => box([x, y + (stripe * size) / 3], [size, size / 6], fill)),
  (x, y, fill) => times(3, (stripe) => box([x + (stripe * size) / 3, y], [size / 6, size], fill)),
]

/** A pattern of four cells by four, the same from each of its four corners. */
export function drawPattern(random: Random, { main, accent }: Inks): string {
  const corner = times(4, (position) => {
    const [x, y] = [(position % 2) * cell, Math.floor(position / 2) * cell]
    return random.pick(tiles)(x, y, random.pick([main, main, accent]))
  })
  const mirrored = (transform: string) => `<g transform="${transform}">${corner}</g>`
  return (
    corner +
    mirrored('matrix(-1 0 0 1 300 0)') +
    mirrored('matrix(1 0 0 -1 0 300)') +
    mirrored('matrix(-1 0 0 -1 300 300)')
  )
}
