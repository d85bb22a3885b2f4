import { expect, test } from 'vitest'
import type { TableResults } from '#contract/lobby/table-results.ts'
import { beadsOf, countsOf } from './beads.ts'

const table = (kind: TableResults['kind'], ...results: string[]): TableResults => ({ gameCode: 't', kind, results })

test('a round of roulette has the colour of its pocket', () => {
  expect(beadsOf(table('roulette', '17', '32', '0')).map(({ tone }) => tone)).toEqual(['dark', 'red', 'green'])
})

test('either side of a table has a colour of its own, and the tie another', () => {
  const sides = beadsOf(table('baccarat', 'banker', 'player', 'tie')).map(({ tone }) => tone)
  expect(sides).toEqual(['red', 'blue', 'green'])
  expect(beadsOf(table('dragonTiger', 'dragon', 'tiger')).map(({ tone }) => tone)).toEqual(['red', 'blue'])
})

test('what a wheel pays more for is of another colour', () => {
  expect(beadsOf(table('wheel', '9.60', '2.40', '9.60', '3.20')).map(({ tone }) => tone)).toEqual([
    'red',
    'blue',
    'red',
    'gold',
  ])
})

test('results are counted by side, and of roulette by colour', () => {
  const sides = countsOf(table('baccarat', 'tie', 'player', 'banker', 'player'))
  expect(sides.map(({ bead, count }) => [bead.result, count])).toEqual([
    ['player', 2],
    ['tie', 1],
    ['banker', 1],
  ])
  const colours = countsOf(table('roulette', '1', '3', '0', '2'))
  expect(colours.map(({ bead, count }) => [bead.tone, count])).toEqual([
    ['red', 2],
    ['green', 1],
    ['dark', 1],
  ])
})
