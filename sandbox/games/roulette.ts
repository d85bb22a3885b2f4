import type { GameRow } from '../catalogue/catalogue.ts'
import type { Draw } from '../lib/draw.ts'
import type { RouletteBet, RouletteResult, RouletteRules } from './game-types.ts'
import { sceneAddress } from './scene.ts'

/** The 37 numbers in their order round the wheel. */
export const pockets =
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'
    .split(' ')
    .map(Number)

const reds = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number))

const numbers = Array.from({ length: 36 }, (_, place) => place + 1)
const between = (from: number, to: number): RouletteBet => {
  return { name: 'range', numbers: numbers.filter((number) => number >= from && number <= to) }
}

/** Each number alone, the zero first; then dozens and even chances. */
export const rouletteBets: readonly RouletteBet[] = [
  ...[0, ...numbers].map((number): RouletteBet => ({ name: 'straight', numbers: [number] })),
  between(1, 12),
  between(13, 24),
  between(25, 36),
  between(1, 18),
  { name: 'even', numbers: numbers.filter((number) => number % 2 === 0) },
  { name: 'red', numbers: numbers.filter((number) => reds.has(number)) },
  { name: 'black', numbers: numbers.filter((number) => !reds.has(number)) },
  { name: 'odd', numbers: numbers.filter((number) => number % 2 === 1) },
  between(19, 36),
]

/** As if the zero were not there, which is what the house keeps: the same return for every bet. */
export const roulettePays = (bet: RouletteBet): number => numbers.length / bet.numbers.length

export function rouletteRules(game: GameRow): RouletteRules {
  return {
    kind: 'roulette',
    pockets,
    bets: rouletteBets.map((bet) => ({ ...bet, pays: roulettePays(bet) })),
    rtp: Math.round((numbers.length / pockets.length) * 10_000),
    scene: sceneAddress(game),
  }
}

/** `choice`: the place of a bet in the rules. */
export function spinRoulette(
  { bet, choice }: { bet: number; choice: number },
  draw: Draw,
): { win: number; result: RouletteResult } {
  const pocket = pockets[draw(pockets.length)] ?? 0
  const chosen = rouletteBets[choice]
  return { win: chosen?.numbers.includes(pocket) ? bet * roulettePays(chosen) : 0, result: { pocket } }
}
