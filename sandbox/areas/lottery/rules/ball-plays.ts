import { anyOf, boxed, eachPlace, oneOf, type Play, straight } from './play-parts.ts'
import { dieFaces, digits, elevenBalls, tenRunners } from './results.ts'

const halves = ['big', 'small', 'odd', 'even'] as const

function isHalf(option: string, value: number, smallest: number): boolean {
  if (option === 'big') return value >= smallest
  if (option === 'small') return value < smallest
  return option === 'odd' ? value % 2 === 1 : value % 2 === 0
}

const sumOf = (numbers: readonly string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0)
const countOf = (face: string, dice: readonly string[]): number => dice.filter((die) => die === face).length
const isTriple = (dice: readonly string[]): boolean => new Set(dice).size === 1

export const digits5Plays: readonly Play[] = [
  {
    code: 'sumSides',
    group: 'sides',
    pays: 195,
    ...oneOf(halves, (option, main) => isHalf(option, sumOf(main), 23), 'sides'),
  },
  { code: 'position', group: 'place', pays: 960, ...eachPlace([0, 1, 2, 3, 4], digits) },
  { code: 'lastTwo', group: 'straight', pays: 9600, ...straight([3, 4], digits) },
  { code: 'lastThree', group: 'straight', pays: 95_000, ...straight([2, 3, 4], digits) },
  { code: 'allFive', group: 'straight', pays: 9_200_000, ...straight([0, 1, 2, 3, 4], digits) },
  { code: 'box3', group: 'any', pays: 15_800, ...boxed(3) },
]

export const pick5of11Plays: readonly Play[] = [
  { code: 'any1', group: 'any', pays: 210, ...anyOf(1, elevenBalls) },
  { code: 'any2', group: 'any', pays: 520, ...anyOf(2, elevenBalls) },
  { code: 'any3', group: 'any', pays: 1560, ...anyOf(3, elevenBalls) },
  { code: 'any5', group: 'any', pays: 43_800, ...anyOf(5, elevenBalls) },
  { code: 'place11', group: 'place', pays: 1050, ...eachPlace([0, 1, 2, 3, 4], elevenBalls) },
  { code: 'first2', group: 'straight', pays: 10_500, ...straight([0, 1], elevenBalls, true) },
]

export const dice3Plays: readonly Play[] = [
  {
    code: 'diceSides',
    group: 'sides',
    pays: 198,
    ...oneOf(halves, (option, dice) => !isTriple(dice) && isHalf(option, sumOf(dice), 11), 'sides'),
  },
  { code: 'diceOne', group: 'numbers', pays: 225, ...oneOf(dieFaces, (face, dice) => dice.includes(face)) },
  { code: 'diceTwo', group: 'numbers', pays: 690, ...anyOf(2, dieFaces) },
  { code: 'dicePair', group: 'numbers', pays: 1290, ...oneOf(dieFaces, (face, dice) => countOf(face, dice) >= 2) },
  { code: 'diceTriple', group: 'triples', pays: 20_500, ...oneOf(dieFaces, (face, dice) => countOf(face, dice) === 3) },
  { code: 'diceAnyTriple', group: 'triples', pays: 3400, ...oneOf(['triple'], (_, dice) => isTriple(dice), 'triples') },
]

export const race10Plays: readonly Play[] = [
  {
    code: 'raceSides',
    group: 'sides',
    pays: 195,
    ...oneOf(halves, (option, [winner]) => isHalf(option, Number(winner), 6), 'sides'),
  },
  {
    code: 'raceDuel',
    group: 'sides',
    pays: 195,
    ...oneOf(['first', 'tenth'], (option, main) => (option === 'first') === Number(main[0]) > Number(main[9]), 'sides'),
  },
  { code: 'placeRace', group: 'place', pays: 960, ...eachPlace([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], tenRunners) },
  { code: 'first2', group: 'straight', pays: 8600, ...straight([0, 1], tenRunners, true) },
  { code: 'first3', group: 'straight', pays: 68_000, ...straight([0, 1, 2], tenRunners, true) },
]
