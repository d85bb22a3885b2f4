const round = (value: number): number => Math.round(value * 10) / 10

const stops = (colours: readonly string[]): string =>
  colours
    .map(
      (colour, at) => `<stop offset="${Math.round((at / (colours.length - 1)) * 100) / 100}" stop-color="${colour}"/>`,
    )
    .join('')

/** A linear gradient of evenly spaced colours, from top to bottom by default. */
export const linear = (id: string, colours: readonly string[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(colours)}</linearGradient>`

/** A radial gradient of evenly spaced colours, lit from above by default. */
export const radial = (id: string, colours: readonly string[], cx = 0.5, cy = 0.4, r = 0.65): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(colours)}</radialGradient>`

/** The drawing of the left side, and the same drawing mirrored on the vertical middle of the box. */
export const mirrored = (id: string, drawing: string): string =>
  `<g id="${id}">${drawing}</g><use href="#${id}" transform="translate(240) scale(-1 1)"/>`

interface Segment {
  command: string
  points: number[]
}

/**
 * A closed path symmetrical about x = 120 out of its left half: absolute M, L and C commands from the top middle to
 * the bottom middle.
 */
export const symmetric = (half: string): string => {
  const segments: Segment[] = [...half.matchAll(/([MLC])([^MLC]*)/gu)].flatMap(([, command = 'L', numbers = '']) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/u)
      .map(Number)
    const size = command === 'C' ? 6 : 2
    return Array.from({ length: values.length / size }, (_, at) => ({
      command,
      points: values.slice(at * size, at * size + size),
    }))
  })
  const back = segments.slice(1).map(({ command, points }, at) => {
    const start = (segments[at]?.points ?? []).slice(-2)
    const reversed: number[] = []
    for (let pair = points.length - 4; pair >= 0; pair -= 2) {
      reversed.push(240 - (points[pair] ?? 0), points[pair + 1] ?? 0)
    }
    reversed.push(240 - (start[0] ?? 0), start[1] ?? 0)
    return command + reversed.map(round).join(' ')
  })
  return `${half}${back.reverse().join('')}Z`
}

/** A point of a ribbon's middle line, and the ribbon's width there. */
export type RibbonPoint = readonly [x: number, y: number, width: number]

/** Points along a smooth line, moved to its side by a share of its width: 0 is the middle, 0.5 and -0.5 the edges. */
export const along = (points: readonly RibbonPoint[], side: number, steps = 2): [x: number, y: number][] => {
  const at = (index: number): RibbonPoint => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0, 0]
  const spline = (axis: 0 | 1 | 2, index: number, t: number): number => {
    const [a, b, c, d] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]]
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  const line = Array.from({ length: (points.length - 1) * steps + 1 }, (_, step): RibbonPoint => {
    const index = Math.min(points.length - 2, Math.floor(step / steps))
    const t = step / steps - index
    return [spline(0, index, t), spline(1, index, t), spline(2, index, t)]
  })
  return line.map(([x, y, width], index) => {
    const [fromX, fromY] = line[Math.max(0, index - 1)] ?? [0, 0]
    const [toX, toY] = line[Math.min(line.length - 1, index + 1)] ?? [0, 0]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    return [
      Math.round(x + (side * width * (fromY - toY)) / length),
      Math.round(y + (side * width * (toX - fromX)) / length),
    ]
  })
}

/** The smooth curve through the points, without its leading M. */
export const curve = (points: readonly (readonly [x: number, y: number])[]): string =>
  points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[Math.max(0, index - 1)] ?? [x, y]
      const [toX, toY] = points[Math.min(points.length - 1, index + 1)] ?? [x, y]
      return index === 0
        ? `${x} ${y}`
        : `S${[x - (toX - fromX) / 6, y - (toY - fromY) / 6, x, y].map(Math.round).join(' ')}`
    })
    .join('')

/** A closed path along a smooth line through the points, as wide at each as it says: a tail, a tentacle, a coil. */
export const ribbon = (points: readonly RibbonPoint[], steps = 2): string =>
  `M${curve(along(points, 0.5, steps))}L${curve(along(points, -0.5, steps).reverse())}Z`
