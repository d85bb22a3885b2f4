import { expect, test } from 'vitest'
import { ballsOf, shortOdds, toldPlay } from './draw-parts.ts'

test('a whole number falls into its digits, and balls stay as they were drawn', () => {
  expect(ballsOf({ prize: 'Special', numbers: ['48215'] })).toEqual(['4', '8', '2', '1', '5'])
  expect(ballsOf({ prize: 'Balls', numbers: ['07', '11', '3'] })).toEqual(['07', '11', '3'])
})

test('odds are told by one way where that is exact, else as they are', () => {
  expect(shortOdds({ ways: 6, of: 1000 })).toEqual({ ways: 6, of: 1000 })
  expect(shortOdds({ ways: 10, of: 1000 })).toEqual({ ways: 1, of: 100 })
})

test('two digits are told before other plays', () => {
  const play = (code: string) => ({ code, name: code, pays: '1', odds: { ways: 1, of: 10 } })
  expect(toldPlay({ plays: [play('endDigit'), play('last2')] })?.code).toBe('last2')
  expect(toldPlay({ plays: [play('any2')] })?.code).toBe('any2')
})
