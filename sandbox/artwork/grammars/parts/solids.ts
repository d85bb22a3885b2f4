import { oklch } from '../../parts/colour.ts'
import { short } from '../../parts/svg.ts'

type Triple = readonly [number, number, number]

export interface Solid {
  kind: 'box' | 'ball' | 'gem' | 'can' | 'cone'
  /** The corner of a box and the foot's middle of a can, cone or gem, the middle of a ball: right, left, up. */
  at: Triple
  /** Along the three axes; of round solids, radius and height. */
  size: Triple
  hue: number
  /** 0-1, of the face from above. */
  lightness: number
  chroma?: number
}

/** Pixels of one step along an axis of the grid. */
const unit = 22

/** Where a point of the grid lies on the poster: right down, left down, up. */
export function placed([x, y, z]: Triple): [number, number] {
  return [150 + (x - y) * unit * 0.866, 176 + (x + y) * unit * 0.5 - z * unit]
}

/** Each in three tones, the farther first. */
export function drawSolids(solids: readonly Solid[]): string {
  const depth = ({ at: [x, y, z], kind, size }: Solid): number =>
    x + y + z * 0.6 + (kind === 'box' ? (size[0] + size[1]) / 4 : 0)
  return solids
    .toSorted((one, two) => depth(one) - depth(two))
    .map((solid) => shapes[solid.kind](solid))
    .join('')
}

const tones = ({ hue, lightness, chroma = 0.14 }: Solid): [string, string, string] => [
  oklch(lightness, chroma * (lightness > 0.88 ? 0.4 : 1), hue),
  oklch(lightness * 0.84, chroma, hue - 6),
  oklch(lightness * 0.66, chroma, hue - 12),
]

const face = (points: readonly Triple[], fill: string): string => {
  const data = points.map((point) => placed(point).map(short).join(' ')).join('L')
  return `<path d="M${data}z" fill="${fill}"/>`
}

const shapes: Readonly<Record<Solid['kind'], (solid: Solid) => string>> = {
  box: (solid) => {
    const [[x, y, z], [w, d, h]] = [solid.at, solid.size]
    const [top, left, right] = tones(solid)
    const [X, Y, Z] = [x + w, y + d, z + h]
    return (
      face(
        [
          [x, y, Z],
          [X, y, Z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        top,
      ) +
      face(
        [
          [x, Y, Z],
          [X, Y, Z],
          [X, Y, z],
          [x, Y, z],
        ],
        left,
      ) +
      face(
        [
          [X, Y, Z],
          [X, y, Z],
          [X, y, z],
          [X, Y, z],
        ],
        right,
      )
    )
  },
  ball: (solid) => {
    const [cx, cy] = placed(solid.at)
    const r = solid.size[0] * unit
    const [light, main, deep] = tones(solid)
    const circle = (radius: number, dx: number, fill: string): string =>
      `<circle cx="${short(cx + dx)}" cy="${short(cy + dx)}" r="${short(radius)}" fill="${fill}"/>`
    return (
      circle(r, 0, deep) +
      circle(r * 0.84, -r * 0.15, main) +
      circle(r * 0.5, -r * 0.34, light) +
      circle(r * 0.16, -r * 0.42, '#fff')
    )
  },
  gem: (solid) => {
    const [cx, cy] = placed(solid.at)
    const [r, h] = [solid.size[0] * unit, solid.size[2] * unit]
    const [light, main, deep] = tones(solid)
    const part = (data: string, fill: string): string => `<path d="M${short(cx)} ${short(cy)}${data}z" fill="${fill}"/>`
    const [w, up, top] = [short(r), short(-h * 0.55), short(-h)]
    return (
      part(`l-${w} ${up}L${short(cx)} ${short(cy - h * 0.36)}`, main) +
      part(`l${w} ${up}L${short(cx)} ${short(cy - h * 0.36)}`, deep) +
      `<path d="M${short(cx)} ${short(cy - h)}l-${w} ${short(h * 0.45)}L${short(cx)} ${short(cy - h * 0.36)}z" fill="${light}"/><path d="M${short(cx)} ${short(cy)}m0 ${top}l${w} ${short(h * 0.45)}L${short(cx)} ${short(cy - h * 0.36)}z" fill="${main}"/>`
    )
  },
  can: (solid) => {
    const [cx, cy] = placed(solid.at)
    const [r, h] = [solid.size[0] * unit, solid.size[2] * unit]
    const [top, left, right] = tones(solid)
    const [w, half] = [short(r), short(r * 0.58)]
    return `<path d="M${short(cx - r)} ${short(cy - h)}v${short(h)}a${w} ${half} 0 0 0 ${short(r)} ${half}v-${short(h)}z" fill="${left}"/><path d="M${short(cx + r)} ${short(cy - h)}v${short(h)}a${w} ${half} 0 0 1-${short(r)} ${half}v-${short(h)}z" fill="${right}"/><ellipse cx="${short(cx)}" cy="${short(cy - h)}" rx="${w}" ry="${half}" fill="${top}"/>`
  },
  cone: (solid) => {
    const [cx, cy] = placed(solid.at)
    const [r, h] = [solid.size[0] * unit, solid.size[2] * unit]
    const [, left, right] = tones(solid)
    return `<path d="M${short(cx)} ${short(cy - h)}l-${short(r)} ${short(h)}a${short(r)} ${short(r * 0.55)} 0 0 0 ${short(r)} ${short(r * 0.55)}z" fill="${left}"/><path d="M${short(cx)} ${short(cy - h)}l${short(r)} ${short(h)}a${short(r)} ${short(r * 0.55)} 0 0 1-${short(r)} ${short(r * 0.55)}z" fill="${right}"/>`
  },
}
