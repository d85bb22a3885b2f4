import { expect, test } from 'vitest'
import { Refusal } from '#sandbox/server/problems.ts'
import { at, openPurse } from '#tests/support/purse.ts'
import { sendToMember, transferRules } from './member-transfer.ts'

function openPair(main: number) {
  const purse = openPurse(main)
  const above = purse.addMember('above')
  purse.store.agentTree.place(above.member.id, null, { rate: 0, at })
  purse.store.agentTree.place(purse.owner.member.id, above.member.id, { rate: 0, at })
  const send = (amount: string) =>
    purse.store.together(() =>
      sendToMember(purse, purse.owner, { direction: 'upline', amount, paymentPassword: '135790' }),
    )
  return { ...purse, above, send }
}

test('a transfer leaves one wallet and reaches the other, whole', () => {
  const { store, balance, above, send } = openPair(50_000)
  expect(send('200.00')).toMatch(/^T[0-9A-F]{16}$/)
  expect([balance(), balance(above)]).toEqual([30_000, 20_000])
  expect(store.ledger.unbalancedCount()).toBe(0)
})

test.each([
  ['more than there is', 50_000, '600.00', 'wallet.short'],
  ['less than the least', 50_000, '99.99', 'amount.limit'],
  ['more than the most', 1e9, '20000.01', 'amount.limit'],
  ['what is no amount', 50_000, '1e3', 'amount.invalid'],
])('rejects %s, and moves nothing', (_, main, amount, code) => {
  const { balance, above, send } = openPair(main)
  const refused = send(amount)
  expect(refused instanceof Refusal && refused.code).toBe(code)
  expect([balance(), balance(above)]).toEqual([main, 0])
})

test('what was sent today is left out of what may still be sent', () => {
  const purse = openPair(50_000)
  const before = transferRules(purse, purse.owner).leftToday
  purse.send('200.00')
  expect(transferRules(purse, purse.owner).leftToday).toBe(before - 20_000)
})
