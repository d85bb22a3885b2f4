import { boxed, eachPlace, numbersOf, oneOf, type Play, typed, typedPair } from './play-parts.ts'
import { digits, type Results } from './results.ts'

/** Prizes whose numbers have three digits or more. */
const longNorth = ['special', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']
const longSouth = ['special', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']

export const northPlays: readonly Play[] = [
  { code: 'last2', group: 'main', pays: 9500, ...typed(2, ['special']) },
  { code: 'last3', group: 'main', pays: 90_000, ...typed(3, ['special']) },
  { code: 'endDigit', group: 'main', pays: 950, ...eachPlace([-2, -1], digits, ['tens', 'units']) },
  { code: 'lo2', group: 'every', pays: 350, ...typed(2) },
  { code: 'lo3', group: 'every', pays: 4000, ...typed(3, longNorth) },
  { code: 'pair2', group: 'every', pays: 1700, ...typedPair(2) },
]

export const southPlays: readonly Play[] = [
  { code: 'last2', group: 'main', pays: 9500, ...typed(2, ['special']) },
  { code: 'last3', group: 'main', pays: 90_000, ...typed(3, ['special']) },
  { code: 'eighth', group: 'other', pays: 9500, ...typed(2, ['p8']) },
  { code: 'lo2', group: 'every', pays: 520, ...typed(2) },
  { code: 'lo3', group: 'every', pays: 5500, ...typed(3, longSouth) },
  { code: 'pair2', group: 'every', pays: 3600, ...typedPair(2) },
]

const runBottom: Play = {
  code: 'runBottom',
  group: 'other',
  pays: 490,
  ...oneOf(digits, () => false, 'digits'),
  wins: ([chosen = []], results) => chosen.filter((digit) => lastTwoOf(results).includes(digit)).length,
}

function lastTwoOf(results: Results): string {
  return numbersOf(results, ['last2'])[0] ?? ''
}

export const thaiPlays: readonly Play[] = [
  { code: 'last3', group: 'main', pays: 90_000, ...typed(3, ['p1']) },
  { code: 'box3', group: 'main', pays: 15_500, ...boxed(3) },
  { code: 'last2', group: 'main', pays: 9500, ...typed(2, ['p1']) },
  {
    code: 'runTop',
    group: 'main',
    pays: 340,
    ...oneOf(digits, (digit, main) => main.slice(-3).includes(digit), 'digits'),
  },
  { code: 'bottom2', group: 'other', pays: 9500, ...typed(2, ['last2']) },
  runBottom,
]

export const laoPlays: readonly Play[] = [
  { code: 'first4', group: 'main', pays: 900_000, ...typed(4, ['p1']) },
  { code: 'box4', group: 'main', pays: 39_000, ...boxed(4) },
  { code: 'last3', group: 'main', pays: 93_000, ...typed(3, ['p1']) },
  { code: 'last2', group: 'main', pays: 9500, ...typed(2, ['p1']) },
]

export const fourDPlays: readonly Play[] = [
  ...laoPlays,
  { code: 'topThree', group: 'every', pays: 310_000, ...typed(4, ['p1', 'p2', 'p3']) },
  { code: 'any23', group: 'every', pays: 40_500, ...typed(4) },
]
