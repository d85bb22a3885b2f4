import { expect, test } from 'vitest'
import { gameFactsOf } from '#src/config/game-paths.ts'
import { gameOfPath, seamlessGame } from './game-addresses.ts'

test('what /seamless is asked to play', () => {
  expect(seamlessGame('?vassalage=GRF&gameCode=a%26b')).toEqual({ vassalage: 'GRF', gameCode: 'a&b', isTrial: false })
  expect(seamlessGame('?vassalage=GRF&gameCode=x&mode=trial')?.isTrial).toBe(true)
  expect(seamlessGame('?vassalage=GRF')).toBeUndefined()
  expect(seamlessGame('')).toBeUndefined()
})

test('the page of a game is found again by its address', () => {
  expect(gameOfPath(gameFactsOf('GRF-koi/1'))).toBe('GRF-koi/1')
  expect(gameOfPath('/Game/x/')).toBe('x')
  expect(gameOfPath('/game/')).toBeUndefined()
  expect(gameOfPath('/game/%E0%A4%A')).toBeUndefined()
})
