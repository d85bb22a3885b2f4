import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { codeOf, dayMs, granted, openPurse } from '#tests/support/purse.ts'
import { answerEnvelope, openEnvelope } from './envelopes.ts'

/** The weeks in which the clock of a purse stands, and before. */
const [thisWeek, lastWeek, expired] = ['2026-11-16', '2026-11-09', '2026-11-02']

function openHall(drawn = 0, changed: Parameters<typeof openPurse>[1] = {}) {
  const purse = openPurse(0, changed)
  const part = { ...purse, draw: () => drawn }
  const open = (day: string, whose = purse.owner) => purse.transaction(() => openEnvelope(part, whose, day))
  const answer = (day: string, isTaken: boolean, whose = purse.owner) =>
    purse.transaction(() => answerEnvelope(part, whose, { day, isTaken }))
  const take = (day: string, whose = purse.owner) => {
    const opened = open(day, whose)
    answer(day, true, whose)
    return opened
  }
  return { ...purse, open, answer, take }
}

test.each([
  ['the first chance', 0, 500],
  ['the last of the first', 4999, 500],
  ['the first of the second', 5000, 1000],
  ['the last of all', 9999, 20_000],
])('what is drawn at %s is paid, tied to its turnover', (_, drawn, amount) => {
  const { open, answer, postings, owed } = openHall(drawn)
  expect(granted(open(thisWeek))).toEqual({ day: thisWeek, amount, turnover: amount })
  expect(postings).toEqual([])
  expect(granted(answer(thisWeek, true))).toEqual({ day: thisWeek, amount, turnover: amount })
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -amount, player: amount }]])
  expect(owed()).toEqual([{ required: amount, tied: amount }])
})

test('each member opens each envelope once, for as long as it lasts', () => {
  const { open, take, addMember, postings, pass } = openHall()
  take(thisWeek)
  expect(codeOf(open(thisWeek))).toBe('envelope.opened')
  expect(codeOf(take(lastWeek))).toBeNull()
  expect(codeOf(open(expired))).toBe('envelope.expired')
  expect(codeOf(take(thisWeek, addMember('other')))).toBeNull()
  expect(postings).toHaveLength(3)
  pass(14 * dayMs)
  expect(codeOf(open(thisWeek, addMember('third')))).toBe('envelope.expired')
  expect(postings).toHaveLength(3)
})

test.each(['2026-11-23', '2026-11-18', 'anything'])('there is no envelope %s, and nothing is posted', (day) => {
  const { open, postings } = openHall()
  expect(codeOf(open(day))).toBe('envelope.unknown')
  expect(postings).toEqual([])
})

test('a trial account and a player who takes a break open none', () => {
  const { open, addMember, takeBreak, postings } = openHall()
  expect(codeOf(open(thisWeek, addMember('trial', { type: trialType })))).toBe('account.trial')
  takeBreak()
  expect(codeOf(open(thisWeek))).toBe('player.excluded')
  expect(postings).toEqual([])
})

test('a merchant says what is in them, and how often it must be staked', () => {
  const redEnvelope = { times: 3, amounts: [{ amount: 7, chance: 100 }] }
  const staked = openHall(9999, { demo: { ...acmeDemo, redEnvelope } })
  expect(granted(staked.take(thisWeek))).toMatchObject({ amount: 700, turnover: 2100 })
  const free = openHall(0, { demo: { ...acmeDemo, redEnvelope: { times: 0 } } })
  expect(granted(free.take(thisWeek)).turnover).toBeNull()
  expect([staked.owed(), free.owed()]).toEqual([[{ required: 2100, tied: 700 }], []])
})

test('what was in an envelope is taken or refused once; refused, nothing is paid and nothing owed', () => {
  const { open, answer, postings, owed, takeBreak } = openHall()
  expect(codeOf(answer(thisWeek, true))).toBe('envelope.unknown')
  open(thisWeek)
  open(lastWeek)
  takeBreak()
  expect(codeOf(answer(thisWeek, true))).toBe('player.excluded')
  expect(codeOf(answer(thisWeek, false))).toBeNull()
  expect(codeOf(answer(thisWeek, false))).toBe('envelope.answered')
  expect([postings, owed()]).toEqual([[], []])
})
