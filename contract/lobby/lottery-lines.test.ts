import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinations, countLines, type LotteryPicks } from './lottery-lines.ts'

const options = ['0', '1', '2', '3', '4', '5', '6', '7']
const position = { options, min: 1, max: options.length }

/** Every line of picks, written out one by one. */
function linesOf(lines: string, picks: LotteryPicks): readonly (readonly string[])[] {
  if (lines === 'sum') return picks.flatMap((chosen) => chosen.map((option) => [option]))
  const size = /^combination:(\d)$/.exec(lines)?.[1]
  if (size !== undefined) return subsets(picks[0] ?? [], Number(size))
  const rows = picks.reduce<string[][]>(
    (sofar, chosen) => sofar.flatMap((row) => chosen.map((one) => [...row, one])),
    [[]],
  )
  return lines === 'product' ? rows : rows.filter((row) => new Set(row).size === row.length)
}

function subsets(all: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return all.flatMap((one, place) => subsets(all.slice(place + 1), size - 1).map((rest) => [one, ...rest]))
}

test.each(['product', 'arrangement', 'sum'])('lines are counted as they are written out one by one: %s', (lines) => {
  fc.assert(
    fc.property(fc.array(fc.subarray(options, { minLength: 1 }), { minLength: 1, maxLength: 4 }), (picks) => {
      const play = { positions: picks.map(() => position), digits: 0, lines }
      expect(countLines(play, picks)).toBe(linesOf(lines, picks).length)
    }),
  )
})

test('combinations are counted as they are written out one by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.subarray(options), (size, chosen) => {
      const play = { positions: [{ ...position, min: size }], digits: 0, lines: `combination:${size}` }
      expect(countLines(play, [chosen])).toBe(linesOf(play.lines, [chosen]).length)
      expect(combinations(chosen.length, size)).toBe(subsets(chosen, size).length)
    }),
  )
})

test('typed numbers are a line each, or two a line', () => {
  const number = fc.integer({ min: 0, max: 999 }).map((value) => String(value).padStart(3, '0'))
  const numbers = fc.uniqueArray(number, { minLength: 1 })
  fc.assert(
    fc.property(numbers, (typed) => {
      const play = { positions: [], digits: 3, lines: 'sum' }
      expect(countLines(play, [typed])).toBe(typed.length)
      expect(countLines({ ...play, lines: 'combination:2' }, [typed])).toBe((typed.length * (typed.length - 1)) / 2)
    }),
  )
})

test('large combinations are whole numbers', () => {
  expect(combinations(100, 2)).toBe(4950)
  expect(combinations(100, 5)).toBe(75_287_520)
  expect(combinations(3, 4)).toBe(0)
})

const twoPlaces = { positions: [position, { ...position, min: 0, max: 2 }], digits: 0, lines: 'sum' }
const typedTwo = { positions: [], digits: 2, lines: 'sum' }

test.each([
  ['a position without its least', twoPlaces, [[], ['1']]],
  ['more than a position takes', twoPlaces, [['1'], ['1', '2', '3']]],
  ['an option that the position does not have', twoPlaces, [['9'], []]],
  ['an option twice', twoPlaces, [['1', '1'], []]],
  ['a position too few', twoPlaces, [['1']]],
  ['a position too many', twoPlaces, [['1'], [], []]],
  ['no picks', twoPlaces, []],
  ['a number too short', typedTwo, [['1']]],
  ['a number too long', typedTwo, [['123']]],
  ['no number', typedTwo, [['1a']]],
  ['digits of another script', typedTwo, [['১২']]],
  ['a number twice', typedTwo, [['12', '12']]],
  ['two lists of numbers', typedTwo, [['12'], ['13']]],
  ['lines that nobody knows', { ...typedTwo, lines: 'all' }, [['12']]],
  ['neither positions nor digits', { ...typedTwo, digits: 0 }, [[]]],
])('%s makes no bet', (_, play, picks) => {
  expect(countLines(play, picks)).toBe(0)
})
