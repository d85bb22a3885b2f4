import { expect, test } from 'vitest'
import { bodyOf, emptySlip, hasBetsOf, maxBets, type SlipBet, type Slips, slipsReducer, totalsOf } from './slip.ts'

const bet: Omit<SlipBet, 'id'> = {
  play: 'any2',
  name: 'Two of the five',
  picks: [['01', '02', '03']],
  shown: '01 02 03',
  lines: 3,
  stake: '10.10',
}
const add = (slips: Slips, gameCode = 'a') => slipsReducer(slips, { type: 'add', gameCode, bet })
const betsOf = (slips: Slips, gameCode = 'a') => (slips[gameCode] ?? emptySlip).bets

test('each lottery has a slip of its own, whose bets go one by one', () => {
  const slips = add(add(add({}), 'b'))
  expect(betsOf(slips).map(({ id }) => id)).toEqual([1, 2])
  expect(betsOf(slips, 'b')).toHaveLength(1)
  const rest = slipsReducer(slips, { type: 'remove', gameCode: 'a', id: 1 })
  expect(betsOf(rest).map(({ id }) => id)).toEqual([2])
  expect(betsOf(add(rest)).map(({ id }) => id)).toEqual([2, 3])
  expect(betsOf(slipsReducer(slips, { type: 'clear', gameCode: 'a' }))).toEqual([])
})

test('a slip takes no bet without a line, and no more than the gateway does', () => {
  const none = slipsReducer({}, { type: 'add', gameCode: 'a', bet: { ...bet, lines: 0 } })
  expect(betsOf(none)).toEqual([])
  const full = Array.from({ length: maxBets + 3 }).reduce<Slips>((slips) => add(slips), {})
  expect(betsOf(full)).toHaveLength(maxBets)
})

test('lines and total are exact', () => {
  const bets = betsOf(add(add({})))
  expect(totalsOf(bets)).toEqual({ lines: 6, total: '60.60' })
  expect(totalsOf([])).toEqual({ lines: 0, total: '0.00' })
  expect(bodyOf('a', '0731', bets.slice(0, 1))).toEqual({
    gameCode: 'a',
    drawNo: '0731',
    bets: [{ play: 'any2', picks: [['01', '02', '03']], stake: '10.10' }],
    lines: 3,
    total: '30.30',
  })
})

test('a slip is known again in what was placed of it, whatever the order of names and the draw', () => {
  const bets = betsOf(add(add({})))
  const { bets: placed } = bodyOf('a', '0731', bets)
  const stored = placed.map(({ play, picks, stake }) => ({ stake, picks, play }))
  expect(hasBetsOf(bets, { bets: stored })).toBe(true)
  expect(hasBetsOf(bets.slice(1), { bets: stored })).toBe(false)
  expect(hasBetsOf(bets, { bets: stored.map((entry) => ({ ...entry, stake: '1' })) })).toBe(false)
  expect(hasBetsOf(bets, { bets: [null, 'x'] })).toBe(false)
  expect(hasBetsOf(bets, {})).toBe(false)
})
