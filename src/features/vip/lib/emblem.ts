/** An emblem has seven stages: each has all that the one before it has, and something more. */
export const stages = 7

/** From 0: which of them a rank has. The lowest has the first, the highest the last. */
export const stageOf = (level: number, count: number): number =>
  count < 2 ? stages - 1 : Math.round(((level - 1) / (count - 1)) * (stages - 1))

interface Star {
  points: number
  outer: number
  inner: number
}

/** What stands behind the frame, by stage; wings come before the first star. */
const backs: readonly (Star | null)[] = [
  null,
  null,
  null,
  { points: 4, outer: 76, inner: 54 },
  { points: 8, outer: 79, inner: 58 },
  { points: 12, outer: 81, inner: 63 },
  { points: 16, outer: 84, inner: 66 },
]

export const backOf = (stage: number): Star | null => backs[stage] ?? null

const at = (angle: number, far: number) => `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`

/** The two sides of each point of a star around 0 0, as the light from above left takes them. */
export function facets({ points, outer, inner }: Star): { light: string; dark: string } {
  const step = Math.PI / points
  const tips = Array.from({ length: points }, (_, tip) => tip * 2 * step - Math.PI / 2)
  const side = (turn: number) => tips.map((tip) => `M0 0L${at(tip, outer)}L${at(tip + turn, inner)}Z`).join('')
  return { light: side(-step), dark: side(step) }
}

/** One rhomb a level on the foot: the rank is told without its colours. Where they have no room, none. */
export function pipPath(level: number): string {
  if (level > 9) return ''
  return Array.from({ length: level }, (_, pip) => `M${(pip - (level - 1) / 2) * 10.5} 61.5l4 4-4 4-4-4z`).join('')
}
