import { expect, test } from 'vitest'
import { transferToMember } from '#contract/account/member-transfer.ts'
import { cancelWithdrawal, createWithdrawal, getWithdrawRules } from '#contract/account/withdraw.ts'
import { tokenOf } from './support/accounts.ts'
import { asked, balanceOf, fresh, keyed, operated, paymentPassword } from './support/money.ts'
import { betOn, gameOf, launched, opening } from './support/play.ts'
import { listed, opened, refuseConfirm, refused } from './support/withdrawals.ts'

const minute = 60_000

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

test('a bonus whose turnover is owed is neither paid out nor sent, all else is, and bets pay it off, each once', async () => {
  const { gateway, token, cardId } = await opened('owing')
  const { value } = await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })
  expect(value).toMatchObject({
    available: '8000.00',
    turnover: [{ title: 'First deposit bonus', tied: '350.00', required: '3500.00', done: '700.00', left: '2800.00' }],
  })
  expect(await refused(gateway, token, { cardId, amount: '8000.01' })).toEqual([403, 'turnover.owed'])
  expect(await refused(gateway, token, { cardId, amount: '8350.01' })).toEqual([403, 'wallet.short'])
  const body = { direction: 'upline', amount: '8000.01', paymentPassword } as const
  const sent = await gateway.refusal(transferToMember, { token, body, headers: fresh() })
  expect(sent.code).toBe('turnover.owed')
  const free = { amount: '1000', cardId, paymentPassword }
  await gateway.answer(createWithdrawal, { token, body: free, headers: fresh() })
  expect(await balanceOf(gateway, token)).toBe('7350.00')
  const game = await gameOf(gateway, { gameType: 'FISH' })
  const play = await opening(gateway, await launched(gateway, game, token))
  const bet = play.bets.at(-1) ?? 0
  const rounds = Math.ceil(280_000 / bet)
  for (let round = 1; round <= rounds; round++) {
    const key = `owing-bet-number-${round}`
    // A retry is the same bet: it counts no second time.
    for (let time = 0; time < 2; time++) await betOn(gateway, play.token, bet, [0], key)
    const { value: rules } = await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })
    const left = Math.max(0, 280_000 - round * bet)
    expect(rules.turnover.map((each) => each.left)).toEqual(left > 0 ? [(left / 100).toFixed(2)] : [])
  }
  gateway.sandbox.close()
})

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
