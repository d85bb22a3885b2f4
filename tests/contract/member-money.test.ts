import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCard, chooseCard, getCards, removeCard } from '#contract/account/cards.ts'
import { getMemberTransfers, getTransferRules, transferToMember } from '#contract/account/member-transfer.ts'
import { setPaymentPassword } from '#contract/account/payment-password.ts'
import { getBettingRecords } from '#contract/account/records.ts'
import { getWallets, transferFunds } from '#contract/account/wallets.ts'
import { consolidateFunds } from '#contract/identity/member.ts'
import { getSecurity } from '#contract/identity/security.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, fresh, keyed, paidIn, paymentPassword } from './support/money.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
let mover: string
beforeAll(async () => {
  gateway = await openGateway()
  mover = await tokenOf(gateway, 'mover')
})
afterAll(() => gateway.sandbox.close())

const english = { language: 'EN' }

async function setPassword(token: string, newPaymentPassword: string, proof: object = { password: 'harbour7' }) {
  const response = await gateway.send(setPaymentPassword, { token, body: { newPaymentPassword, ...proof } })
  const { code } = await response.json()
  return code ?? response.status
}

test('a payment password is set by the log-in’s, changed by the old one, and never an easy one', async () => {
  const token = await registered(gateway, 'locker1', { mobileNum: '01712345555', countryDialingCode: '880' }).catch(
    () => registered(gateway, 'locker1'),
  )
  for (const weak of ['123456', '987654', '890123', '000000', '121212', '135135']) {
    expect(await setPassword(token, weak)).toBe('payment-password.weak')
  }
  expect(await setPassword(token, '12345')).toBe('request.invalid')
  expect(await setPassword(token, '248135', {})).toBe('request.invalid')
  expect(await setPassword(token, '248135', { oldPaymentPassword: '248135' })).toBe('payment-password.missing')
  expect(await setPassword(token, '248135', { password: 'harbour8' })).toBe('password.wrong')
  expect(await setPassword(token, '248135')).toBe(200)
  expect(await setPassword(token, '530864', { oldPaymentPassword: '135790' })).toBe('payment-password.wrong')
  expect(await setPassword(token, '530864', { oldPaymentPassword: '248135' })).toBe(200)
  // Forgotten: by the log-in's password again.
  expect(await setPassword(token, '864205')).toBe(200)
  expect(await setPassword(await tokenOf(gateway, 'trial'), '248135', { password: 'Demo-trial-1' })).toBe(
    'account.trial',
  )
})

test('the account’s security says whether there is a payment password; the new one differs; no log has either', async () => {
  const token = await registered(gateway, 'locker2')
  const has = async () => (await gateway.answer(getSecurity, { token })).value.hasPaymentPassword
  expect(await has()).toBe(false)
  expect(await setPassword(token, '248135')).toBe(200)
  expect(await has()).toBe(true)
  expect(await setPassword(token, '248135', { oldPaymentPassword: '248135' })).toBe('payment-password.same')
  expect(await setPassword(token, '248135')).toBe('payment-password.same')
  // Only who knows the old one is told that the new one is the same.
  expect(await setPassword(token, '248135', { oldPaymentPassword: '924680' })).toBe('payment-password.wrong')
  expect(await setPassword(token, '530864', { oldPaymentPassword: '248135' })).toBe(200)
  const log = gateway.lines.join('\n')
  expect(log).toContain('POST /wps/member/payment-password 200')
  for (const secret of ['248135', '530864', '924680', 'harbour7']) expect(log).not.toContain(secret)
})

test('wrong payment passwords that come at once get no further than one after the other', async () => {
  const token = await tokenOf(gateway, 'saver')
  const tries = Array.from({ length: 9 }, () => setPassword(token, '530864', { oldPaymentPassword: '000001' }))
  const codes = await Promise.all(tries)
  expect(codes.filter((code) => code === 'payment-password.wrong')).toHaveLength(5)
  expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(4)
})

