import { num } from '../parts/sheet.ts'

/** A joint and how thick the limb is there, from its middle to its edge. */
export type Joint = readonly [x: number, y: number, r: number]

/** The outline of a limb through its joints: round at each, tapering between them. */
export function limbPath(joints: readonly Joint[]): string {
  const rounds = joints.map(
    ([x, y, r]) => `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1-${r * 2} 0`,
  )
  const spans = joints.slice(1).map(([x2, y2, r2], index) => {
    const [x1, y1, r1] = joints[index] ?? [0, 0, 0]
    const long = Math.hypot(x2 - x1, y2 - y1) || 1
    // The same direction of turn as the rounds have, else they would cancel each other out.
    const [nx, ny] = [(y2 - y1) / long, (x1 - x2) / long]
    const points = [
      [x1 + nx * r1, y1 + ny * r1],
      [x2 + nx * r2, y2 + ny * r2],
      [x2 - nx * r2, y2 - ny * r2],
      [x1 - nx * r1, y1 - ny * r1],
    ]
    return `M${points.map(([x = 0, y = 0]) => `${num(x)} ${num(y)}`).join('L')}Z`
  })
  return rounds.join('') + spans.join('')
}

/** A limb with a shaded edge away from the light, which comes from the upper left unless told. */
export function limbOf(
  joints: readonly Joint[],
  { lit, shade, from = [-2.5, -3] }: { lit: string; shade: string; from?: readonly [number, number] },
): string {
  const inner = joints.map(([x, y, r]): Joint => [x + from[0], y + from[1], Math.round((r - 3.2) * 10) / 10])
  return `<path d="${limbPath(joints)}" fill="${shade}"/><path d="${limbPath(inner)}" fill="${lit}"/>`
}
