import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { at, codeOf, granted, openPurse } from '#tests/support/purse.ts'
import { placeBet } from './place.ts'
import { settleDue } from './settle.ts'

type Body = Parameters<typeof placeBet>[1]['body']

const small = { play: 'sumSides', picks: [['small']], stake: '10' }
const big = { ...small, picks: [['big']] }
const order = { gameCode: 'LOTT-D5-1', drawNo: '20261120-1141', bets: [small], lines: 1, total: '10.00' }

/** Every draw comes out as five zeros: small wins, and pays 1.95 times the stake. */
function openShop(main: number) {
  const purse = openPurse(main)
  const part = { ...purse, draw: () => 0 }
  let orders = 0
  const place = (changed: Partial<Body> = {}, { merchant, member } = purse.owner) => {
    orders += 1
    const asked = { merchant, member, body: { ...order, ...changed }, idempotencyKey: `key ${orders}` }
    return purse.together(() => placeBet(part, asked))
  }
  return {
    ...purse,
    place,
    draw(): void {
      purse.pass(60_000)
      settleDue(part)
      settleDue(part)
    },
  }
}

const won = (amount: number) => ['lottery-win', { player: amount, 'operator:lottery': -amount }]
const paid = (amount: number) => ['lottery-bet', { player: -amount, 'operator:lottery': amount }]

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
  const { place, addMember, takeBreak, store, owner, postings } = openShop(10_000)
  const own = { kind: 'stake', period: null, amount: 1999 } as const
  store.playLimits.set(owner.member.id, { ...own, asked_amount: null, asked_period: null, asked_from: null })
  expect(codeOf(place({ bets: [small, big], lines: 2, total: '20' }))).toBe('limit.stake')
  expect(codeOf(place({}, addMember('trial', { type: trialType })))).toBe('game.needs-account')
  takeBreak()
  expect([codeOf(place()), postings]).toEqual(['player.excluded', []])
})

test('what was won is paid once after the draw, without the part of a minor unit', () => {
  const { place, draw, postings, balance } = openShop(1000)
  place({ bets: [{ ...small, stake: '1.01' }], total: '1.01' })
  draw()
  // 1.9695.
  expect(postings).toEqual([paid(101), won(196)])
  expect(balance()).toBe(1000 - 101 + 196)
})

test('an order is paid in one transaction, and one that lost pays nothing', () => {
  const { place, draw, postings, store, owner } = openShop(100_000)
  const evens = { ...small, picks: [['small', 'even']] }
  place({ bets: [small, evens, big], lines: 4, total: '40' })
  place({ bets: [big] })
  draw()
  expect(postings).toEqual([paid(4000), paid(1000), won(5850)])
  expect(store.bets.vendorsInPlay(owner.member.id)).toEqual([])
})

test('stakes count towards turnover and points when the bet is settled', () => {
  const { place, draw, store, owner } = openShop(100_000)
  const { id } = owner.member
  store.turnover.add({ member_id: id, title: 'bonus', required: 50_000, tied: 1000, at })
  place({ bets: [{ ...big, stake: '50' }], total: '50' })
  const counted = () => [store.turnover.open(id)[0]?.done, store.points.balance(id)]
  expect(counted()).toEqual([0, 0])
  draw()
  expect(counted()).toEqual([5000, 1])
})
