import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { gamesFirst } from './games-first.ts'

const cards = [
  aCard({ nodeId: 1, isGame: 'VASSALAGE' }),
  aCard({ nodeId: 2, isGame: 'GAME' }),
  aCard({ nodeId: 3, isGame: 'GAME' }),
]

test('games keep their order, and lists of a vendor come behind them', () => {
  expect(gamesFirst(cards, 3).map(({ nodeId }) => nodeId)).toEqual([2, 3, 1])
})

test('no more cards are shown than there is room for', () => {
  expect(gamesFirst(cards, 2).map(({ nodeId }) => nodeId)).toEqual([2, 3])
})
