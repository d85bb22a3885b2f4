import { expect, test } from 'vitest'
import { at, openPurse } from '#tests/support/purse.ts'
import { recordBet } from './record-bet.ts'

const game = { code: 'G1', type: 'RNG', vendor: 'KNA' }

test('a bet is kept under a number of its own, which its transactions refer to, and posts nothing itself', () => {
  const { store, owner, postings } = openPurse()
  const member = owner.member.id
  const numbers = [0, 150, null].map((returned) => recordBet(store, { member, game, at, stake: 100, returned }))
  expect(new Set(numbers).size).toBe(3)
  const [lost, won, open] = numbers.map((number) => store.bets.ofReference(member, number)[0])
  expect(lost).toMatchObject({ number: numbers[0], stake: 100, valid: 100, returned: 0, settled_at: at })
  expect(won).toMatchObject({ returned: 150 })
  expect(open).toMatchObject({ returned: null, settled_at: null })
  expect(postings).toEqual([])
})

test('what counts towards turnover and when it was settled may be said apart', () => {
  const { store, owner } = openPurse()
  const member = owner.member.id
  const number = recordBet(store, { member, game, at, stake: 100, valid: 40, returned: 0, settledAt: at + 5 })
  expect(store.bets.ofReference(member, number)[0]).toMatchObject({ valid: 40, settled_at: at + 5 })
})
