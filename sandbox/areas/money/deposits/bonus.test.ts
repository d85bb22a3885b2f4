import { expect, test } from 'vitest'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { openPurse } from '#tests/support/purse.ts'
import { firstDeposit, firstDepositTerms, giveBonus } from './bonus.ts'

const percent = 50

/** The bonus that a first deposit of so much brings, with the turnover that it owes. */
function bonusOf(
  amount: number,
  promotion_id: string | null = firstDeposit,
  changed: Parameters<typeof openPurse>[1] = {},
) {
  const purse = openPurse(0, changed)
  const merchant = { ...purse.owner.merchant, promotions: { firstDepositBonusPercent: percent } }
  const deposit = { id: 'D1', amount, promotion_id }
  purse.store.transaction(() => giveBonus(purse, { ...purse.owner, merchant }, deposit))
  const owed = purse.store.turnover.open(purse.owner.member.id).map(({ required, tied }) => ({ required, tied }))
  return { bonus: purse.balance(), owed, terms: firstDepositTerms(merchant) }
}

test('a first deposit brings its share, in whole units, tied to its turnover', () => {
  const { bonus, owed, terms } = bonusOf(100_150)
  expect(bonus).toBe(50_000)
  expect(owed).toEqual([{ required: 50_000 * terms.times, tied: 50_000 }])
})

test('the share is cut at the most that the merchant gives', () => {
  const { bonus, terms } = bonusOf(1e9)
  expect(bonus).toBe(terms.most)
})

test('a deposit too small for a whole unit, or that joined nothing, brings none', () => {
  expect(bonusOf(199)).toMatchObject({ bonus: 0, owed: [] })
  expect(bonusOf(100_000, null)).toMatchObject({ bonus: 0, owed: [] })
})

test('a bonus that need not be staked is given free', () => {
  const demo = { ...acmeDemo, money: { firstDeposit: { most: 300, times: 0 } } }
  expect(bonusOf(100_000, firstDeposit, { demo })).toMatchObject({ bonus: 30_000, owed: [] })
})
