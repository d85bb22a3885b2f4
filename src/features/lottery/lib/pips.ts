type Pips = readonly (readonly [x: number, y: number])[]

const diagonal: Pips = [
  [-1, -1],
  [1, 1],
]
const corners: Pips = [...diagonal, [-1, 1], [1, -1]]
const centre: Pips = [[0, 0]]

/** Where a die's pips are, in thirds of its side from its middle. */
export const pipsOf: Readonly<Record<string, Pips>> = {
  1: centre,
  2: diagonal,
  3: [...diagonal, ...centre],
  4: corners,
  5: [...corners, ...centre],
  6: [...corners, [-1, 0], [1, 0]],
}