test('the first card binds the name for good; cards leave the gateway masked', async () => {
  const token = await registered(gateway, 'binder1')
  const body = { bankCode: 'DBN', number: '70001234567716', holder: 'Rina Alam', paymentPassword: '248135' }
  const refused = async (change: object) => {
    const { code, fields } = await gateway.refusal(addCard, { token, body: { ...body, ...change } })
    return [code, ...Object.keys(fields ?? {})]
  }
  expect(await refused({})).toEqual(['payment-password.missing'])
  await setPassword(token, '248135')
  expect(await refused({ paymentPassword: '248136' })).toEqual(['payment-password.wrong'])
  expect(await refused({ holder: undefined })).toEqual(['request.invalid', 'holder'])
  expect(await refused({ bankCode: 'NONE' })).toEqual(['card.bank', 'bankCode'])
  expect(await refused({ number: '12 34 56' })).toEqual(['request.invalid', 'number'])
  const { value: first } = await gateway.answer(addCard, { token, body })
  expect(first).toMatchObject({ number: '•••• 7716', holder: 'R••• A•••', isDefault: true })
  expect(await refused({})).toEqual(['card.known'])
  expect(await refused({ number: '70001234567717', holder: 'Somebody Else' })).toEqual(['request.invalid', 'holder'])
  const { holder: _, ...unnamed } = body
  const { value: second } = await gateway.answer(addCard, { token, body: { ...unnamed, number: '70001234567717' } })
  expect(second).toMatchObject({ holder: 'R••• A•••', isDefault: false })
  await gateway.answer(chooseCard, { token, query: { id: second.id } })
  const { value } = await gateway.answer(getCards, { token, query: english })
  expect(value).toMatchObject({ most: 5, holder: 'R••• A•••' })
  expect(value.cards.map(({ isDefault }) => isDefault)).toEqual([false, true])
  expect(JSON.stringify(value)).not.toMatch(/700012345677|Rina/)
  for (const end of ['18', '19', '20']) {
    await gateway.answer(addCard, { token, body: { ...unnamed, number: `700012345677${end}` } })
  }
  expect(await refused({ number: '70001234567799', holder: undefined })).toEqual(['card.too-many'])
  // Another member's card is unknown, and an account is nobody else's.
  expect((await gateway.refusal(chooseCard, { token: mover, query: { id: second.id } })).code).toBe('card.unknown')
  const stolen = { ...unnamed, paymentPassword }
  expect((await gateway.refusal(addCard, { token: mover, body: stolen })).code).toBe('card.known')
})

test('a card is removed by the payment password; the name stays bound, and another card is chosen first', async () => {
  const token = await registered(gateway, 'binder2')
  await setPassword(token, '248135')
  const numbers = ['80001234567716', '80001234567717']
  const bind = async (number: string, holder?: string) =>
    (
      await gateway.answer(addCard, {
        token,
        body: { bankCode: 'DBN', number, paymentPassword: '248135', ...(holder && { holder }) },
      })
    ).value
  const first = await bind(numbers[0] ?? '', 'Rina Alam')
  const second = await bind(numbers[1] ?? '')
  const refused = async (id: string, typed = '248135', by = token) =>
    (await gateway.refusal(removeCard, { token: by, query: { id }, body: { paymentPassword: typed } })).code
  expect(await refused(first.id, '248136')).toBe('payment-password.wrong')
  expect(await refused(first.id, paymentPassword, mover)).toBe('card.unknown')
  const remove = (id: string) =>
    gateway.answer(removeCard, { token, query: { id }, body: { paymentPassword: '248135' } })
  await remove(first.id)
  expect(await refused(first.id)).toBe('card.unknown')
  const left = async () => (await gateway.answer(getCards, { token, query: english })).value
  expect((await left()).cards).toEqual([{ ...second, isDefault: true }])
  await remove(second.id)
  expect(await left()).toMatchObject({ cards: [], holder: 'R••• A•••' })
  expect(await bind(numbers[0] ?? '')).toMatchObject({ isDefault: true, holder: 'R••• A•••' })
  expect(gateway.lines.join('\n')).not.toContain('248135')
})

test('money moves between wallets once, and no wallet gives what it does not have', async () => {
  const walletsOf = async (isSingle?: boolean) =>
    (await gateway.answer(getWallets, { token: mover, query: isSingle === undefined ? {} : { isSingle } })).value
      .wallets
  const before = await walletsOf()
  expect(before[0]).toEqual({ code: '', name: '', balance: await balanceOf(gateway, mover) })
  expect(before.find(({ code }) => code === 'VVT')).toMatchObject({ name: 'Velvet Table', balance: '0.00' })
  expect(before.find(({ code }) => code === 'SDL')?.balance).toBeNull()
  expect(await walletsOf(true)).toHaveLength(1)
  const body = { from: '', to: 'VVT', amount: '150.50' }
  const ask = { token: mover, body, headers: keyed('funds') }
  const { value } = await gateway.answer(transferFunds, ask)
  expect((await gateway.answer(transferFunds, ask)).value).toEqual(value)
  expect((await walletsOf()).find(({ code }) => code === 'VVT')?.balance).toBe('150.50')
  const refused = async (change: object, token = mover) => {
    const { status, code } = await gateway.refusal(transferFunds, {
      token,
      body: { ...body, ...change },
      headers: fresh(),
    })
    return [status, code]
  }
  expect(await refused({ from: 'VVT', to: '', amount: '150.51' })).toEqual([403, 'wallet.short'])
  expect(await refused({ to: 'CRS' })).toEqual([409, 'wallet.closed'])
  expect(await refused({ to: 'NOBODY' })).toEqual([404, 'wallet.unknown'])
  expect(await refused({ to: '' })).toEqual([404, 'wallet.unknown'])
  expect(await refused({ amount: '0' })).toEqual([400, 'amount.invalid'])
  expect(await refused({}, await tokenOf(gateway, 'trial'))).toEqual([403, 'account.trial'])
  expect((await gateway.answer(consolidateFunds, { token: mover })).value.balance).toBe('60000.00')
})

