import type { BodyTo } from '#src/gateway/call-ref.ts'
import type { placeLotteryBet } from '#src/gateway/play-calls.ts'
import { decimal, minorUnits } from './amount.ts'

export type BetBody = BodyTo<typeof placeLotteryBet>

export interface SlipBet {
  id: number
  /** The play's code and name. */
  play: string
  name: string
  picks: string[][]
  /** The picks as they are shown. */
  shown: string
  lines: number
  /** A line's, as the gateway takes it. */
  stake: string
}

export interface Slip {
  bets: readonly SlipBet[]
  nextId: number
}

/** The slips of the lotteries, by their game codes. */
export type Slips = Readonly<Record<string, Slip>>

export type SlipAction = { gameCode: string } & (
  | { type: 'add'; bet: Omit<SlipBet, 'id'> }
  | { type: 'remove'; id: number }
  | { type: 'clear' }
  /** What was kept over a reload. */
  | { type: 'restore'; bets: readonly SlipBet[] }
)

/** What the gateway takes at once. */
export const maxBets = 50

export const emptySlip: Slip = { bets: [], nextId: 1 }

function change(slip: Slip, action: SlipAction): Slip {
  if (action.type === 'restore')
    return { bets: action.bets.map((bet, place) => ({ ...bet, id: place + 1 })), nextId: action.bets.length + 1 }
  if (action.type === 'clear') return { ...slip, bets: [] }
  if (action.type === 'remove') return { ...slip, bets: slip.bets.filter(({ id }) => id !== action.id) }
  if (slip.bets.length >= maxBets || action.bet.lines < 1) return slip
  return { bets: [...slip.bets, { ...action.bet, id: slip.nextId }], nextId: slip.nextId + 1 }
}

export function slipsReducer(slips: Slips, action: SlipAction): Slips {
  return { ...slips, [action.gameCode]: change(slips[action.gameCode] ?? emptySlip, action) }
}

/** All lines of a slip, and what they cost together as the gateway takes it. */
export function totalsOf(bets: readonly SlipBet[]): { lines: number; total: string } {
  const total = bets.reduce((sum, bet) => sum + (minorUnits(bet.stake) ?? 0n) * BigInt(bet.lines), 0n)
  return { lines: bets.reduce((sum, bet) => sum + bet.lines, 0), total: decimal(total) }
}

export function bodyOf(gameCode: string, drawNo: string, bets: readonly SlipBet[]): BetBody {
  const sent = bets.map(({ play, picks, stake }) => ({ play, picks, stake }))
  return { gameCode, drawNo, bets: sent, ...totalsOf(bets) }
}

/** Whether what is on a slip is what a body places, for whichever draw. */
export function hasBetsOf(bets: readonly SlipBet[], body: Readonly<{ bets?: unknown }>): boolean {
  const placed: readonly unknown[] = Array.isArray(body.bets) ? body.bets : []
  const isSame = ({ play, picks, stake }: SlipBet, other: unknown) => {
    const { play: otherPlay, picks: otherPicks, stake: otherStake } = Object(other)
    return play === otherPlay && stake === otherStake && JSON.stringify(picks) === JSON.stringify(otherPicks)
  }
  return bets.length === placed.length && bets.every((bet, place) => isSame(bet, placed[place]))
}
