import { expect, test } from 'vitest'
import { objectToReceipt } from '#contract/account/withdraw.ts'
import { tokenOf } from './support/accounts.ts'
import { acme } from './support/merchants.ts'
import { asked, balanceOf, fresh, keyed, operated } from './support/money.ts'
import { confirm, listed, opened, proofOf, refuseConfirm } from './support/withdrawals.ts'

const minute = 60_000

test('a paid withdrawal is confirmed whole, or counts as received by itself', async () => {
  const { gateway, token, cardId } = await opened()
  const { id } = await asked(gateway, token, cardId)
  const { id: silent } = await asked(gateway, token, cardId)
  expect(await refuseConfirm(gateway, token, id, {})).toEqual([409, 'withdrawal.over'])
  for (const each of [id, silent]) expect(await operated(gateway, each, 'paid')).toBe(200)
  const at = gateway.now().getTime()
  expect((await listed(gateway, token))[0]).toMatchObject({
    state: 'paid',
    paidAt: new Date(at).toISOString(),
    autoReceiptAt: new Date(at + 30 * minute).toISOString(),
  })
  expect((await confirm(gateway, token, id, {})).value).toMatchObject({ state: 'received', autoReceiptAt: null })
  // What the member has confirmed stays paid.
  expect(await operated(gateway, id, 'returned')).toBe(409)
  expect(await refuseConfirm(gateway, token, id, {})).toEqual([409, 'withdrawal.over'])
  gateway.pass(29 * minute)
  const stateOf = async () => (await listed(gateway, token)).find((each) => each.id === silent)?.state
  expect(await stateOf()).toBe('paid')
  gateway.pass(minute)
  // The session is idle for as long: the call before kept it awake.
  expect(await stateOf()).toBe('received')
  expect(await balanceOf(gateway, token)).toBe('58000.00')
  gateway.sandbox.close()
})

test.each([
  { step: 'returned', objection: 'refunded', back: 1000 },
  { step: 'kept', objection: 'kept', back: 0 },
])(
  'an objection to what counted as received by itself: with proof, once, and $objection',
  async ({ step, objection, back }) => {
    const { gateway, token, cardId } = await opened()
    const { id } = await asked(gateway, token, cardId)
    const { id: confirmed } = await asked(gateway, token, cardId)
    for (const each of [id, confirmed]) await operated(gateway, each, 'paid')
    const body = { proofs: [await proofOf(gateway, token)], remark: 'My bank has nothing' }
    const refuseObjection = async (query: { id: string }, given: object = body) =>
      (await gateway.refusal(objectToReceipt, { token, query, body: { ...body, ...given }, headers: fresh() })).code
    expect(await refuseObjection({ id })).toBe('withdrawal.over')
    await confirm(gateway, token, confirmed, {})
    expect(await refuseObjection({ id: confirmed })).toBe('withdrawal.over')
    gateway.pass(29 * minute)
    const found = async () => (await listed(gateway, token)).find((each) => each.id === id)
    await found()
    gateway.pass(minute)
    const until = new Date(gateway.now().getTime() + 30 * 24 * 60 * minute).toISOString()
    expect(await found()).toMatchObject({ state: 'received', objectUntil: until })
    expect((await listed(gateway, token)).filter(({ objectUntil }) => objectUntil)).toHaveLength(1)
    expect(await operated(gateway, id, 'kept')).toBe(409)
    expect(await refuseObjection({ id }, { proofs: [] })).toBe('proof.missing')
    expect(await refuseObjection({ id }, { proofs: ['nothing'] })).toBe('proof.unknown')
    const ask = { token, query: { id }, body, headers: keyed('objection') }
    const { value } = await gateway.answer(objectToReceipt, ask)
    expect(value).toMatchObject({ state: 'received', objection: 'open' })
    expect(value.objectUntil).toBeUndefined()
    expect((await gateway.answer(objectToReceipt, ask)).value).toEqual(value)
    expect(await refuseObjection({ id })).toBe('withdrawal.over')
    const before = Number(await balanceOf(gateway, token))
    expect([await operated(gateway, id, step), await operated(gateway, id, step)]).toEqual([200, 409])
    expect(Number(await balanceOf(gateway, token)) - before).toBe(back)
    expect(await found()).toMatchObject({ state: 'received', objection })
    gateway.sandbox.close()
  },
)

