import { expect, test } from 'vitest'
import { climb, type Month } from './climb.ts'
import type { Rank } from './ladder.ts'

const rank = (level: number, deposits: number, stakes: number, keep: number): Rank => ({
  ...{ level, deposits, stakes, keep },
  ...{ label: undefined, rebate: 0, gift: 0, birthday: 0, hasManager: false },
})

const ladder = [rank(1, 100, 100, 0), rank(2, 200, 1000, 300), rank(3, 500, 5000, 900)]

const paid = (deposited: number, staked: number): Month => ({ deposited, staked })
const levelAfter = (...months: Month[]) => climb(ladder, months).level

test('a rank is reached with both totals, whenever they came', () => {
  expect(levelAfter()).toBe(0)
  expect(levelAfter(paid(99, 9000))).toBe(0)
  expect(levelAfter(paid(100, 50), paid(0, 50))).toBe(1)
  expect(climb(ladder, [paid(200, 400), paid(0, 600)])).toEqual({ level: 2, reachedIn: 1 })
  expect(climb(ladder, [paid(500, 5000)])).toEqual({ level: 3, reachedIn: 0 })
})

test('the month in which it was reached does not count, the next one does', () => {
  expect(levelAfter(paid(200, 1000), paid(0, 0))).toBe(2)
  expect(levelAfter(paid(200, 1000), paid(0, 299), paid(0, 0))).toBe(1)
  expect(levelAfter(paid(200, 1000), paid(0, 300), paid(0, 0))).toBe(2)
})

test('one rank a month is lost, and never the one that asks for nothing', () => {
  const idle = paid(0, 0)
  expect(levelAfter(paid(500, 5000), idle, idle)).toBe(2)
  expect(levelAfter(paid(500, 5000), idle, idle, idle)).toBe(1)
  expect(levelAfter(paid(500, 5000), ...Array.from({ length: 20 }, () => idle))).toBe(1)
})

test('a lost rank comes back with its month’s stake, and keeps for the month after', () => {
  const lost = [paid(200, 1000), paid(0, 0)]
  expect(levelAfter(...lost, paid(0, 299))).toBe(1)
  expect(climb(ladder, [...lost, paid(0, 300)])).toEqual({ level: 2, reachedIn: 2 })
  expect(levelAfter(...lost, paid(0, 300), paid(0, 0))).toBe(2)
  expect(levelAfter(...lost, paid(0, 300), paid(0, 0), paid(0, 0))).toBe(1)
})

test('a higher rank is reached from a lost one as from any', () => {
  expect(levelAfter(paid(200, 1000), paid(0, 0), paid(300, 4000))).toBe(3)
})
