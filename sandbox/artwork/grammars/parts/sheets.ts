import type { Random } from '../../parts/random.ts'
import { short } from '../../parts/svg.ts'

/** Ground, two sheets, foot, and two papers for letters. */
export type Tones = readonly [string, string, string, string, string, string]

/** A torn round sheet. */
export function disc(random: Random, { x, y, r }: Record<'x' | 'y' | 'r', number>, fill: string): string {
  let data = ''
  const count = Math.round(r / 4)
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * Math.PI * 2
    const reach = r * (1 + (random.next() - 0.5) * 0.045)
    data += `${at === 0 ? 'M' : 'L'}${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`
  }
  return `<path d="${data}z" fill="${fill}" filter="url(#s)"/>`
}
