import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { memberSeedFor } from '#tests/support/member-seed.ts'
import { codeOf, dayMs, granted, openPurse } from '#tests/support/purse.ts'
import { pickByChance } from './pick.ts'
import { nextSeed, spinWheel, wheelNow, wheelRules } from './wheel.ts'

function openHall(drawn = 4000, prizeWheel: object = {}) {
  const purse = openPurse(0, { demo: { ...acmeDemo, prizeWheel } })
  const part = { ...purse, draw: () => 0 }
  const spin = (whose = purse.owner) => {
    const { prizes } = wheelRules(whose.merchant)
    const isSame = (roll: number) => pickByChance(prizes, () => roll) === pickByChance(prizes, () => drawn)
    const memberSeed = memberSeedFor(nextSeed(part, whose.member.id), isSame)
    return purse.transaction(() => spinWheel(part, whose, memberSeed))
  }
  return { ...purse, spin, spins: () => wheelNow(purse, purse.owner).spins }
}

test('money that is won is paid, tied to its turnover', () => {
  const { spin, postings, owed } = openHall(9999)
  expect(granted(spin())).toMatchObject({ prize: { id: '6', amount: 50_000 }, turnover: 50_000, spins: 0 })
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -50_000, player: 50_000 }]])
  expect(owed()).toEqual([{ required: 50_000, tied: 50_000 }])
})

test('a spin that wins nothing is used up, and posts nothing', () => {
  const { spin, spins, postings, owed } = openHall(3999)
  expect(granted(spin())).toMatchObject({ prize: { kind: 'none', amount: 0 }, turnover: null })
  expect([spins(), postings, owed()]).toEqual([0, [], []])
})

test('points that are won are given as points', () => {
  const prizes = [
    { kind: 'points', amount: 30, chance: 60 },
    { kind: 'none', chance: 40 },
  ]
  const { spin, store, owner, postings } = openHall(5999, { prizes })
  expect(granted(spin())).toMatchObject({ prize: { kind: 'points', amount: 30 }, turnover: null })
  expect([store.points.balance(owner.member.id), postings]).toEqual([30, []])
})

test('there is one spin a day, and no more than are kept', () => {
  const { spin, spins, pass, postings } = openHall()
  expect(codeOf(spin())).toBeNull()
  expect(codeOf(spin())).toBe('wheel.no-spins')
  expect(postings).toHaveLength(1)
  pass(dayMs)
  expect([codeOf(spin()), codeOf(spin())]).toEqual([null, 'wheel.no-spins'])
  pass(30 * dayMs)
  expect(spins()).toBe(3)
  expect([spin(), spin(), spin(), spin()].map(codeOf)).toEqual([null, null, null, 'wheel.no-spins'])
  expect(postings).toEqual(Array.from({ length: 5 }, () => ['bonus', { 'operator:bonuses': -500, player: 500 }]))
})

test('winnings that need not be staked are free', () => {
  const { spin, owed, postings } = openHall(9999, { times: 0 })
  expect(granted(spin()).turnover).toBeNull()
  expect([owed(), postings.length]).toEqual([[], 1])
})

test('a trial account and a player who takes a break do not spin, and keep their spin', () => {
  const { spin, spins, addMember, takeBreak, pass, postings } = openHall()
  expect(codeOf(spin(addMember('trial', { type: trialType })))).toBe('account.trial')
  takeBreak()
  expect(codeOf(spin())).toBe('player.excluded')
  expect([spins(), postings]).toEqual([1, []])
  pass(dayMs)
  expect(codeOf(spin())).toBeNull()
})

test('a spin is drawn by the seed that was fixed before it, and the next one by another', () => {
  const purse = openPurse(0)
  let byte = 0
  const part = { ...purse, draw: () => byte++ % 256 }
  const { id } = purse.owner.member
  const fixed = nextSeed(part, id)
  expect(fixed.number).toBe(1)
  expect(nextSeed(part, id)).toMatchObject({ number: 1, seed: fixed.seed })
  const { proof } = granted(purse.transaction(() => spinWheel(part, purse.owner, 'of-the-member')))
  expect(proof).toMatchObject({ seed: fixed.seed, number: 1, memberSeed: 'of-the-member' })
  expect(nextSeed(part, id)).toMatchObject({ number: 2, seed: expect.not.stringContaining(fixed.seed) })
})

test('a prize may have to be staked more often than the others, or not at all', () => {
  const prizes = [
    { kind: 'money', amount: 10, chance: 60, times: 0 },
    { kind: 'money', amount: 20, chance: 40, times: 5 },
  ]
  const [free, tied] = [openHall(0, { prizes }), openHall(9_999, { prizes })]
  expect([granted(free.spin()).turnover, free.owed()]).toEqual([null, []])
  expect([granted(tied.spin()).turnover, tied.owed()]).toEqual([10_000, [{ required: 10_000, tied: 2_000 }]])
})
