import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { at, codeOf, dayMs, openPurse } from '#tests/support/purse.ts'
import { sendToMember, transferRules } from './member-transfer.ts'

/** A player with so much money below an agent. */
function openPair(main: number, changed: Parameters<typeof openPurse>[1] = {}) {
  const purse = openPurse(main, changed)
  const { store, owner, addMember } = purse
  const above = addMember('above', { type: 1 })
  store.agentTree.place(above.member.id, null, { rate: 0, at })
  store.agentTree.place(owner.member.id, above.member.id, { rate: 0, at })
  const body = { direction: 'upline', paymentPassword: '135790' } as const
  return {
    ...purse,
    above,
    send: (amount: string, whose = owner) => purse.transaction(() => sendToMember(purse, whose, { ...body, amount })),
    sendDown: (amount: string, account: string | undefined, whose = above) =>
      purse.transaction(() => sendToMember(purse, whose, { ...body, direction: 'downline', amount, account })),
    leftToday: () => transferRules(purse, owner).leftToday,
  }
}

test('a transfer leaves one wallet and reaches the other, whole, and comes back the same way', () => {
  const { send, sendDown, postings } = openPair(50_000)
  expect(send('200.05')).toMatch(/^T[0-9A-F]{16}$/)
  expect(sendDown('100.00', ' Player ')).toMatch(/^T[0-9A-F]{16}$/)
  expect(postings).toEqual([
    ['member-transfer', { player: -20_005, above: 20_005 }],
    ['member-transfer', { above: -10_000, player: 10_000 }],
  ])
})

test.each([
  ['more than there is', 50_000, '500.01', 'wallet.short'],
  ['less than the least', 50_000, '99.99', 'amount.limit'],
  ['more than the most', 1e9, '20000.01', 'amount.limit'],
  ['what is no amount', 50_000, '1e3', 'amount.invalid'],
])('rejects %s, and posts nothing', (_, main, amount, code) => {
  const { send, postings } = openPair(main)
  expect([codeOf(send(amount)), postings]).toEqual([code, []])
})

test('the whole wallet may be sent, and what is sent counts until the day is over', () => {
  const { send, leftToday, pass, postings } = openPair(6_000_000)
  for (const amount of ['20000', '20000', '9900']) expect(codeOf(send(amount))).toBeNull()
  expect(leftToday()).toBe(10_000)
  expect([codeOf(send('100.01')), codeOf(send('100')), codeOf(send('100'))]).toEqual([
    'amount.limit',
    null,
    'amount.limit',
  ])
  pass(dayMs)
  expect(codeOf(send('10000'))).toBeNull()
  expect(codeOf(send('100'))).toBe('wallet.short')
  expect(postings).toHaveLength(5)
})

test('a gift whose stakes are owed is not sent, and what is beside it is', () => {
  const { send, store, owner, postings } = openPair(50_000)
  store.turnover.add({ member_id: owner.member.id, title: 'bonus', required: 1, tied: 30_001, at })
  expect([codeOf(send('200')), postings]).toEqual(['turnover.owed', []])
  store.turnover.drop(owner.member.id)
  store.turnover.add({ member_id: owner.member.id, title: 'bonus', required: 1, tied: 30_000, at })
  expect(codeOf(send('200'))).toBeNull()
})

test('agents send to those directly below, members to the one above, and nobody else to anybody', () => {
  const { send, sendDown, owner, above, addMember, store, postings } = openPair(50_000)
  const stranger = addMember('stranger')
  const below = addMember('below')
  store.agentTree.place(below.member.id, owner.member.id, { rate: 0, at })
  expect(codeOf(send('100', above))).toBe('transfer.no-upline')
  expect(codeOf(send('100', stranger))).toBe('transfer.no-upline')
  expect(codeOf(sendDown('100', 'stranger'))).toBe('transfer.not-below')
  expect(codeOf(sendDown('100', 'below'))).toBe('transfer.not-below')
  expect(codeOf(sendDown('100', undefined))).toBe('request.invalid')
  // A member is no agent, whoever is below.
  expect(codeOf(sendDown('100', 'below', owner))).toBe('transfer.not-below')
  expect(codeOf(send('100', addMember('trial', { type: trialType })))).toBe('account.trial')
  expect(postings).toEqual([])
})

test('a currency without coins is sent in whole units', () => {
  const { send, balance } = openPair(50_000, { currency: 'JPY' })
  expect([codeOf(send('100.50')), codeOf(send('100'))]).toEqual(['amount.invalid', null])
  expect(balance()).toBe(40_000)
})
