import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { createFaultPanel } from '#sandbox/server/faults.ts'
import { at, codeOf, granted, openPurse } from '#tests/support/purse.ts'
import { firstDeposit } from './bonus.ts'
import { cancelWaiting, openDeposit, reportPaid, settleDeposit } from './deposits.ts'
import { settleDueDeposits } from './due.ts'
import type { DepositRow } from './rows.ts'

type Asked = Partial<Parameters<typeof openDeposit>[2]>

function openTill(main = 0, changed: Parameters<typeof openPurse>[1] = {}) {
  const purse = openPurse(main, changed)
  const ask = (asked: Asked = {}, owner = purse.owner) =>
    purse.transaction(() =>
      openDeposit(purse, owner, { channelId: 'bank-qr', amount: '1000', language: 'EN', ...asked }),
    )
  return {
    ...purse,
    ask,
    asked: (asked: Asked = {}): DepositRow => granted(ask(asked)),
    settle: (deposit: DepositRow, outcome: Parameters<typeof settleDeposit>[2] = 'received') =>
      settleDeposit(purse, deposit, outcome),
  }
}

test('a deposit moves nothing before the bank has it, and then reaches the wallet without the fee', () => {
  const { asked, settle, postings } = openTill()
  // Half a per cent, of which the part of a minor unit is not taken.
  const deposit = asked({ channelId: 'e-wallet', amount: '100.33' })
  expect([deposit.amount, deposit.fee, postings]).toEqual([10_033, 50, []])
  expect(settle(deposit)).toMatchObject({ state: 'received', settled_at: at })
  expect(postings).toEqual([['deposit', { 'operator:bank': -10_033, player: 9983, 'operator:fees': 50 }]])
})

test('a fixed fee is taken whole, and a channel without one posts no fee', () => {
  const { asked, settle, postings } = openTill()
  settle(asked({ channelId: 'crypto', amount: '1000' }))
  settle(asked({ amount: '200' }))
  expect(postings).toEqual([
    ['deposit', { 'operator:bank': -100_000, player: 98_000, 'operator:fees': 2000 }],
    ['deposit', { 'operator:bank': -20_000, player: 20_000 }],
  ])
})

test('in a currency without coins a fee is cut to whole units', () => {
  const { asked, settle, postings, ask } = openTill(0, { currency: 'JPY' })
  settle(asked({ channelId: 'redirect', amount: '10033' }))
  expect(postings).toEqual([['deposit', { 'operator:bank': -1_003_300, player: 988_300, 'operator:fees': 15_000 }]])
  expect(codeOf(ask({ amount: '1000.50' }))).toBe('amount.invalid')
})

test('the bank is believed once', () => {
  const { asked, settle, postings } = openTill()
  const deposit = asked()
  const received = granted(settle(deposit))
  for (const row of [deposit, received]) expect(codeOf(settle(row))).toBe('deposit.over')
  expect(codeOf(settle(deposit, 'refused'))).toBe('deposit.over')
  expect(postings).toHaveLength(1)
})

test.each([
  ['less than the least', { amount: '199.99' }, 'amount.limit'],
  ['more than the most', { amount: '50000.01' }, 'amount.limit'],
  ['what is no amount', { amount: '1e3' }, 'amount.invalid'],
  ['what is between two cards', { channelId: 'scratch-card', amount: '150' }, 'amount.invalid'],
  ['a card without its number', { channelId: 'scratch-card', amount: '100' }, 'request.invalid'],
  ['a channel that is none', { channelId: 'nothing' }, 'deposit.channel-unknown'],
  ['a channel under maintenance', { channelId: 'bank-qr-2' }, 'deposit.channel-closed'],
  ['a promotion that is not one of a deposit', { promotionId: 'anniversary' }, 'promotion.unknown'],
])('rejects %s', (_, asked, code) => {
  const { ask, store, owner, postings } = openTill()
  expect(codeOf(ask(asked))).toBe(code)
  expect([store.deposits.list(owner.member.id, 9, 0), postings]).toEqual([[], []])
})

test('the smallest and the largest amount of a channel are taken', () => {
  const { asked } = openTill()
  expect(asked({ amount: '200' }).amount).toBe(20_000)
  expect(asked({ amount: '50000' }).amount).toBe(5_000_000)
})

