import { expect, test } from 'vitest'
import { operatorAccountOf } from '#sandbox/ledger/accounts.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { at, codeOf, dayMs, openPurse } from '#tests/support/purse.ts'
import { openWithdrawal, takeStep, withdrawalRules } from './withdrawals.ts'

const main = 500_000

function openBound(money = main) {
  const purse = openPurse(money)
  const { store, owner } = purse
  const account = { merchant: 'acme', bank: 'DBN', number: '123456789012' }
  store.bankCards.add({ id: 'card', member_id: owner.member.id, ...account, is_default: 1, added_at: at })
  const ask = (amount: string, cardId = 'card', whose = owner) =>
    store.transaction(() => openWithdrawal(purse, whose, { cardId, amount, paymentPassword: '135790' }))
  const aside = () => store.ledger.balance(operatorAccountOf(store, owner.merchant, 'payouts'))
  return { ...purse, ask, aside }
}

test('what is asked for is set aside at once, and comes back whole where it is cancelled', () => {
  const { ask, aside, balance, ...part } = openBound()
  const row = ask('1000.00')
  if (row instanceof Refusal) throw new Error(row.code)
  expect([balance(), aside()]).toEqual([main - 100_000, 100_000])
  part.store.transaction(() =>
    takeStep(part, row, { change: { state: 'cancelled', settled_at: at }, flow: { back: row.amount } }),
  )
  expect([balance(), aside()]).toEqual([main, 0])
})

test('what is paid leaves for the bank, without the fee', () => {
  const { ask, aside, ...part } = openBound()
  const { store, owner } = part
  const row = ask('1000.00')
  if (row instanceof Refusal) throw new Error(row.code)
  const flow = { bank: row.amount - row.fee, fees: row.fee }
  store.transaction(() => takeStep(part, row, { change: { state: 'received', settled_at: at }, flow }))
  expect(row.fee).toBe(withdrawalRules(part, owner).fixed)
  expect(aside()).toBe(0)
  expect(store.ledger.balance(operatorAccountOf(store, owner.merchant, 'fees'))).toBe(row.fee)
  expect(store.ledger.unbalancedCount()).toBe(0)
})

test.each([
  ['less than the least', '499.99', 'amount.limit'],
  ['more than there is', '5000.01', 'wallet.short'],
  ['more than the most', '50000.01', 'amount.limit'],
  ['what is no amount', '1e3', 'amount.invalid'],
])('rejects %s, and moves nothing', (_, amount, code) => {
  const { ask, aside, balance } = openBound()
  const refused = ask(amount)
  expect(refused instanceof Refusal && refused.code).toBe(code)
  expect([balance(), aside()]).toEqual([main, 0])
})

test('a gift whose stakes are owed holds back itself, and nothing else', () => {
  const { ask, store, owner, balance } = openBound()
  store.turnover.add({ member_id: owner.member.id, title: 'bonus', required: 100, tied: 500, at })
  const refused = ask('4995.01')
  expect(refused instanceof Refusal && refused.code).toBe('turnover.owed')
  expect(ask('4995.00')).not.toBeInstanceOf(Refusal)
  expect(balance()).toBe(500)
})

test('the whole wallet may be asked for, and the entry has both sides', () => {
  const { ask, postings } = openBound()
  expect(codeOf(ask('5000.00'))).toBeNull()
  expect(postings).toEqual([['withdrawal', { player: -main, 'operator:payouts': main }]])
})

test('three may be open, and what is asked for in a day is bounded until the next one', () => {
  const { ask, postings, pass, ...part } = openBound(20_000_000)
  const rows = ['50000', '49000', '500'].map((amount) => ask(amount))
  expect(codeOf(ask('500'))).toBe('withdrawal.too-many')
  const settle = (row: (typeof rows)[number] | undefined, state: 'received' | 'cancelled') => {
    if (!row || row instanceof Refusal) throw new Error('The payout was refused')
    part.store.transaction(() => takeStep(part, row, { change: { state, settled_at: at } }))
  }
  settle(rows[0], 'received')
  expect([codeOf(ask('500.01')), codeOf(ask('500'))]).toEqual(['amount.limit', null])
  // What was taken back counts no longer.
  settle(rows[1], 'cancelled')
  expect(codeOf(ask('49000'))).toBeNull()
  settle(rows[2], 'received')
  expect(codeOf(ask('500'))).toBe('amount.limit')
  pass(dayMs)
  expect(codeOf(ask('500'))).toBeNull()
  expect(postings).toHaveLength(6)
})

test('a card of nobody’s and a trial account are paid nothing', () => {
  const { ask, addMember, postings } = openBound()
  expect(codeOf(ask('1000', 'nothing'))).toBe('card.unknown')
  expect(codeOf(ask('1000', 'card', addMember('trial', { type: trialType })))).toBe('account.trial')
  expect(codeOf(ask('1000', 'card', addMember('other')))).toBe('card.unknown')
  expect(postings).toEqual([])
})
