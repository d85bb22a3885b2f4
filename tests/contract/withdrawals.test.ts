import { expect, test } from 'vitest'
import { getCards } from '#contract/account/cards.ts'
import { transferToMember } from '#contract/account/member-transfer.ts'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  getWithdrawals,
  getWithdrawRules,
  uploadProof,
} from '#contract/account/withdraw.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme } from './support/merchants.ts'
import { asked, balanceOf, fresh, keyed, operated, paymentPassword } from './support/money.ts'
import { png } from './support/pictures.ts'
import { betOn, gameOf, launched, opening } from './support/play.ts'

const minute = 60_000

/** A member with money and a card, at a gateway of its own. */
async function opened(username = 'mover', merchants = [acme]) {
  const gateway = await openGateway({ merchants })
  const token = await tokenOf(gateway, username)
  const { value } = await gateway.answer(getCards, { token, query: { language: 'EN' } })
  return { gateway, token, cardId: value.cards[0]?.id ?? '' }
}

async function refused(gateway: TestGateway, token: string, body: object) {
  const whole = { amount: '1000', cardId: 'C1', paymentPassword, ...body }
  const { status, code } = await gateway.refusal(createWithdrawal, { token, body: whole, headers: fresh() })
  return [status, code]
}

async function listed(gateway: TestGateway, token: string, language = 'EN') {
  const query = { pageNo: 1, pageSize: 20, language }
  return (await gateway.answer(getWithdrawals, { token, query })).value.withdrawals
}

const proofOf = async (gateway: TestGateway, token: string) =>
  (await gateway.answer(uploadProof, { token, body: png() })).value.id

const confirm = (gateway: TestGateway, token: string, id: string, body: object) =>
  gateway.answer(confirmWithdrawal, { token, query: { id }, body: { receipt: 'received', ...body }, headers: fresh() })

const refuseConfirm = async (gateway: TestGateway, token: string, id: string, body: object) => {
  const given = { receipt: 'received' as const, ...body }
  const { status, code } = await gateway.refusal(confirmWithdrawal, {
    token,
    query: { id },
    body: given,
    headers: fresh(),
  })
  return [status, code]
}

test('a withdrawal sets its amount aside at once, and comes back whole while nobody pays it', async () => {
  const { gateway, token, cardId } = await opened()
  const withdrawal = await asked(gateway, token, cardId, '1000')
  expect(withdrawal).toMatchObject({
    state: 'pending',
    amount: '1000.00',
    fee: '10.00',
    arrives: '990.00',
    to: 'Demo Bank North •••• 7716',
    paidAt: null,
    autoReceiptAt: null,
    settledAt: null,
  })
  expect(await balanceOf(gateway, token)).toBe('59000.00')
  const query = { id: withdrawal.id }
  for (let time = 0; time < 2; time++) {
    expect((await gateway.answer(cancelWithdrawal, { token, query })).value.state).toBe('cancelled')
    expect(await balanceOf(gateway, token)).toBe('60000.00')
  }
  const { id } = await asked(gateway, token, cardId, '1000')
  expect(await operated(gateway, id, 'paying')).toBe(200)
  expect((await gateway.refusal(cancelWithdrawal, { token, query: { id } })).code).toBe('withdrawal.over')
  expect(await operated(gateway, id, 'refused', { reason: 'details' })).toBe(200)
  expect(await balanceOf(gateway, token)).toBe('60000.00')
  expect((await listed(gateway, token))[0]?.reason).toContain('could not find the account')
  expect((await listed(gateway, token, 'BN')).find(({ reason }) => reason)?.reason).toMatch(/\p{Script=Bengali}/u)
  gateway.sandbox.close()
})

test('the rules say what can be paid out, and hold', async () => {
  const { gateway, token, cardId } = await opened()
  const rules = async () => (await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })).value
  expect(await rules()).toMatchObject({
    available: '60000.00',
    min: '500.00',
    max: '50000.00',
    leftToday: '100000.00',
    timesLeftToday: 10,
    hasPaymentPassword: true,
    turnover: [],
    autoReceiptMinutes: 30,
  })
  expect(await refused(gateway, token, { cardId: 'C0N1' })).toEqual([404, 'card.unknown'])
  expect(await refused(gateway, token, { cardId, amount: '499.99' })).toEqual([400, 'amount.limit'])
  expect(await refused(gateway, token, { cardId, amount: '50000.01' })).toEqual([400, 'amount.limit'])
  expect(await refused(gateway, token, { cardId, amount: '0' })).toEqual([400, 'amount.invalid'])
  await asked(gateway, token, cardId, '50000')
  expect(await refused(gateway, token, { cardId, amount: '10000.01' })).toEqual([403, 'wallet.short'])
  await asked(gateway, token, cardId, '500')
  await asked(gateway, token, cardId, '500')
  expect(await refused(gateway, token, { cardId })).toEqual([409, 'withdrawal.too-many'])
  expect(await rules()).toMatchObject({ available: '9000.00', leftToday: '49000.00', timesLeftToday: 7 })
  // The day is the merchant's own, six hours ahead of the clock: it is over at 18:00.
  gateway.pass(6 * 60 * minute)
  const later = { ...gateway, token: await tokenOf(gateway, 'mover') }
  const { value } = await gateway.answer(getWithdrawRules, { token: later.token, query: { language: 'EN' } })
  expect(value).toMatchObject({ leftToday: '100000.00', timesLeftToday: 10 })
  gateway.sandbox.close()
})

