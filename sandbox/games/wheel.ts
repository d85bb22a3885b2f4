import type { Draw } from '../lib/draw.ts'
import type { WheelResult } from './game-types.ts'

/** Twenty sectors, all as wide and as likely: eight, six, four and two of the four colours. */
export const wheelSectors = [...'01020130120120103102'].map(Number)

const sectorsOf = (colour: number): number => wheelSectors.filter((sector) => sector === colour).length

/** What a colour pays as a multiple of the bet: the same return for each of them. `rtp` in 1/10,000. */
export function wheelPays(rtp: number): number[] {
  return [0, 1, 2, 3].map((colour) => (rtp * wheelSectors.length) / sectorsOf(colour) / 10_000)
}

export function turnWheel(
  { bet, rtp, colour }: { bet: number; rtp: number; colour: number },
  draw: Draw,
): { win: number; result: WheelResult } {
  const sector = draw(wheelSectors.length)
  const pays = wheelPays(rtp)[colour] ?? 0
  return { win: wheelSectors[sector] === colour ? Math.round(bet * pays) : 0, result: { sector } }
}
