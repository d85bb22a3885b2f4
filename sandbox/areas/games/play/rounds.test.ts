import { expect, test } from 'vitest'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { at, codeOf, granted, openPurse } from '#tests/support/purse.ts'
import type { PlaySessionRow } from './play-sessions.ts'
import { balanceOf, roundsOf, settle } from './rounds.ts'

/** A wheel, whose first sector has the colour 0 and pays 2.4 times the bet. */
const game: GameRow = {
  ...{ node_id: 7, code: 'KNA-WHEEL', title: 'Wheel', vendor: 'KNA', type: 'RNG', class: '', picture: 'prize-wheel' },
  ...{ variant: 0, is_hot: 0, is_new: 0, has_jackpot: 0, has_trial: 1, min_bet: 0, max_bet: 0, live_count: 0 },
  ...{ subject: '', rtp: 9600, volatility: '', max_win: 0, themes: '', features: '', released: '' },
}
const [won, lost] = [[0], [1]]

function openTable(main: number, rtp = 9600, isTrial = false) {
  const purse = openPurse(main)
  const { store, owner } = purse
  const { merchant, member } = owner
  const row: PlaySessionRow = {
    ...{ id: 'play-1', merchant: merchant.code, member_id: isTrial ? null : member.id, session_id: '', node_id: 7 },
    ...{ language: 'EN', back_url: '', play_money: isTrial ? main : 0, last_used: at },
  }
  store.playSessions.add('digest', row)
  const part = { ...purse, draw: () => 0 }
  const play = { row, merchant, game: { ...game, rtp } }
  return {
    ...purse,
    bet: (bet: number, choice: number[], key = 'key-of-one-round') => settle(part, play, { key, bet, choice }),
    rounds: () => roundsOf(part, play),
    left: () => balanceOf(part, play),
  }
}

test('a round that wins takes its bet and pays its win', () => {
  const { bet, postings, left } = openTable(10_000)
  expect(granted(bet(1000, won))).toMatchObject({ win: 2400, balance: 11_400 })
  expect(postings).toEqual([
    ['bet', { player: -1000, 'vendor:KNA': 1000 }],
    ['win', { player: 2400, 'vendor:KNA': -2400 }],
  ])
  expect(left()).toBe(11_400)
})

test('a round that loses takes its bet, down to an empty wallet', () => {
  const { bet, postings, left } = openTable(1000)
  expect(granted(bet(1000, lost))).toMatchObject({ win: 0, balance: 0 })
  expect(postings).toEqual([['bet', { player: -1000, 'vendor:KNA': 1000 }]])
  expect([left(), codeOf(bet(1000, lost, 'key-of-the-next-one'))]).toEqual([0, 'bet.short'])
})

test('a win is rounded to the minor unit', () => {
  const { bet } = openTable(1000, 9650)
  // 2.4125 times the bet.
  expect(granted(bet(1000, won)).win).toBe(2413)
})

test('the same key is the same round, and another bet under it is refused', () => {
  const { bet, postings, rounds } = openTable(10_000)
  const first = bet(1000, lost)
  expect(bet(1000, lost)).toEqual(first)
  expect(codeOf(bet(2000, lost))).toBe('request.invalid')
  expect(codeOf(bet(1000, won))).toBe('request.invalid')
  expect([postings.length, rounds().length]).toEqual([1, 1])
})

test('a bet is kept for the records, counts towards turnover and earns points, whether it wins or not', () => {
  const { bet, store, owner } = openTable(20_000)
  const { id } = owner.member
  store.turnover.add({ member_id: id, title: 'bonus', required: 50_000, tied: 1000, at })
  bet(10_000, lost)
  const wanted = { member: id, from: at, to: at + 1, type: '', vendor: '', result: '', number: '' } as const
  const [record] = store.bets.list(wanted, { by: 'at', isUp: true }, 1, 0)
  expect(record).toMatchObject({ stake: 10_000, valid: 10_000, returned: 0, settled_at: at, vendor: 'KNA' })
  expect(store.turnover.open(id)[0]?.done).toBe(10_000)
  expect(store.points.balance(id)).toBe(1)
})

test.each([
  ['a bet that the game does not take', 999, won, 'request.invalid'],
  ['a colour that is none', 1000, [4], 'request.invalid'],
  ['no colour', 1000, [], 'request.invalid'],
  ['more than the wallet holds', 20_000, won, 'bet.short'],
])('rejects %s, and posts nothing', (_, amount, choice, code) => {
  const { bet, postings, rounds, store, owner } = openTable(10_000)
  expect(codeOf(bet(amount, choice))).toBe(code)
  expect([postings, rounds(), store.points.count(owner.member.id)]).toEqual([[], [], 0])
  // The key is free for another try.
  expect(codeOf(bet(1000, won))).toBeNull()
})

test('the player’s own limits hold to the minor unit', () => {
  const stake = openTable(10_000)
  stake.limit('stake', 999)
  expect(codeOf(stake.bet(1000, won))).toBe('limit.stake')
  stake.limit('stake', 1000)
  expect(codeOf(stake.bet(1000, won))).toBeNull()
  const loss = openTable(10_000)
  loss.limit('loss', 1999)
  loss.bet(1000, lost)
  expect(codeOf(loss.bet(1000, lost, 'key-of-the-next-one'))).toBe('limit.loss')
  expect(loss.postings).toHaveLength(1)
})

test('a player who takes a break does not play', () => {
  const { bet, takeBreak, postings } = openTable(10_000)
  takeBreak()
  expect([codeOf(bet(1000, won)), postings]).toEqual(['player.excluded', []])
})

test('play money is the play’s own: the ledger, records, points and limits know nothing of it', () => {
  const { bet, left, limit, store, owner, postings, rounds } = openTable(2000, 9600, true)
  postings.length = 0
  limit('stake', 1)
  expect(granted(bet(1000, won))).toMatchObject({ win: 2400, balance: 3400 })
  expect(granted(bet(2000, lost, 'key-of-the-next-one')).balance).toBe(1400)
  expect(codeOf(bet(2000, lost, 'key-of-the-third-one'))).toBe('bet.short')
  expect([left(), rounds().length, postings, store.points.count(owner.member.id)]).toEqual([1400, 2, [], 0])
})
