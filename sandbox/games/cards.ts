import type { GameRow } from '../catalogue/catalogue.ts'
import type { Draw } from '../lib/draw.ts'
import { baccaratChances, dealBaccarat } from './baccarat.ts'
import type { CardBet, CardGame, CardResult, CardRules } from './game-types.ts'
import { sceneAddress } from './scene.ts'
import { openShoe, rankOf, shoeSize } from './shoe.ts'

interface Bet {
  name: CardBet['name']
  /** As a multiple of the bet, where the vendor states no return of its own. */
  pays: number
  /** What comes back where neither side wins. */
  onTie: number
  chance: number
  wins(result: CardResult): boolean
}

interface Rules {
  bets: readonly Bet[]
  tieChance: number
  deal(draw: Draw): CardResult
}

/** Two cards, one after the other, are of one rank. */
const pairChance = (shoeSize / 13 - 1) / (shoeSize - 1)
const isPair = ([one = 0, other = 0]: readonly number[] = []): boolean => rankOf(one) === rankOf(other)

const first = ({ points: [one, other] }: CardResult): boolean => one > other
const second = ({ points: [one, other] }: CardResult): boolean => other > one
const neither = ({ points: [one, other] }: CardResult): boolean => one === other

/** Three dice: each face of each is as likely. */
const throws = 216
const isTriple = ({ hands: [dice] }: CardResult): boolean => new Set(dice).size === 1
const ofSum =
  (fits: (sum: number) => boolean) =>
  (result: CardResult): boolean =>
    !isTriple(result) && fits(result.points[0])

const { player, banker, tie } = baccaratChances
const games: Readonly<Record<CardGame, Rules>> = {
  baccarat: {
    bets: [
      { name: 'player', pays: 2, onTie: 1, chance: player, wins: first },
      { name: 'banker', pays: 1.95, onTie: 1, chance: banker, wins: second },
      { name: 'playerPair', pays: 12, onTie: 0, chance: pairChance, wins: ({ hands }) => isPair(hands[0]) },
      { name: 'bankerPair', pays: 12, onTie: 0, chance: pairChance, wins: ({ hands }) => isPair(hands[1]) },
      { name: 'tied', pays: 9, onTie: 0, chance: tie, wins: neither },
    ],
    tieChance: tie,
    deal: dealBaccarat,
  },
  dragonTiger: {
    bets: [
      { name: 'dragon', pays: 2, onTie: 0.5, chance: (1 - pairChance) / 2, wins: first },
      { name: 'tiger', pays: 2, onTie: 0.5, chance: (1 - pairChance) / 2, wins: second },
      { name: 'tied', pays: 12, onTie: 0, chance: pairChance, wins: neither },
    ],
    tieChance: pairChance,
    deal(draw) {
      const next = openShoe(draw)
      const [dragon, tiger] = [next(), next()]
      return { hands: [[dragon], [tiger]], points: [rankOf(dragon), rankOf(tiger)] }
    },
  },
  sicBo: {
    bets: [
      { name: 'small', pays: 2, onTie: 0, chance: 105 / throws, wins: ofSum((sum) => sum < 11) },
      { name: 'big', pays: 2, onTie: 0, chance: 105 / throws, wins: ofSum((sum) => sum > 10) },
      { name: 'odd', pays: 2, onTie: 0, chance: 105 / throws, wins: ofSum((sum) => sum % 2 === 1) },
      { name: 'even', pays: 2, onTie: 0, chance: 105 / throws, wins: ofSum((sum) => sum % 2 === 0) },
      { name: 'triple', pays: 31, onTie: 0, chance: 6 / throws, wins: isTriple },
    ],
    tieChance: 0,
    deal(draw) {
      const dice = [draw(6) + 1, draw(6) + 1, draw(6) + 1]
      return { hands: [dice, []], points: [dice.reduce((sum, die) => sum + die), 0] }
    },
  },
}

const gamesOfPictures: Readonly<Record<string, CardGame>> = { 'dragon-tiger': 'dragonTiger', 'sic-bo-dome': 'sicBo' }
const gameOf = ({ picture }: Pick<GameRow, 'picture'>): CardGame => gamesOfPictures[picture] ?? 'baccarat'

/** What each bet pays and returns: the usual pays, or those that return what the vendor states, whatever is bet on. */
export function cardBets(game: CardGame, rtp: number | null): CardBet[] {
  const { bets, tieChance } = games[game]
  return bets.map(({ name, pays: usual, onTie, chance }) => {
    const back = tieChance * onTie
    const pays = rtp === null ? usual : Math.round(((rtp / 10_000 - back) / chance) * 10_000) / 10_000
    return { name, pays, onTie, rtp: Math.round((chance * pays + back) * 10_000) }
  })
}

export function cardBetsOf(game: Pick<GameRow, 'picture' | 'rtp'>): CardBet[] {
  return cardBets(gameOf(game), game.rtp)
}

export function cardRules(game: GameRow, kind: CardRules['kind']): CardRules {
  return { kind, game: gameOf(game), bets: cardBetsOf(game), scene: sceneAddress(game) }
}

/** `choice`: the place of a bet in the game's rules. */
export function dealCards(
  game: Pick<GameRow, 'picture' | 'rtp'>,
  { bet, choice }: { bet: number; choice: number },
  draw: Draw,
): { win: number; result: CardResult } {
  const played = gameOf(game)
  const result = games[played].deal(draw)
  const { pays = 0, onTie = 0 } = cardBetsOf(game)[choice] ?? {}
  const isWon = games[played].bets[choice]?.wins(result) ?? false
  return { win: Math.round(bet * (isWon ? pays : neither(result) ? onTie : 0)), result }
}
