import type { Draw } from '../lib/draw.ts'
import type { TicketResult } from './game-types.ts'

export const ticketNumbers = 16
export const ticketPicks = 4

/** In how many of the 1,820 draws of four out of sixteen a ticket has 0, 1, 2, 3 or 4 numbers right. */
const draws = [495, 880, 396, 48, 1]
const allDraws = 1820

/** By the numbers that are right, as a multiple of the bet: four pay what the others leave of `rtp` (in 1/10,000). */
export function ticketPays(rtp: number): number[] {
  const [two, three] = [1, 8]
  const four = (rtp * allDraws) / 10_000 - two * (draws[2] ?? 0) - three * (draws[3] ?? 0)
  return [0, 0, two, three, Math.round(four * 1000) / 1000]
}

export function drawTicket(
  { bet, rtp, picks }: { bet: number; rtp: number; picks: readonly number[] },
  draw: Draw,
): { win: number; result: TicketResult } {
  const balls = Array.from({ length: ticketNumbers }, (_, place) => place + 1)
  const drawn = Array.from({ length: ticketPicks }, () => balls.splice(draw(balls.length), 1)[0] ?? 0)
  const right = drawn.filter((number) => picks.includes(number)).length
  return { win: Math.round(bet * (ticketPays(rtp)[right] ?? 0)), result: { drawn } }
}
