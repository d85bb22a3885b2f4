import { num, type Sheet } from './sheet.ts'

type Vector = readonly [number, number, number]

const GOLDEN = (1 + Math.sqrt(5)) / 2

/** The twelve corners of an icosahedron: the middles of a football's dark patches. */
const CORNERS: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

function turned([x, y, z]: Vector, tilt: number, spin: number): Vector {
  const [x2, z2] = [x * Math.cos(spin) + z * Math.sin(spin), z * Math.cos(spin) - x * Math.sin(spin)]
  return [x2, y * Math.cos(tilt) - z2 * Math.sin(tilt), y * Math.sin(tilt) + z2 * Math.cos(tilt)]
}

function onSphere([x, y, z]: Vector, radius: number): Vector {
  const scale = radius / Math.hypot(x, y, z)
  return [x * scale, y * scale, z * scale]
}

function between(a: Vector, b: Vector, t: number): Vector {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

function seen([x, y]: Vector): string {
  return `${num(x)} ${num(y)}`
}

/** The seams and dark patches on the near side of the ball, as two path strings. */
function net(radius: number, tilt: number, spin: number): { patches: string; seams: string } {
  const corners = CORNERS.map((corner) => turned(corner, tilt, spin))
  let patches = ''
  let seams = ''
  corners.forEach((corner, index) => {
    const near = corners.filter(
      (other) => Math.abs(Math.hypot(other[0] - corner[0], other[1] - corner[1], other[2] - corner[2]) - 2) < 0.01,
    )
    const rim = near.map((other) => onSphere(between(corner, other, 0.34), radius))
    const first = rim[0]
    if (first && rim.every((point) => point[2] > -radius * 0.34)) {
      const middle = onSphere(corner, radius)
      const across: Vector = onSphere([first[0] - middle[0], first[1] - middle[1], first[2] - middle[2]], 1)
      const axis = onSphere(corner, 1)
      const up: Vector = [
        axis[1] * across[2] - axis[2] * across[1],
        axis[2] * across[0] - axis[0] * across[2],
        axis[0] * across[1] - axis[1] * across[0],
      ]
      const angle = (point: Vector): number =>
        Math.atan2(
          point[0] * up[0] + point[1] * up[1] + point[2] * up[2],
          point[0] * across[0] + point[1] * across[1] + point[2] * across[2],
        )
      patches += `M${rim
        .toSorted((a, b) => angle(a) - angle(b))
        .map(seen)
        .join('L')}Z`
    }
    for (const other of near) {
      if (corners.indexOf(other) < index) continue
      const [from, middle, to] = [0.34, 0.5, 0.66].map((t) => onSphere(between(corner, other, t), radius)) as [
        Vector,
        Vector,
        Vector,
      ]
      if (middle[2] > 0)
        seams += `M${seen(from)}Q${num(2 * middle[0] - (from[0] + to[0]) / 2)} ${num(2 * middle[1] - (from[1] + to[1]) / 2)} ${seen(to)}`
    }
  })
  return { patches, seams }
}

/** A football of radius 100 about the origin. */
export function football(sheet: Sheet, ink = '#191327'): string {
  const leather = sheet.radial(
    [
      [0, '#ffffff'],
      [0.55, '#f1f0f8'],
      [0.82, '#c3c3da'],
      [1, '#8284a8'],
    ],
    0.38,
    0.3,
    0.78,
  )
  const clip = sheet.clip('<circle r="100"/>')
  const { patches, seams } = net(100, 0.42, 0.36)
  return sheet.define(
    `<circle r="100" fill="${leather}"/><g clip-path="${clip}"><path d="${seams}" stroke="${ink}" stroke-opacity=".7" stroke-width="3" fill="none" stroke-linecap="round"/>` +
      `<path d="${patches}" fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>` +
      '<circle cx="-18" cy="-24" r="122" fill="none" stroke="#241a4a" stroke-opacity=".3" stroke-width="36"/></g>' +
      '<ellipse cx="-42" cy="-58" rx="28" ry="13" fill="#fff" opacity=".8" transform="rotate(-36 -42 -58)"/>',
  )
}
