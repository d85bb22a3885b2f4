import { combinations, type LotteryPicks } from '#contract/lobby/lottery-lines.ts'
import { digits, mainOf, type Results } from './results.ts'

/** A position of a play; its name and labels are keys of texts. */
export interface Position {
  name: string
  options: readonly string[]
  isLabelled?: boolean
  min: number
  max: number
}

export interface Play {
  /** The key of its name and its rule. */
  code: string
  group: string
  positions: readonly Position[]
  digits: number
  lines: string
  /** Minor units of the stake, which is in it. */
  pays: number
  /** How many of the picks' lines win, one that wins twice counted twice. Picks that `countLines` counts as none are not asked about. */
  wins(picks: LotteryPicks, results: Results): number
}

type Rule = Pick<Play, 'positions' | 'digits' | 'lines' | 'wins'>

/** One option of each place, in the places drawn; `all` where an option can come only once. */
export function straight(places: readonly number[], options: readonly string[], isOnce = false): Rule {
  return {
    positions: places.map((place) => ({ name: placeName(place), options, min: 1, max: options.length })),
    digits: 0,
    lines: isOnce ? 'arrangement' : 'product',
    wins: (picks, results) => (hits(places, picks, results) === places.length ? 1 : 0),
  }
}

/** Each option of each place is a line of its own. */
export function eachPlace(places: readonly number[], options: readonly string[], names?: readonly string[]): Rule {
  const positions = places.map((place, index) => {
    return { name: names?.[index] ?? placeName(place), options, min: 0, max: options.length }
  })
  return { positions, digits: 0, lines: 'sum', wins: (picks, results) => hits(places, picks, results) }
}

/** So many of the chosen, wherever they come. */
export function anyOf(size: number, options: readonly string[]): Rule {
  return {
    positions: [{ name: 'numbers', options, min: size, max: options.length }],
    digits: 0,
    lines: `combination:${size}`,
    wins([chosen = []], results) {
      const drawn = mainOf(results)
      return combinations(chosen.filter((option) => drawn.includes(option)).length, size)
    },
  }
}

/** The last digits of the main prize in any order, all different. */
export function boxed(size: number): Rule {
  return {
    positions: [{ name: 'digits', options: digits, min: size, max: digits.length }],
    digits: 0,
    lines: `combination:${size}`,
    wins([chosen = []], results) {
      const last = new Set(mainOf(results).slice(-size))
      return last.size === size && [...last].every((digit) => chosen.includes(digit)) ? 1 : 0
    },
  }
}

/** Each option is a line that wins or not by itself. */
export function oneOf(
  options: readonly string[],
  isWon: (option: string, main: readonly string[]) => boolean,
  name = 'numbers',
): Rule {
  const isLabelled = options.some((option) => !/^\d+$/.test(option))
  return {
    positions: [{ name, options, isLabelled, min: 1, max: options.length }],
    digits: 0,
    lines: 'sum',
    wins: ([chosen = []], results) => chosen.filter((option) => isWon(option, mainOf(results))).length,
  }
}

/** Typed numbers, each a line that wins with every number of the prizes that ends in it. No prizes named: all. */
export function typed(length: number, prizes?: readonly string[]): Rule {
  return {
    positions: [],
    digits: length,
    lines: 'sum',
    wins: ([chosen = []], results) =>
      chosen.reduce((sum, number) => sum + numbersOf(results, prizes).filter(endsIn(number)).length, 0),
  }
}

/** Two typed numbers that both come among the ends of all prizes. */
export function typedPair(length: number): Rule {
  return {
    positions: [],
    digits: length,
    lines: 'combination:2',
    wins([chosen = []], results) {
      const found = chosen.filter((number) => numbersOf(results).some(endsIn(number)))
      return combinations(found.length, 2)
    },
  }
}

export function numbersOf(results: Results, prizes?: readonly string[]): string[] {
  return results.filter(({ prize }) => prizes?.includes(prize) ?? true).flatMap(({ numbers }) => numbers)
}

const endsIn =
  (end: string) =>
  (number: string): boolean =>
    number.endsWith(end)

/** A negative place counts from the end. */
function hits(places: readonly number[], picks: LotteryPicks, results: Results): number {
  const main = mainOf(results)
  return places.filter((place, index) => picks[index]?.includes(main.at(place) ?? '')).length
}

/** "place-1" is the first. */
function placeName(place: number): string {
  return `place-${place + 1}`
}
