import { expect, test } from 'vitest'
import type { Owner } from '#sandbox/ledger/accounts.ts'
import { recordBet } from '#sandbox/ledger/record-bet.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { codeOf, dayMs, openPurse } from '#tests/support/purse.ts'
import { merchantOffers, standingOf } from './state.ts'
import { answerRequest, claimOffer, joinOffer } from './take-part.ts'
import type { PromotionId } from './texts.ts'

function openHall(main = 2_000_000) {
  const purse = openPurse(main, { demo: { ...acmeDemo, promotions: 8 } })
  const { store, owner } = purse
  const offers = merchantOffers(purse, owner.merchant)
  const offerOf = (id: PromotionId) => {
    const offer = offers.find((each) => each.id === id)
    if (!offer) throw new Error(`The merchant has no ${id}`)
    return offer
  }
  return {
    ...purse,
    join: (id: PromotionId, whose: Owner = owner) => purse.transaction(() => joinOffer(purse, whose, offerOf(id))),
    claim: (id: PromotionId, whose: Owner = owner) => purse.transaction(() => claimOffer(purse, whose, offerOf(id))),
    answer: (id: PromotionId, answer: 'issued' | 'too-soon') =>
      purse.transaction(() => answerRequest(purse, owner, { offer: offerOf(id), answer })),
    standing: (id: PromotionId) => standingOf(purse, owner, offerOf(id)),
    standingFor: (id: PromotionId, whose: Owner = owner) => standingOf(purse, whose, offerOf(id)),
    /** Loses so much on a game of a type. */
    stake(amount: number, type = 'RNG'): void {
      const game = { code: 'G1', type, vendor: 'KNA' }
      recordBet(store, { member: owner.member.id, game, at: purse.now().getTime(), stake: amount, returned: 0 })
    },
  }
}

test('what was staked since one joined earns the bonus, to the minor unit, and it is paid once', () => {
  const { join, claim, stake, standing, postings, owed, pass } = openHall()
  stake(500_000)
  pass(1)
  expect(codeOf(join('steady-play'))).toBeNull()
  stake(499_999)
  expect(standing('steady-play')).toEqual({ state: 'process', done: 499_999, reason: null })
  expect(codeOf(claim('steady-play'))).toBe('promotion.not-earned')
  expect(postings).toEqual([])
  stake(1)
  expect(codeOf(claim('steady-play'))).toBeNull()
  expect(codeOf(claim('steady-play'))).toBe('promotion.claimed')
  expect(codeOf(join('steady-play'))).toBe('promotion.joined')
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -10_000, player: 10_000 }]])
  expect(owed()).toEqual([{ required: 30_000, tied: 10_000 }])
})

test('a promotion of a category counts the stakes of its category alone, one of no category all of them', () => {
  const { join, stake, standing } = openHall()
  join('steady-play')
  join('month-rebate')
  stake(300, 'LOTT')
  stake(200, 'LIVE')
  stake(100, 'RNG')
  expect(standing('steady-play')).toMatchObject({ state: 'process', done: 100 })
  expect(standing('month-rebate')).toMatchObject({ state: 'process', done: 600 })
})

test('signing up is for a draw at the end: one name of ten, the same at every look, which claims its prize once', () => {
  const { join, claim, standing, standingFor, addMember, postings, pass } = openHall()
  const others = Array.from({ length: 19 }, (_, place) => addMember(`friend${place}`))
  const names = [undefined, ...others]
  for (const one of names) expect(codeOf(join('friendly-cup', one))).toBeNull()
  expect(standing('friendly-cup').state).toBe('signed')
  expect(codeOf(claim('friendly-cup'))).toBe('promotion.not-earned')
  pass(50 * dayMs)
  const drawn = names.filter((one) => standingFor('friendly-cup', one).state === 'claim')
  expect(drawn).toHaveLength(2)
  const left = names.filter((one) => !drawn.includes(one))
  expect(standingFor('friendly-cup', left[0])).toMatchObject({ state: 'close', reason: 'not-drawn' })
  expect(codeOf(claim('friendly-cup', left[0]))).toBe('promotion.closed')
  expect(codeOf(claim('friendly-cup', drawn[0]))).toBeNull()
  expect(codeOf(claim('friendly-cup', drawn[0]))).toBe('promotion.claimed')
  expect(standingFor('friendly-cup', drawn[1]).state).toBe('claim')
  expect(postings.map(([kind]) => kind)).toEqual(['bonus'])
})

