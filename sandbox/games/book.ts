import { hashText, type Random, seededRandom } from '../artwork/parts/random.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import type { Draw } from '../lib/draw.ts'
import type { BookRules, FightRules, MatchResult, OddsEvent } from './game-types.ts'
import { drawOutcome, marketOf, paidOf, type Weights } from './odds.ts'
import { type Sport, sportOf } from './sports.ts'

/** At a return of 96 % the odds of all these have two decimals. */
const withDraw: readonly Weights[] = [
  [4, 3, 3],
  [6, 3, 4],
  [8, 4, 3],
  [3, 2, 4],
  [6, 3, 2],
  [3, 2, 2],
  [3, 4, 8],
]
const withoutDraw: readonly Weights[] = [
  [1, 1],
  [4, 3],
  [3, 4],
  [3, 2],
  [2, 3],
  [2, 1],
  [1, 2],
  [3, 1],
  [3, 8],
]
const totals: readonly Weights[] = [
  [1, 1],
  [4, 3],
  [3, 4],
  [3, 2],
  [2, 3],
  [1, 1],
]
const ofBouts: readonly Weights[] = [
  [8, 1, 6],
  [6, 1, 6],
  [12, 1, 8],
  [6, 1, 4],
  [8, 1, 8],
  [6, 1, 8],
  [8, 1, 12],
]
const kites =
  'Saffron Wing, Tin Swallow, Harvest Tail, Ink Feather, Monsoon Ribbon, Lantern Kite, Paper Heron, Cinder Plume, ' +
  'Blue Thread, Morning Reed, Poppy Sail, Silver Carp, Long Thursday'

const count = 6
type Game = Pick<GameRow, 'code' | 'type' | 'subject'>

/** Who meets whom, and the weights of what may happen. */
interface Planned {
  sides: readonly [string, string]
  weights: readonly Weights[]
}

/** The same for a game whenever it is asked for: each bet plays a match anew. */
function planned(game: Game, names: readonly string[], markets: readonly (readonly Weights[])[]): Planned[] {
  const random = seededRandom(hashText(game.code))
  const [sides, ...weights] = [shuffled(names, random), ...markets.map((market) => shuffled(market, random))]
  return Array.from({ length: count }, (_, place) => ({
    sides: [sides[place * 2] ?? '', sides[place * 2 + 1] ?? ''],
    weights: weights.map((market) => market[place] ?? [1, 1]),
  }))
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

const matchesOf = (game: Game, { names, hasDraw }: Sport): Planned[] =>
  planned(game, names, [hasDraw ? withDraw : withoutDraw, totals])

const boutsOf = (game: Game): Planned[] => planned(game, kites.split(', '), [ofBouts])

function eventsOf(all: readonly Planned[], rtp: number): OddsEvent[] {
  return all.map(({ sides, weights }) => ({ sides, markets: weights.map((market) => marketOf(market, rtp)) }))
}

/** `rtp` in 1/10,000. */
export function bookRules(game: Game, rtp: number): BookRules {
  const sport = sportOf(game)
  return { kind: 'book', unit: sport.unit, line: sport.line, rtp, events: eventsOf(matchesOf(game, sport), rtp) }
}

export function fightRules(game: Game, rtp: number): FightRules {
  return { kind: 'fight', rtp, events: eventsOf(boutsOf(game), rtp) }
}

interface Bet {
  bet: number
  rtp: number
  /** The places of event, market and selection. */
  choice: readonly number[]
}

/** Draws who wins and, apart from that, whether it is over the line; then a score of which both are true. */
export function playMatch(game: Game, { bet, rtp, choice }: Bet, draw: Draw): { win: number; result: MatchResult } {
  const [event = 0, market = 0, selection = 0] = choice
  const sport = sportOf(game)
  const weights = matchesOf(game, sport)[event]?.weights ?? []
  const drawn = weights.map((each) => drawOutcome(each, draw))
  const [side = 0, total = 0] = drawn
  const winner = side === 0 ? 0 : sport.hasDraw && side === 1 ? null : 1
  const scores = sport.scores({ winner, isOver: total === 0 }, draw)
  const paid = paidOf(weights[market] ?? [], { bet, rtp, selection })
  return { win: drawn[market] === selection ? paid : 0, result: { scores } }
}

export function playBout(game: Game, { bet, rtp, choice }: Bet, draw: Draw) {
  const [event = 0, , selection = 0] = choice
  const [weights = []] = boutsOf(game)[event]?.weights ?? []
  const outcome = drawOutcome(weights, draw)
  return { win: outcome === selection ? paidOf(weights, { bet, rtp, selection }) : 0, result: { outcome } }
}
