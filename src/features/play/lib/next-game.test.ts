import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { nextGame, playedOf, playPath } from './next-game.ts'

const koi = aCard({ gameCode: 'koi' })
const fox = aCard({ gameCode: 'fox', hasTrial: false })
const lamp = aCard({ gameCode: 'lamp' })

test('the next game is one that was not played yet, and the row begins anew where all were', () => {
  expect(nextGame([koi, fox, lamp], { isTrial: false, played: ['koi'] })).toBe(fox)
  expect(nextGame([koi, fox], { isTrial: false, played: ['koi', 'fox'] })).toBe(koi)
  expect(nextGame([], { isTrial: false, played: [] })).toBeUndefined()
})

test('who plays with play money is led to no game of real money', () => {
  expect(nextGame([fox, lamp], { isTrial: true, played: [] })).toBe(lamp)
  expect(nextGame([fox], { isTrial: true, played: [] })).toBeUndefined()
  expect(playPath(koi, true)).toBe('/seamless?vassalage=PPL&gameCode=koi&mode=trial')
})

test('what the history keeps is read with care', () => {
  expect(playedOf({ played: ['koi', 7] })).toEqual(['koi'])
  for (const state of [null, undefined, 'x', { played: 'koi' }]) expect(playedOf(state)).toEqual([])
})
