import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { nextGames, playedOf, playPath } from './next-game.ts'

const koi = aCard({ gameCode: 'koi' })
const fox = aCard({ gameCode: 'fox', hasTrial: false })
const lamp = aCard({ gameCode: 'lamp' })

test('games that were not played yet come first, and those that were come again', () => {
  expect(nextGames([koi, fox, lamp], { isTrial: false, played: ['koi'] })).toEqual([fox, lamp, koi])
  expect(nextGames([], { isTrial: false, played: [] })).toEqual([])
})

test('who plays with play money is led to no game of real money', () => {
  expect(nextGames([fox, lamp], { isTrial: true, played: [] })).toEqual([lamp])
  expect(playPath(koi, true)).toBe('/seamless?vassalage=PPL&gameCode=koi&mode=trial')
})

test('what the history keeps is read with care', () => {
  expect(playedOf({ played: ['koi', 7] })).toEqual(['koi'])
  for (const state of [null, undefined, 'x', { played: 'koi' }]) expect(playedOf(state)).toEqual([])
})
