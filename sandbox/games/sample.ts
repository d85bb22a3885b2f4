import type { roundBands, roundMoments } from '#contract/lobby/game-rounds.ts'
import { hashText, seededRandom } from '../artwork/parts/random.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import type { Draw } from '../lib/draw.ts'
import type { SlotResult } from './game-types.ts'
import { kindOf } from './kinds.ts'
import { rouletteBets } from './roulette.ts'
import { type Choice, playRound } from './rules.ts'
import { ticketPicks } from './ticket.ts'

type Band = (typeof roundBands)[number]
type Moment = (typeof roundMoments)[number]

export const sampleRounds = 1000
/** Rare things need more rounds than the bars do. */
const momentRounds = 5000
const bet = 1000

export interface Sample {
  /** What each round paid, in bets. */
  factors: readonly number[]
  /** Once in so many rounds; those that happened at all. */
  moments: readonly { code: Moment; every: number }[]
}

/** What is bet on where a game lets choose: what most choose, or what comes first. Null: no rounds can be simulated. */
function usualChoice(game: GameRow): Choice | null {
  switch (kindOf(game)) {
    case 'slot':
      return []
    case 'ticket':
      return Array.from({ length: ticketPicks }, (_, index) => index + 1)
    case 'roulette':
      return [rouletteBets.findIndex(({ name }) => name === 'red')]
    case 'book':
    case 'fight':
      return null
    default:
      return [0]
  }
}

/** Rounds played by the game's own rules, the same at every look; null where they cannot be. */
export function sampleOf(game: GameRow): Sample | null {
  const choice = usualChoice(game)
  if (!choice) return null
  const random = seededRandom(hashText(game.code))
  const draw: Draw = (below) => random.whole(0, below - 1)
  const isSlot = kindOf(game) === 'slot'
  const seen: Record<Moment, number> = { wild: 0, fiveAlike: 0, bigWin: 0 }
  const rounds = isSlot ? momentRounds : sampleRounds
  const factors = Array.from({ length: rounds }, () => {
    const { win, result } = playRound(game, { bet, choice }, draw)
    if (isSlot) note(seen, { win, ...(result as SlotResult) })
    return win / bet
  })
  const moments = (['wild', 'fiveAlike', 'bigWin'] as const).flatMap((code) =>
    seen[code] === 0 ? [] : [{ code, every: Math.round((rounds / seen[code]) * 10) / 10 }],
  )
  return { factors: factors.slice(0, sampleRounds), moments }
}

function note(seen: Record<Moment, number>, { win, window, wins }: SlotResult & { win: number }): void {
  if (window.some((reel) => reel.includes(0))) seen.wild += 1
  if (wins.some(({ length }) => length === 5)) seen.fiveAlike += 1
  if (win >= 20 * bet) seen.bigWin += 1
}

const bandOf = (factor: number): Band =>
  factor === 0 ? 'none' : factor < 1 ? 'below' : factor < 5 ? 'upTo5' : factor < 20 ? 'upTo20' : 'above'

/** How many rounds fell into each band, all bands in their order. */
export function bandsOf(factors: readonly number[]): { code: Band; count: number }[] {
  const count = (code: Band) => factors.filter((factor) => bandOf(factor) === code).length
  return (['none', 'below', 'upTo5', 'upTo20', 'above'] as const).map((code) => ({ code, count: count(code) }))
}

/** What half of the rounds did not exceed. */
export const medianOf = (factors: readonly number[]): number =>
  factors.toSorted((one, other) => one - other)[Math.floor((factors.length - 1) / 2)] ?? 0
