import type { Draw } from '../lib/draw.ts'
import type { CardResult } from './game-types.ts'
import { openShoe, rankOf } from './shoe.ts'

/** In how many of all the ways that six cards can leave a shoe of eight decks each side wins: exact counts. */
const ways = { banker: 2_292_252_566_437_888, player: 2_230_518_282_592_256, tie: 475_627_426_473_216 }
const allWays = ways.banker + ways.player + ways.tie

export const baccaratChances = {
  player: ways.player / allWays,
  banker: ways.banker / allWays,
  tie: ways.tie / allWays,
} as const

/** By the banker's total: after which points of the player's third card the banker takes one too. */
const bankerTakes = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']

/** Tens and pictures count nothing. */
const pointsOf = (card: number): number => (rankOf(card) > 9 ? 0 : rankOf(card))

const totalOf = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Two cards for each side, in turn, then the third ones by the usual rules: nobody decides anything. */
export function dealBaccarat(draw: Draw): CardResult {
  const next = openShoe(draw)
  const [player, banker] = [[next()], [next()]]
  player.push(next())
  banker.push(next())
  const isNatural = Math.max(totalOf(player), totalOf(banker)) > 7
  if (!isNatural) {
    const third = totalOf(player) < 6 ? next() : null
    if (third !== null) player.push(third)
    const takes = third === null ? totalOf(banker) < 6 : bankerTakes[totalOf(banker)]?.includes(`${pointsOf(third)}`)
    if (takes) banker.push(next())
  }
  return { hands: [player, banker], points: [totalOf(player), totalOf(banker)] }
}