test('the payment password is asked, and bars after five tries', async () => {
  const { gateway, token, cardId } = await opened()
  for (let time = 0; time < 5; time++) {
    expect(await refused(gateway, token, { cardId, paymentPassword: '135791' })).toEqual([
      403,
      'payment-password.wrong',
    ])
  }
  expect(await refused(gateway, token, { cardId })).toEqual([429, 'rate.limited'])
  gateway.pass(15 * minute)
  expect((await asked(gateway, token, cardId)).state).toBe('pending')
  const keeper = await tokenOf(gateway, 'keeper')
  expect(await refused(gateway, keeper, {})).toEqual([403, 'payment-password.missing'])
  const trial = await tokenOf(gateway, 'trial')
  expect(await refused(gateway, trial, {})).toEqual([403, 'account.trial'])
  gateway.sandbox.close()
})

test('a withdrawal sent twice with one key is one, even with the wrong password the second time', async () => {
  const { gateway, token, cardId } = await opened()
  const body = { amount: '1000', cardId, paymentPassword }
  const ask = { token, body, headers: keyed('payout') }
  // A refusal does not use the key up, and may be fixed.
  await gateway.refusal(createWithdrawal, { ...ask, body: { ...body, amount: '1' } })
  const { value } = await gateway.answer(createWithdrawal, ask)
  expect((await gateway.answer(createWithdrawal, ask)).value).toEqual(value)
  const again = { ...ask, body: { ...body, paymentPassword: '000001' } }
  expect((await gateway.answer(createWithdrawal, again)).value).toEqual(value)
  expect(await gateway.refusal(createWithdrawal, { ...ask, body: { ...body, amount: '1001' } })).toMatchObject({
    status: 409,
    code: 'intent.conflict',
  })
  const elsewhere = { direction: 'upline', amount: '1000', paymentPassword } as const
  const conflict = await gateway.refusal(transferToMember, { token, body: elsewhere, headers: keyed('payout') })
  expect(conflict.code).toBe('intent.conflict')
  expect(await balanceOf(gateway, token)).toBe('59000.00')
  gateway.sandbox.close()
})

test('nothing is paid out or sent while turnover is owed, and bets pay it off, each once', async () => {
  const { gateway, token, cardId } = await opened('owing')
  const { value } = await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })
  expect(value).toMatchObject({
    available: '8000.00',
    turnover: [{ title: 'First deposit bonus', required: '5000.00', done: '1000.00', left: '4000.00' }],
  })
  expect(await refused(gateway, token, { cardId })).toEqual([403, 'turnover.owed'])
  const body = { direction: 'upline', amount: '1000', paymentPassword } as const
  const sent = await gateway.refusal(transferToMember, { token, body, headers: fresh() })
  expect(sent.code).toBe('turnover.owed')
  const game = await gameOf(gateway, { gameType: 'FISH' })
  const play = await opening(gateway, await launched(gateway, game, token))
  const bet = play.bets.at(-1) ?? 0
  const rounds = Math.ceil(400_000 / bet)
  for (let round = 1; round <= rounds; round++) {
    const key = `owing-bet-number-${round}`
    // A retry is the same bet: it counts no second time.
    for (let time = 0; time < 2; time++) await betOn(gateway, play.token, bet, [0], key)
    const { value: rules } = await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })
    const left = Math.max(0, 400_000 - round * bet)
    expect(rules.turnover.map((each) => each.left)).toEqual(left > 0 ? [(left / 100).toFixed(2)] : [])
  }
  gateway.sandbox.close()
})

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

test('nobody sees or touches the withdrawal of another', async () => {
  const { gateway, token, cardId } = await opened()
  const { id } = await asked(gateway, token, cardId)
  const other = await tokenOf(gateway, 'player')
  expect((await gateway.refusal(cancelWithdrawal, { token: other, query: { id } })).code).toBe('withdrawal.unknown')
  expect(await refuseConfirm(gateway, other, id, {})).toEqual([404, 'withdrawal.unknown'])
  expect(await refused(gateway, other, { cardId })).toEqual([404, 'card.unknown'])
  expect(await listed(gateway, other)).toEqual([])
  gateway.sandbox.close()
})

test('saver has a withdrawal and a deposit in every state', async () => {
  const { gateway, token } = await opened('saver')
  const states = (await listed(gateway, token)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(
    ['cancelled', 'disputed', 'paid', 'partly', 'paying', 'pending', 'received', 'refused'].toSorted(),
  )
  const { value } = await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })
  expect(value.timesLeftToday).toBeGreaterThan(0)
  gateway.sandbox.close()
})
