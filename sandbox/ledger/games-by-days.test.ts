import { expect, test } from 'vitest'
import { at, dayMs, openPurse } from '#tests/support/purse.ts'
import { recordBet } from './record-bet.ts'

test('games are told by the days on which they were played, whatever was staked, won or lost', () => {
  const { store, owner } = openPurse()
  const bet = (code: string, daysAgo: number, money: { stake?: number; returned?: number } = {}) =>
    recordBet(store, {
      ...{ member: owner.member.id, game: { code, type: 'RNG', vendor: 'KNA' }, at: at - daysAgo * dayMs },
      ...{ stake: 100, returned: 0, ...money },
    })
  bet('ONCE', 0, { stake: 1_000_000 })
  for (let round = 0; round < 9; round++) bet('MUCH', 2, { stake: 50_000 })
  bet('OFTEN', 5)
  bet('OFTEN', 3, { returned: 900 })
  bet('OLD', 61)
  expect(store.bets.gamesByDays(owner.member.id, at - 60 * dayMs)).toEqual(['OFTEN', 'ONCE', 'MUCH'])
})
