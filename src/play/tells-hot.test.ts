import { expect, test } from 'vitest'
import { aCard } from './card-fixture.ts'
import { tellsHot } from './tells-hot.ts'

const cards = (hot: number, all: number) =>
  Array.from({ length: all }, (_, nodeId) => aCard({ nodeId, isHot: nodeId < hot ? 1 : 0 }))

test.each([
  [0, 0, true],
  [3, 20, true],
  [4, 20, false],
  [20, 20, false],
])('%i hot games of %i: told apart is %s', (hot, all, isTold) => {
  expect(tellsHot(cards(hot, all))).toBe(isTold)
})

test('of a list that goes on, its beginning counts: tags do not come while one scrolls', () => {
  expect(tellsHot(cards(40, 2000))).toBe(false)
})
