import { expect, test } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { attemptAt, isUnanswered } from './attempt.ts'
import { bodyOf, emptySlip, mostBets, type SlipBet, type Slips, slipsReducer, totalsOf } from './slip.ts'

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
  const full = Array.from({ length: mostBets + 3 }).reduce<Slips>((slips) => add(slips), {})
  expect(betsOf(full)).toHaveLength(mostBets)
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

test('a bet without an answer keeps its key, another bet has a new one', () => {
  const body = bodyOf('a', '0731', betsOf(add({})))
  const first = attemptAt(body, undefined)
  expect(attemptAt({ ...body }, first).key).toBe(first.key)
  expect(attemptAt({ ...body, drawNo: '0732' }, first).key).not.toBe(first.key)
  expect(attemptAt(body, undefined).key).not.toBe(first.key)
})

test.each([
  ['network.timeout', 0, true],
  ['network.offline', 0, true],
  ['system.fault', 500, true],
  ['answer.not-json', 200, true],
  ['bet.closed', 409, false],
  ['wallet.short', 409, false],
  ['session.expired', 401, false],
])('%s leaves open whether the bet was taken: %s %s', (code, status, isOpen) => {
  expect(isUnanswered(new GatewayError(code, { status }))).toBe(isOpen)
})
