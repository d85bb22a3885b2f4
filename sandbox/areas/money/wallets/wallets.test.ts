import { expect, test } from 'vitest'
import { move, walletOf } from '#sandbox/ledger/accounts.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import { at, codeOf, openPurse } from '#tests/support/purse.ts'
import { bringBack, moveFunds } from './wallets.ts'

function openWallets() {
  const purse = openPurse(50_000)
  const send = (from: string, to: string, amount: string, whose = purse.owner) =>
    purse.transaction(() => moveFunds(purse, whose, { from, to, amount }))
  return {
    ...purse,
    send,
    bringAll: () => purse.transaction(() => bringBack(purse, purse.owner)),
  }
}

test('money moves from one wallet to another, to the minor unit', () => {
  const { send, postings } = openWallets()
  expect(send('', 'VVT', '150.05')).toMatch(/^F[0-9A-F]{16}$/)
  expect(send('VVT', '', '150.05')).not.toBe(send('', 'KNA', '500'))
  expect(postings).toEqual([
    ['wallet-transfer', { player: -15_005, 'player:VVT': 15_005 }],
    ['wallet-transfer', { 'player:VVT': -15_005, player: 15_005 }],
    ['wallet-transfer', { player: -50_000, 'player:KNA': 50_000 }],
  ])
})

test.each([
  ['more than the wallet holds', '', 'VVT', '500.01', 'wallet.short'],
  ['anything out of an empty wallet', 'VVT', '', '0.01', 'wallet.short'],
  ['nothing', '', 'VVT', '0', 'amount.invalid'],
  ['a part of a minor unit', '', 'VVT', '0.001', 'amount.invalid'],
  ['a wallet to itself', '', '', '1', 'wallet.unknown'],
  ['a wallet of nobody', '', 'NOBODY', '1', 'wallet.unknown'],
  ['a vendor under maintenance', '', 'CRS', '1', 'wallet.closed'],
])('rejects %s, and posts nothing', (_, from, to, amount, code) => {
  const { send, postings } = openWallets()
  expect(codeOf(send(from, to, amount))).toBe(code)
  expect(postings).toEqual([])
})

test('a trial account moves nothing', () => {
  const { send, addMember, postings } = openWallets()
  expect(codeOf(send('', 'VVT', '1', addMember('trial', { type: trialType })))).toBe('account.trial')
  expect(postings).toEqual([])
})

test('a currency without coins moves in whole units', () => {
  const purse = openPurse(50_000, { currency: 'JPY' })
  const send = (amount: string) =>
    purse.transaction(() => moveFunds(purse, purse.owner, { from: '', to: 'VVT', amount }))
  expect(codeOf(send('100.50'))).toBe('amount.invalid')
  expect(codeOf(send('100.00'))).toBeNull()
  expect(purse.balance(purse.owner, 'VVT')).toBe(10_000)
})

test('all that lies with vendors comes back in one transaction, and then there is nothing to bring', () => {
  const { send, bringAll, postings } = openWallets()
  send('', 'VVT', '100.01')
  send('', 'KNA', '20')
  postings.length = 0
  bringAll()
  bringAll()
  expect(postings).toEqual([['consolidation', { 'player:VVT': -10_001, 'player:KNA': -2000, player: 12_001 }]])
})

test('what lies where a bet is open, or where the vendor is under maintenance, stays there', () => {
  const { store, owner, send, bringAll, noteBet, balance } = openWallets()
  send('', 'KNA', '20')
  send('', 'VVT', '10')
  const closed = [
    [walletOf(store, owner), -500],
    [walletOf(store, owner, 'CRS'), 500],
  ] as const
  move(store, { kind: 'wallet-transfer', at, reference: 'before the maintenance' }, closed)
  noteBet(100, null)
  expect(codeOf(send('KNA', '', '20'))).toBe('wallet.closed')
  bringAll()
  expect([balance(owner, 'KNA'), balance(owner, 'CRS'), balance(owner, 'VVT')]).toEqual([2000, 500, 0])
})
