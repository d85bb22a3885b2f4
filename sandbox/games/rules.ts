import type { GameRow } from '../catalogue/catalogue.ts'
import type { Draw } from '../lib/draw.ts'
import { bookRules, fightRules, playBout, playMatch } from './book.ts'
import { cardBetsOf, cardRules, dealCards } from './cards.ts'
import { hitFish, species } from './fish.ts'
import type { GameRules, RoundResult } from './game-types.ts'
import { kindOf } from './kinds.ts'
import { isSelection } from './odds.ts'
import { rouletteBets, rouletteRules, spinRoulette } from './roulette.ts'
import { slotLines, slotPays, spinSlot } from './slot.ts'
import { heroAddress, symbolsOf } from './symbols.ts'
import { drawTicket, ticketNumbers, ticketPays, ticketPicks } from './ticket.ts'
import { turnWheel, wheelPays, wheelSectors } from './wheel.ts'

/** In 1/10,000, where the vendor states none. */
const usualRtp = 9600

export function rtpOf(game: Pick<GameRow, 'rtp'>): number {
  return game.rtp ?? usualRtp
}

/** What a table pays back by its own rules, on its best bet; null for what is no table. */
function tableReturn(game: GameRow): number | null {
  if (game.type !== 'LIVE') return null
  const kind = kindOf(game)
  if (kind === 'roulette') return rouletteRules(game).rtp
  return kind === 'wheel' ? rtpOf(game) : Math.max(...cardBetsOf(game).map(({ rtp }) => rtp))
}

/** What is said of a game's return to player, in 1/10,000: what its vendor states, else what the rules of a table say. */
export const returnOf = (game: GameRow): number | null => game.rtp ?? tableReturn(game)

export function rulesOf(game: GameRow): GameRules {
  const kind = kindOf(game)
  switch (kind) {
    case 'slot':
      return { kind, symbols: symbolsOf(game), pays: slotPays(game.volatility), lines: slotLines }
    case 'wheel':
      return { kind, sectors: wheelSectors, pays: wheelPays(rtpOf(game)) }
    case 'cards':
    case 'live':
      return cardRules(game, kind)
    case 'roulette':
      return rouletteRules(game)
    case 'fish':
      return {
        kind,
        species: species.map(({ hero, palette, pays }) => ({ picture: heroAddress(hero, palette), pays })),
      }
    case 'ticket':
      return { kind, numbers: ticketNumbers, picks: ticketPicks, pays: ticketPays(rtpOf(game)) }
    case 'book':
      return bookRules(game, rtpOf(game))
    case 'fight':
      return fightRules(game, rtpOf(game))
  }
}

/** What a player chose: nothing, a colour, a fish, numbers, or one of the odds. */
export type Choice = readonly number[]

/** Whether a game of this kind can be played so. */
export function isChoice(game: GameRow, choice: Choice): boolean {
  const isBelow = (end: number): boolean => choice.length === 1 && choice.every((value) => value >= 0 && value < end)
  switch (kindOf(game)) {
    case 'slot':
      return choice.length === 0
    case 'wheel':
      return isBelow(4)
    case 'cards':
    case 'live':
      return isBelow(cardBetsOf(game).length)
    case 'roulette':
      return isBelow(rouletteBets.length)
    case 'fish':
      return isBelow(species.length)
    case 'ticket':
      return (
        choice.length === ticketPicks &&
        new Set(choice).size === ticketPicks &&
        choice.every((number) => number >= 1 && number <= ticketNumbers)
      )
    case 'book':
      return isSelection(bookRules(game, rtpOf(game)).events, choice)
    case 'fight':
      return isSelection(fightRules(game, rtpOf(game)).events, choice)
  }
}

/** Decides a round: the win, in minor units, and how it came about. The choice must be one of the game's. */
export function playRound(
  game: GameRow,
  { bet, choice }: { bet: number; choice: Choice },
  draw: Draw,
): { win: number; result: RoundResult } {
  const rtp = rtpOf(game)
  const [first = 0] = choice
  switch (kindOf(game)) {
    case 'slot':
      return spinSlot({ bet, rtp, volatility: game.volatility }, draw)
    case 'wheel':
      return turnWheel({ bet, rtp, colour: first }, draw)
    case 'cards':
    case 'live':
      return dealCards(game, { bet, choice: first }, draw)
    case 'roulette':
      return spinRoulette({ bet, choice: first }, draw)
    case 'fish':
      return hitFish({ bet, rtp, target: first }, draw)
    case 'ticket':
      return drawTicket({ bet, rtp, picks: choice }, draw)
    case 'book':
      return playMatch(game, { bet, rtp, choice }, draw)
    case 'fight':
      return playBout(game, { bet, rtp, choice }, draw)
  }
}
