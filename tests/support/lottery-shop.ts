import { placeBet } from '#sandbox/areas/lottery/place.ts'
import { settleDue } from '#sandbox/areas/lottery/settle.ts'
import { openPurse, type Posting } from './purse.ts'

type Body = Parameters<typeof placeBet>[1]['body']

export const small = { play: 'sumSides', picks: [['small']], stake: '10' }
export const big = { ...small, picks: [['big']] }
const order = { gameCode: 'LOTT-D5-1', drawNo: '20261120-1141', bets: [small], lines: 1, total: '10.00' }

/** Every draw comes out as five zeros: small wins, and pays 1.95 times the stake. */
export function openShop(main: number) {
  const purse = openPurse(main)
  const part = { ...purse, draw: () => 0 }
  let orders = 0
  const place = (changed: Partial<Body> = {}, { merchant, member } = purse.owner): ReturnType<typeof placeBet> => {
    orders += 1
    const asked = { merchant, member, body: { ...order, ...changed }, idempotencyKey: `key ${orders}` }
    return purse.transaction(() => placeBet(part, asked))
  }
  return {
    ...purse,
    place,
    draw(): void {
      purse.pass(60_000)
      settleDue(part)
      settleDue(part)
    },
  }
}

export const paid = (amount: number): Posting => ['lottery-bet', { player: -amount, 'operator:lottery': amount }]
export const won = (amount: number): Posting => ['lottery-win', { player: amount, 'operator:lottery': -amount }]
