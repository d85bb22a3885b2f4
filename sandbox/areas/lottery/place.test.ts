import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { big, openShop, paid, small } from '#tests/support/lottery-shop.ts'
import { codeOf, granted } from '#tests/support/purse.ts'

test('a bet takes its stake for every line, and is open until the draw', () => {
  const { place, postings, store, owner } = openShop(100_000)
  const both = { ...small, picks: [['small', 'even']], stake: '1.01' }
  const body = { bets: [both, big], lines: 3, total: '12.02' }
  expect(granted(place(body))).toMatchObject({ balance: '987.98', currency: 'BDT' })
  expect(postings).toEqual([paid(1202)])
  expect(store.bets.vendorsInPlay(owner.member.id)).toHaveLength(1)
})

test('the whole wallet may be staked', () => {
  const { place, balance, postings } = openShop(1000)
  expect(granted(place()).balance).toBe('0.00')
  expect([balance(), codeOf(place()), postings.length]).toEqual([0, 'wallet.short', 1])
})

test('the least and the largest stake of a line are taken', () => {
  const { place, postings } = openShop(3_000_000)
  place({ bets: [{ ...small, stake: '1' }], total: '1' })
  place({ bets: [{ ...small, stake: '20000' }], total: '20000' })
  expect(postings).toEqual([paid(100), paid(2_000_000)])
})

test.each([
  ['more than there is', { bets: [{ ...small, stake: '10.01' }], total: '10.01' }, 'wallet.short'],
  ['less than the least stake', { bets: [{ ...small, stake: '0.99' }], total: '0.99' }, 'bet.limit'],
  ['more than the largest stake', { bets: [{ ...small, stake: '20000.01' }], total: '20000.01' }, 'bet.limit'],
  ['a stake that is none', { bets: [{ ...small, stake: '1e3' }], total: '1000' }, 'bet.invalid'],
  ['a total that is not the sum', { total: '10.01' }, 'bet.invalid'],
  ['lines that are not the sum', { lines: 2 }, 'bet.invalid'],
  ['a play of another lottery', { bets: [{ ...small, play: 'any1' }] }, 'bet.invalid'],
  ['a pick that is none', { bets: [{ ...small, picks: [['middle']] }] }, 'bet.invalid'],
  ['a draw that is over', { drawNo: '20261120-1140' }, 'bet.closed'],
  ['a draw that is not the next one', { drawNo: '20261120-1142' }, 'bet.closed'],
  ['a draw that never is', { drawNo: '20261120-9999' }, 'bet.invalid'],
  ['a lottery that is none', { gameCode: 'LOTT-D5-9' }, 'game.unknown'],
])('rejects %s, and posts nothing', (_, changed, code) => {
  const { place, postings, store, owner } = openShop(1000)
  expect(codeOf(place(changed))).toBe(code)
  expect([postings, store.bets.vendorsInPlay(owner.member.id)]).toEqual([[], []])
})

test('nothing is taken in the seconds before the draw', () => {
  const { place, pass } = openShop(2000)
  pass(49_999)
  expect(codeOf(place())).toBeNull()
  pass(1)
  expect(codeOf(place())).toBe('bet.closed')
})

test('own limits count the whole order, and neither a trial account nor a player who takes a break bets', () => {
  const { place, addMember, takeBreak, limit, postings } = openShop(10_000)
  limit('stake', 1999)
  expect(codeOf(place({ bets: [small, big], lines: 2, total: '20' }))).toBe('limit.stake')
  expect(codeOf(place({}, addMember('trial', { type: trialType })))).toBe('game.needs-account')
  takeBreak()
  expect([codeOf(place()), postings]).toEqual(['player.excluded', []])
})
