import { artAddress } from '../art/addresses.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import type { CardBet, RouletteRules } from './game-types.ts'
import { rulesOf } from './rules.ts'
import { gameTexts } from './texts.ts'

interface PayRow {
  imageUrl: string
  name: string
  steps: { count: number | null; times: number }[]
}

interface PayTable {
  grid: { reels: number; rows: number; lines: number } | null
  paysOf: 'line' | 'bet'
  pays: PayRow[]
}

type Texts = Readonly<Record<string, string>>

const colours = ['red', 'blue', 'green', 'gold']
/** Of a slot: also the fewest alike that pay. */
const rows = 3

/** What a game pays, by the rules that it is played by; none for a match, whose prices are its own. */
export function payTableOf(game: GameRow, language: string): PayTable {
  const rules = rulesOf(game)
  const texts = gameTexts(language)
  switch (rules.kind) {
    case 'slot':
      return {
        grid: { reels: rules.lines[0]?.length ?? 0, rows, lines: rules.lines.length },
        paysOf: 'line',
        pays: rules.symbols.map((address, at) => ({
          imageUrl: symbolAddress(address),
          name: at === 0 ? (texts.wild ?? '') : '',
          steps: (rules.pays[at] ?? []).map((times, step) => ({ count: step + rows, times })).toReversed(),
        })),
      }
    case 'wheel':
      return ofBet(rules.pays.map((times, at) => row(texts[colours[at] ?? ''], times)))
    case 'fish':
      return ofBet(rules.species.map(({ picture, pays }) => row('', pays, symbolAddress(picture))))
    case 'ticket':
      return ofBet(rules.pays.map((times, right) => row(texts.right?.replace('{{count}}', String(right)), times)))
    case 'cards':
    case 'live':
      return ofBet(rules.bets.map(({ name, pays }: CardBet) => row(texts[name], pays)))
    case 'roulette':
      return ofBet(roulettePays(rules, texts))
    case 'book':
    case 'fight':
      return ofBet([])
  }
}

/** The best first; what pays nothing is no part of it. */
const ofBet = (pays: readonly PayRow[]): PayTable => ({
  grid: null,
  paysOf: 'bet',
  pays: pays.filter((one) => timesOf(one) > 0).toSorted((one, other) => timesOf(other) - timesOf(one)),
})

const timesOf = ({ steps }: PayRow): number => steps[0]?.times ?? 0

const row = (name = '', times = 0, imageUrl = ''): PayRow => ({
  imageUrl,
  name,
  steps: [{ count: null, times: Math.round(times * 100) / 100 }],
})

/** The address that the game itself has for a picture, as the site reads it. */
const symbolAddress = (address: string): string => artAddress.symbol(/([a-z0-9-]+)\.svg$/.exec(address)?.[1] ?? '')

/** A number, a dozen, and the chances that pay even. */
function roulettePays({ bets }: RouletteRules, texts: Texts): PayRow[] {
  const pays = new Map(bets.map((bet) => [bet.numbers.length, bet.pays]))
  const sizes = [
    [1, texts.number],
    [12, texts.dozen],
    [18, texts.evenChance],
  ] as const
  return sizes.map(([size, name]) => row(name, pays.get(size)))
}