test('an objection comes in time, and to a merchant that refunds', async () => {
  const merchant = { ...acme, demo: { ...Object(acme.demo), money: { forcedReceipt: 'kept' } } }
  for (const [merchants, days] of [
    [[merchant], 0],
    [[acme], 31],
  ] as const) {
    const { gateway, token, cardId } = await opened('mover', [...merchants])
    const { id } = await asked(gateway, token, cardId)
    await operated(gateway, id, 'paid')
    gateway.pass(30 * minute)
    expect(await operated(gateway, id, 'paying')).toBe(409)
    gateway.pass(days * 24 * 60 * minute)
    const later = await tokenOf(gateway, 'mover')
    const body = { proofs: [await proofOf(gateway, later)] }
    const refused = await gateway.refusal(objectToReceipt, { token: later, query: { id }, body, headers: fresh() })
    expect(refused.code).toBe('withdrawal.over')
    gateway.sandbox.close()
  }
})

test.each(['refunded', 'kept'] as const)(
  'a dispute needs proof, and ends as the merchant says: %s',
  async (forcedReceipt) => {
    const merchant = { ...acme, demo: { ...Object(acme.demo), money: { forcedReceipt } } }
    const { gateway, token, cardId } = await opened('mover', [merchant])
    const { id: partly } = await asked(gateway, token, cardId)
    const { id: lost } = await asked(gateway, token, cardId)
    for (const each of [partly, lost]) await operated(gateway, each, 'paid')
    expect(await operated(gateway, partly, 'forced')).toBe(409)
    const some = { receipt: 'partly', receivedAmount: '400' }
    expect(await refuseConfirm(gateway, token, partly, some)).toEqual([400, 'proof.missing'])
    expect(await refuseConfirm(gateway, token, partly, { ...some, proofs: ['nothing'] })).toEqual([
      404,
      'proof.unknown',
    ])
    const proof = await proofOf(gateway, token)
    for (const receivedAmount of ['990', '0', undefined]) {
      const body = { receipt: 'partly', proofs: [proof], ...(receivedAmount === undefined ? {} : { receivedAmount }) }
      expect(await refuseConfirm(gateway, token, partly, body)).toEqual([400, 'amount.invalid'])
    }
    const stranger = await proofOf(gateway, await tokenOf(gateway, 'player'))
    expect(await refuseConfirm(gateway, token, partly, { ...some, proofs: [stranger] })).toEqual([404, 'proof.unknown'])
    const { value } = await confirm(gateway, token, partly, { ...some, proofs: [proof] })
    expect(value).toMatchObject({
      state: 'partly',
      receivedAmount: '400.00',
      remainingAmount: '590.00',
      settledAt: null,
    })
    const none = { receipt: 'not-received', proofs: [proof] }
    expect(await refuseConfirm(gateway, token, lost, none)).toEqual([404, 'proof.unknown'])
    await confirm(gateway, token, lost, { ...none, proofs: [await proofOf(gateway, token)] })
    expect(await balanceOf(gateway, token)).toBe('58000.00')
    for (const each of [partly, lost]) expect(await operated(gateway, each, 'forced')).toBe(200)
    // 590 of the one, and 1000 with the fee of the other.
    expect(await balanceOf(gateway, token)).toBe(forcedReceipt === 'refunded' ? '59590.00' : '58000.00')
    // One that nobody said anything of is given back later, where the merchant does that, and once.
    const { id: silent } = await asked(gateway, token, cardId)
    await operated(gateway, silent, 'paid')
    expect(await operated(gateway, silent, 'returned')).toBe(409)
    gateway.pass(29 * minute)
    const before = await balanceOf(gateway, token)
    gateway.pass(minute)
    const statuses = [await operated(gateway, silent, 'returned'), await operated(gateway, silent, 'returned')]
    const isRefunded = forcedReceipt === 'refunded'
    expect(statuses).toEqual(isRefunded ? [200, 409] : [409, 409])
    expect(Number(await balanceOf(gateway, token)) - Number(before)).toBe(isRefunded ? 1000 : 0)
    for (const each of (await listed(gateway, token)).filter(({ id }) => id !== silent)) {
      expect(each).toMatchObject({ state: 'received', forced: forcedReceipt, settledAt: expect.any(String) })
    }
    expect(await operated(gateway, lost, 'forced')).toBe(409)
    gateway.sandbox.close()
  },
)
