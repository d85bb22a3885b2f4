import type { Draw } from '../lib/draw.ts'
import type { Market, OddsEvent } from './game-types.ts'

/** What is drawn: each outcome as often as its weight says, of all weights together. */
export type Weights = readonly number[]

const sumOf = (weights: Weights): number => weights.reduce((sum, weight) => sum + weight, 0)

/** Odds are the return `rtp` (in 1/10,000) divided by the chance: each selection returns the same. */
export function marketOf(weights: Weights, rtp: number): Market {
  const all = sumOf(weights)
  return {
    chances: weights.map((weight) => weight / all),
    odds: weights.map((weight) => Math.round((rtp * all) / weight) / 10_000),
  }
}

/** The place of the outcome that is drawn. */
export function drawOutcome(weights: Weights, draw: Draw): number {
  const drawn = draw(sumOf(weights))
  let before = 0
  return weights.findIndex((weight) => {
    before += weight
    return drawn < before
  })
}

/** Whether a choice is one selection: the places of the event, of its market, and of the selection there. */
export function isSelection(events: readonly OddsEvent[], choice: readonly number[]): boolean {
  const [event = -1, market = -1, selection = -1] = choice
  return choice.length === 3 && events[event]?.markets[market]?.odds[selection] !== undefined
}

/** What comes back of a bet, in minor units. */
export function paidOf(weights: Weights, { bet, rtp, selection }: { bet: number; rtp: number; selection: number }) {
  return Math.round(bet * (marketOf(weights, rtp).odds[selection] ?? 0))
}
