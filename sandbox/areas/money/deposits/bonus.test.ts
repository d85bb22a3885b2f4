import { expect, test } from 'vitest'
import { openPurse } from '#tests/support/purse.ts'
import { firstDeposit, firstDepositTerms, giveBonus } from './bonus.ts'

const percent = 50

/** The bonus that a first deposit of so much brings, with the turnover that it owes. */
function bonusOf(amount: number, promotion_id: string | null = firstDeposit) {
  const purse = openPurse()
  const merchant = { ...purse.owner.merchant, promotions: { firstDepositBonusPercent: percent } }
  const deposit = { id: 'D1', amount, promotion_id }
  purse.store.together(() => giveBonus(purse, { ...purse.owner, merchant }, deposit))
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