test('members send to the agent above, agents to those below, each within a day’s limit', async () => {
  const agent = await tokenOf(gateway, 'agent', { site: 'agent' })
  const body = { direction: 'upline' as const, amount: '1000', paymentPassword, remark: ' thanks ' }
  const { value: rules } = await gateway.answer(getTransferRules, { token: mover })
  expect(rules).toMatchObject({
    upline: { account: 'ag•••t', nickname: 'Agent' },
    mayDownline: false,
    leftToday: '50000.00',
    hasPaymentPassword: true,
  })
  expect((await gateway.answer(getTransferRules, { token: agent })).value).toMatchObject({
    upline: null,
    mayDownline: true,
  })
  const ask = { token: mover, body, headers: keyed('upline') }
  const { value: sent } = await gateway.answer(transferToMember, ask)
  expect((await gateway.answer(transferToMember, ask)).value).toEqual(sent)
  expect(sent.balance).toBe('59000.00')
  expect(await balanceOf(gateway, agent)).toBe('183400.00')
  const list = async (token: string) =>
    (await gateway.answer(getMemberTransfers, { token, query: { pageNo: 1, pageSize: 10 } })).value.transfers
  expect(await list(mover)).toMatchObject([
    { direction: 'sent', account: 'ag•••t', amount: '1000.00', remark: 'thanks', reference: sent.reference },
  ])
  expect(await list(agent)).toMatchObject([{ direction: 'received', account: 'mover', reference: sent.reference }])
  const down = { direction: 'downline' as const, account: 'Mover', amount: '500', paymentPassword }
  await gateway.answer(transferToMember, { token: agent, body: down, headers: fresh() })
  expect(await balanceOf(gateway, mover)).toBe('59500.00')

  const refused = async (token: string, change: object) => {
    const whole = { ...body, ...change }
    const { code, fields } = await gateway.refusal(transferToMember, { token, body: whole, headers: fresh() })
    return [code, ...Object.keys(fields ?? {})]
  }
  expect(await refused(agent, { direction: 'upline' })).toEqual(['transfer.no-upline'])
  expect(await refused(agent, { ...down, account: 'keeper' })).toEqual(['transfer.not-below'])
  expect(await refused(agent, { ...down, account: undefined })).toEqual(['request.invalid', 'account'])
  expect(await refused(mover, { direction: 'downline', account: 'player' })).toEqual(['transfer.not-below'])
  expect(await refused(mover, { amount: '99.99' })).toEqual(['amount.limit', 'amount'])
  expect(await refused(mover, { amount: '20000.01' })).toEqual(['amount.limit', 'amount'])
  expect(await refused(mover, { paymentPassword: '135791' })).toEqual(['payment-password.wrong'])
  for (const amount of ['20000', '20000']) {
    await gateway.answer(transferToMember, { token: mover, body: { ...body, amount }, headers: fresh() })
  }
  expect(await refused(mover, { amount: '9000.01' })).toEqual(['amount.limit', 'amount'])
  expect(await refused(await tokenOf(gateway, 'trial'), {})).toEqual(['account.trial'])
})

test('what is tied to a bonus is no money to send or be paid out', async () => {
  const token = await registered(gateway, 'bonused1')
  await paidIn(gateway, token, { promotionId: 'first-deposit' })
  await setPassword(token, '248135')
  const body = { direction: 'upline' as const, amount: '1000', paymentPassword: '248135' }
  expect((await gateway.refusal(transferToMember, { token, body, headers: fresh() })).code).toBe('transfer.no-upline')
})

test('a wallet in play is closed until its bets are settled, and stays out of what is brought back', async () => {
  const token = await tokenOf(gateway, 'player')
  const range = { from: '2026-10-01', to: '2026-11-20', pageNo: 1, pageSize: 100, language: 'EN' } as const
  const { value } = await gateway.answer(getBettingRecords, { token, query: { ...range, result: 'pending' } })
  const pending = new Set(value.bets.map(({ vendor }) => vendor))
  const { wallets } = (await gateway.answer(getWallets, { token, query: {} })).value
  const inPlay = wallets.filter(({ closed }) => closed === 'in-play')
  expect(inPlay.length).toBeGreaterThan(0)
  for (const { code, closed } of wallets) expect(closed === 'in-play').toBe(pending.has(code) && code !== 'CRS')
  const to = inPlay[0]?.code ?? ''
  const body = { from: '', to, amount: '10.00' }
  expect((await gateway.refusal(transferFunds, { token, body, headers: fresh() })).code).toBe('wallet.closed')
})