test('a trial account and a player who takes a break pay nothing in', () => {
  const { ask, addMember, takeBreak } = openTill()
  expect(codeOf(ask({}, addMember('trial', { type: trialType })))).toBe('account.trial')
  takeBreak()
  expect(codeOf(ask())).toBe('player.excluded')
})

test('three deposits may be open, and one more once one of them is over', () => {
  const { ask, asked, ...purse } = openTill()
  const first = asked()
  asked()
  asked()
  expect(codeOf(ask())).toBe('deposit.too-many-open')
  cancelWaiting(purse, first)
  expect(codeOf(ask())).toBeNull()
})

test('the player’s own limit counts what came and what the open deposits would bring', () => {
  const { ask, asked, settle, limit } = openTill()
  limit('deposit', 100_000)
  settle(asked({ amount: '500' }))
  asked({ amount: '300' })
  expect(codeOf(ask({ amount: '200.01' }))).toBe('limit.deposit')
  expect(codeOf(ask({ amount: '200' }))).toBeNull()
})

test('a bought card pays for one deposit, and for another where that was refused', () => {
  const { ask, asked, settle } = openTill()
  const card = { channelId: 'scratch-card', amount: '100', card: { serial: 'abc123', pin: '123456' } }
  const deposit = asked(card)
  expect([deposit.state, deposit.fee]).toEqual(['reported', 1500])
  const again = { ...card, card: { serial: 'ABC123', pin: '654321' } }
  expect(codeOf(ask(again))).toBe('deposit.card-refused')
  expect(codeOf(ask({ ...card, card: { serial: 'DEF456', pin: '120000' } }))).toBe('deposit.card-refused')
  settle(deposit, 'refused')
  expect(codeOf(ask(again))).toBeNull()
})

test('what is cancelled, refused or runs out posts nothing, and is over', () => {
  const { asked, settle, postings, ...purse } = openTill()
  const [cancelled, refused, expired] = [asked(), asked(), asked()]
  expect(cancelWaiting(purse, cancelled)).toMatchObject({ state: 'cancelled' })
  expect(settle(refused, 'refused')).toMatchObject({ state: 'refused' })
  expect(settle(expired, 'expired')).toMatchObject({ state: 'expired' })
  for (const { id } of [cancelled, refused, expired]) {
    const now = purse.store.deposits.find(id)
    expect(now && [codeOf(settle(now)), codeOf(reportPaid(purse, now))]).toEqual(['deposit.over', 'deposit.over'])
  }
  expect(postings).toEqual([])
})

test('time ends a deposit that nobody paid, and brings a reported one when the bank has heard of it', () => {
  const { asked, store, postings, pass, ...purse } = openTill()
  const part = { ...purse, store, faults: createFaultPanel() }
  const unpaid = asked()
  const reported = granted(reportPaid(part, asked({ amount: '500' })))
  pass(4999)
  settleDueDeposits(part)
  expect(postings).toEqual([])
  pass(1)
  settleDueDeposits(part)
  settleDueDeposits(part)
  expect(postings).toEqual([['deposit', { 'operator:bank': -50_000, player: 50_000 }]])
  pass(15 * 60_000)
  settleDueDeposits(part)
  expect([unpaid, reported].map(({ id }) => store.deposits.find(id)?.state)).toEqual(['expired', 'received'])
})

test('a joined deposit and its bonus come together, the bonus tied to its turnover', () => {
  const { asked, settle, postings, owed } = openTill()
  settle(asked({ promotionId: firstDeposit }))
  expect(postings).toEqual([
    ['deposit', { 'operator:bank': -100_000, player: 100_000 }],
    ['bonus', { 'operator:bonuses': -70_000, player: 70_000 }],
  ])
  expect(owed()).toEqual([{ required: 700_000, tied: 70_000 }])
})

test('who has lost all owes no stakes for what is lost; who has something left, or a bet that is open, still does', () => {
  const owedAfter = (main: number, prepare: (till: ReturnType<typeof openTill>) => unknown = () => {}) => {
    const till = openTill(main)
    const { store, owner, asked, settle, owed } = till
    store.turnover.add({ member_id: owner.member.id, title: 'bonus', required: 5000, tied: 500, at })
    prepare(till)
    settle(asked())
    return owed()
  }
  expect(owedAfter(0)).toEqual([])
  expect(owedAfter(1)).toEqual([{ required: 5000, tied: 500 }])
  expect(owedAfter(0, ({ noteBet }) => noteBet(500, null))).toEqual([{ required: 5000, tied: 500 }])
})
