import { expect, test } from 'vitest'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { at, codeOf, granted, openPurse } from '#tests/support/purse.ts'
import { confirmReceipt, type OperatorStep, operate, receiveOverdue, takeBackWithdrawal } from './receipts.ts'
import type { WithdrawalRow } from './rows.ts'
import { openWithdrawal, stepWithdrawal } from './withdrawals.ts'

type Receipt = Parameters<typeof confirmReceipt>[2]['body']

const main = 500_000

/** A withdrawal of 1,000.00, of which 10.00 are the fee; what set it aside is not among the postings. */
function openPaid(forcedReceipt: 'refunded' | 'kept' = 'refunded') {
  const purse = openPurse(main, { demo: { ...acmeDemo, money: { forcedReceipt } } })
  const { store, owner, postings } = purse
  const account = { merchant: 'acme', bank: 'DBN', number: '123456789012' }
  store.bankCards.add({ id: 'card', member_id: owner.member.id, ...account, is_default: 1, added_at: at })
  store.uploads.add('proof', owner.member.id, 'image/png', new Uint8Array([1]), at)
  const asked = { cardId: 'card', amount: '1000.00', paymentPassword: '135790' }
  const pending = granted(purse.transaction(() => openWithdrawal(purse, owner, asked)))
  postings.length = 0
  const now = (): WithdrawalRow => {
    const row = store.withdrawals.find(pending.id)
    if (!row) throw new Error('The payout is gone')
    return row
  }
  return {
    ...purse,
    pending,
    row: now,
    cancel: () => takeBackWithdrawal(purse, now()),
    operated: (step: OperatorStep) => operate(purse, now(), { step }),
    confirmed: (body: Receipt) =>
      purse.transaction(() => confirmReceipt(purse, now(), { body, merchant: owner.merchant })),
  }
}

const partly: Receipt = { receipt: 'partly', receivedAmount: '300.00', proofs: ['proof'] }
const missing: Receipt = { receipt: 'not-received', proofs: ['proof'] }

test('what is taken back before it is paid comes back whole, once', () => {
  const { cancel, operated, postings } = openPaid()
  cancel()
  cancel()
  expect(codeOf(operated('paid'))).toBe('withdrawal.over')
  expect(postings).toEqual([['withdrawal-return', { 'operator:payouts': -100_000, player: 100_000 }]])
})

test('what the operator has begun to pay cannot be taken back, and comes back whole where it is refused', () => {
  const { cancel, operated, postings, balance } = openPaid()
  operated('paying')
  expect(codeOf(cancel())).toBe('withdrawal.over')
  expect(postings).toEqual([])
  operated('refused')
  expect(codeOf(operated('refused'))).toBe('withdrawal.over')
  expect(postings).toEqual([['withdrawal-return', { 'operator:payouts': -100_000, player: 100_000 }]])
  expect(balance()).toBe(main)
})

test('what was received leaves for the bank, and its fee for the fees, once', () => {
  const { operated, confirmed, postings } = openPaid()
  expect(codeOf(confirmed({ receipt: 'received' }))).toBe('withdrawal.over')
  operated('paid')
  expect(postings).toEqual([])
  confirmed({ receipt: 'received' })
  expect(codeOf(confirmed({ receipt: 'received' }))).toBe('withdrawal.over')
  expect(postings).toEqual([
    ['payout', { 'operator:payouts': -100_000, 'operator:bank': 99_000, 'operator:fees': 1000 }],
  ])
})

test('a withdrawal that nobody says anything of counts as received after its time', () => {
  const { operated, pass, postings, row, ...part } = openPaid()
  operated('paid')
  pass(30 * 60_000 - 1)
  receiveOverdue(part)
  expect(postings).toEqual([])
  pass(1)
  receiveOverdue(part)
  receiveOverdue(part)
  expect([row().state, postings.length]).toEqual(['received', 1])
})

test('of what came partly the rest stays aside, until the operator gives it back', () => {
  const { operated, confirmed, postings, balance } = openPaid()
  operated('paid')
  confirmed(partly)
  expect(postings).toEqual([
    ['payout', { 'operator:payouts': -31_000, 'operator:bank': 30_000, 'operator:fees': 1000 }],
  ])
  operated('forced')
  expect(codeOf(operated('forced'))).toBe('withdrawal.over')
  expect(postings.slice(1)).toEqual([['withdrawal-return', { 'operator:payouts': -69_000, player: 69_000 }]])
  expect(balance()).toBe(main - 31_000)
})

test('or sends it out, where the merchant keeps to it', () => {
  const { operated, confirmed, postings, balance } = openPaid('kept')
  operated('paid')
  confirmed(partly)
  operated('forced')
  expect(postings.slice(1)).toEqual([['payout-rest', { 'operator:payouts': -69_000, 'operator:bank': 69_000 }]])
  expect(balance()).toBe(main - 100_000)
})

test.each([
  ['refunded', ['withdrawal-return', { 'operator:payouts': -100_000, player: 100_000 }]],
  ['kept', ['payout', { 'operator:payouts': -100_000, 'operator:bank': 99_000, 'operator:fees': 1000 }]],
] as const)('what did not come posts nothing, and is %s with its fee where the operator ends it', (forced, posting) => {
  const { operated, confirmed, postings } = openPaid(forced)
  operated('paid')
  confirmed(missing)
  expect(postings).toEqual([])
  operated('forced')
  expect(postings).toEqual([posting])
})

test.each([
  ['a part that is the whole', { ...partly, receivedAmount: '990.00' }, 'amount.invalid'],
  ['a part without an amount', { ...partly, receivedAmount: undefined }, 'amount.invalid'],
  ['a part that is no amount', { ...partly, receivedAmount: '0' }, 'amount.invalid'],
  ['a part without a proof', { ...partly, proofs: [] }, 'proof.missing'],
  ['a proof that is none', { ...missing, proofs: ['nothing'] }, 'proof.unknown'],
])('rejects %s, and posts nothing', (_, body, code) => {
  const { operated, confirmed, postings, row } = openPaid()
  operated('paid')
  expect(codeOf(confirmed(body))).toBe(code)
  expect([row().state, postings]).toEqual(['paid', []])
})

test('what counted as received by itself is given back whole with its fee, once', () => {
  const { operated, pass, postings, balance, ...part } = openPaid()
  operated('paid')
  pass(30 * 60_000)
  receiveOverdue(part)
  operated('returned')
  expect(codeOf(operated('returned'))).toBe('withdrawal.over')
  const back = { 'operator:bank': -99_000, 'operator:fees': -1000, player: 100_000 }
  expect(postings.slice(1)).toEqual([['withdrawal-return', back]])
  expect(balance()).toBe(main)
})

test('what the member confirmed, or a merchant keeps, is not given back', () => {
  const confirmedOne = openPaid()
  confirmedOne.operated('paid')
  confirmedOne.confirmed({ receipt: 'received' })
  const keptOne = openPaid('kept')
  keptOne.operated('paid')
  keptOne.pass(30 * 60_000)
  receiveOverdue(keptOne)
  for (const { operated, postings } of [confirmedOne, keptOne]) {
    expect(codeOf(operated('returned'))).toBe('withdrawal.over')
    expect(postings).toHaveLength(1)
  }
})

test('a step from a state that is no longer so changes nothing', () => {
  const { pending, cancel, postings, ...part } = openPaid()
  cancel()
  const change = { state: 'refused', settled_at: at } as const
  expect(codeOf(stepWithdrawal(part, pending, { change, flow: { back: pending.amount } }))).toBe('withdrawal.over')
  expect(postings).toHaveLength(1)
})
