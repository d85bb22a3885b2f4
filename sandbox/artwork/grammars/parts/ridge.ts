import type { Random } from '../../parts/random.ts'
import { short } from '../../parts/svg.ts'

export interface PlanesArt {
  defs: string
  art: string
}

/** One plane from edge to edge, its skyline dealt by the seed. */
export function ridge(random: Random, { y, rise, fill }: { y: number; rise: number; fill: string }): string {
  const count = random.whole(4, 7)
  const step = 320 / count
  let data = `M-10 410V${short(y)}`
  for (let at = 1; at <= count; at++) {
    const x = -10 + at * step
    data += `Q${Math.round(x - step / 2)} ${Math.round(y - rise * random.between(0, 1.5))} ${Math.round(x)} ${Math.round(y - rise * random.between(-0.3, 0.6))}`
  }
  return `<path d="${data}V410z" fill="${fill}"/>`
}
