import type { Draw } from '../lib/draw.ts'
import type { FishResult } from './game-types.ts'

/** The heroes that swim, and what a catch of each pays as a multiple of the shot. */
export const species = [
  { hero: 'golden-fish', palette: 1, pays: 2 },
  { hero: 'golden-fish', palette: 0, pays: 3 },
  { hero: 'crab', palette: 0, pays: 5 },
  { hero: 'koi-pair', palette: 0, pays: 8 },
  { hero: 'sea-turtle', palette: 0, pays: 12 },
  { hero: 'angler-fish', palette: 0, pays: 20 },
  { hero: 'octopus', palette: 0, pays: 40 },
  { hero: 'shark', palette: 0, pays: 100 },
] as const

/** A hit catches as often as makes the shot return `rtp` (in 1/10,000), whatever was hit: aiming is for the pleasure. */
export function hitFish(
  { bet, rtp, target }: { bet: number; rtp: number; target: number },
  draw: Draw,
): { win: number; result: FishResult } {
  const pays = species[target]?.pays ?? 0
  const isCaught = draw(pays * 10_000) < rtp
  return { win: isCaught ? bet * pays : 0, result: { isCaught } }
}