test('a rebate goes by its own name, and is free', () => {
  const { join, claim, stake, postings, owed } = openHall()
  join('month-rebate')
  stake(1_000_000)
  claim('month-rebate')
  expect([postings, owed()]).toEqual([[['rebate', { 'operator:bonuses': -6000, player: 6000 }]], []])
})

test('what was earned before the end is paid after it; what is staked after it earns nothing', () => {
  const late = openHall()
  late.join('steady-play')
  late.stake(499_999)
  late.pass(70 * dayMs)
  late.stake(500_000)
  expect(late.standing('steady-play')).toMatchObject({ state: 'close', done: 499_999 })
  expect(codeOf(late.claim('steady-play'))).toBe('promotion.closed')
  const inTime = openHall()
  inTime.join('steady-play')
  inTime.stake(500_000)
  inTime.pass(70 * dayMs)
  expect(codeOf(inTime.claim('steady-play'))).toBeNull()
  expect([late.postings.length, inTime.postings.length]).toEqual([0, 1])
})

test('what one asks for is paid where the operator agrees, once', () => {
  const { join, claim, answer, postings, owed } = openHall()
  expect(codeOf(answer('anniversary', 'issued'))).toBe('promotion.not-earned')
  expect(codeOf(join('anniversary'))).toBeNull()
  expect(codeOf(claim('anniversary'))).toBe('promotion.not-earned')
  expect(postings).toEqual([])
  expect(codeOf(answer('anniversary', 'issued'))).toBeNull()
  expect(codeOf(answer('anniversary', 'issued'))).toBe('promotion.not-earned')
  expect(codeOf(claim('anniversary'))).toBe('promotion.claimed')
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -20_000, player: 20_000 }]])
  expect(owed()).toEqual([{ required: 20_000, tied: 20_000 }])
})

test('what the operator refuses posts nothing, and says why', () => {
  const { join, answer, standing, claim, postings } = openHall()
  join('anniversary')
  answer('anniversary', 'too-soon')
  expect(standing('anniversary')).toMatchObject({ state: 'rejected', reason: 'too-soon' })
  expect([codeOf(claim('anniversary')), postings]).toEqual(['promotion.not-earned', []])
})

test.each([
  ['one that is joined by a deposit', 'first-deposit', 'promotion.not-eligible'],
  ['one that has not begun', 'season-opening', 'promotion.closed'],
  ['one that is over', 'autumn-reels', 'promotion.closed'],
] as const)('%s is not joined, and pays nothing', (_, id, code) => {
  const { join, claim, postings } = openHall()
  expect(codeOf(join(id))).toBe(code)
  expect(codeOf(claim(id))).not.toBeNull()
  expect(postings).toEqual([])
})

test('a trial account and a player who takes a break neither join nor claim', () => {
  const { join, claim, stake, addMember, takeBreak, postings } = openHall()
  const trial = addMember('trial', { type: trialType })
  expect([codeOf(join('steady-play', trial)), codeOf(claim('steady-play', trial))]).toEqual([
    'account.trial',
    'account.trial',
  ])
  join('steady-play')
  stake(500_000)
  takeBreak()
  expect([codeOf(join('anniversary')), codeOf(claim('steady-play'))]).toEqual(['player.excluded', 'player.excluded'])
  expect(postings).toEqual([])
})
