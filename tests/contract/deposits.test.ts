import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  getDepositChannels,
  getDeposits,
  reportDeposit,
} from '#contract/account/deposit.ts'
import { setLimit, takeBreak } from '#contract/account/limits.ts'
import { getWithdrawRules } from '#contract/account/withdraw.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, depositBody, deposited, fresh, keyed, paidIn } from './support/money.ts'
import { registered } from './support/registration.ts'

const minute = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

let names = 0
const newcomer = () => registered(gateway, `payer${names++}`)

async function refused(token: string, asked: Parameters<typeof depositBody>[0], merchant = 'acme') {
  const { status, code } = await gateway.refusal(createDeposit, {
    token,
    merchant,
    body: depositBody(asked),
    headers: fresh(),
  })
  return [status, code]
}

test('the end of a maintenance does not move with the clock; once it has passed, nobody knows it', async () => {
  const until = async (token: string) => {
    const { value } = await gateway.answer(getDepositChannels, { token, query: { language: 'EN' } })
    return value.channels.find(({ maintenance }) => maintenance)?.maintenance?.until
  }
  const first = await until(await newcomer())
  expect(first).not.toBeNull()
  gateway.pass(90 * 60_000)
  expect(await until(await tokenOf(gateway, 'player'))).toBe(first)
  gateway.pass(60 * 60_000)
  expect(await until(await tokenOf(gateway, 'player'))).toBeNull()
})

test('channels have limits, fees and amounts of the merchant’s currency; one is under maintenance', async () => {
  const token = await newcomer()
  const { value } = await gateway.answer(getDepositChannels, { token, query: { language: 'EN' } })
  expect(value).toMatchObject({ currency: 'BDT', limit: null })
  const kinds = new Set(value.channels.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual([
    'bankQr',
    'bankTransfer',
    'crypto',
    'eWallet',
    'redirect',
    'scratchCard',
    'store',
  ])
  for (const { min, max, amounts } of value.channels) {
    for (const amount of amounts) {
      expect(Number(amount)).toBeGreaterThanOrEqual(Number(min))
      expect(Number(amount)).toBeLessThanOrEqual(Number(max))
    }
  }
  expect(value.channels.filter(({ maintenance }) => maintenance).map(({ id }) => id)).toEqual(['bank-qr-2'])
  const { value: bangla } = await gateway.answer(getDepositChannels, { token, query: { language: 'BN' } })
  expect(bangla.channels[0]?.name).toMatch(/\p{Script=Bengali}/u)
  const yen = await tokenOf(gateway, 'player', { merchant: 'zen' })
  const { value: japanese } = await gateway.answer(getDepositChannels, {
    token: yen,
    merchant: 'zen',
    query: { language: 'JA' },
  })
  for (const { min, max, fixedFee } of japanese.channels) {
    for (const amount of [min, max, fixedFee]) expect(amount).toMatch(/\.00$/)
  }
})

test('a deposit waits, is reported, and brings its amount without the fee once the bank has heard of it', async () => {
  const token = await newcomer()
  const waiting = await deposited(gateway, token, { channelId: 'e-wallet', amount: '1000.00' })
  expect(waiting).toMatchObject({
    state: 'waiting',
    amount: '1000.00',
    fee: '5.00',
    credited: '995.00',
    expiresAt: new Date(gateway.now().getTime() + 15 * minute).toISOString(),
    settledAt: null,
  })
  expect(waiting.payment?.url).toMatch(/^http:\/\/localhost\/sandbox\/pay\/[\w-]{32}$/)
  const query = { id: waiting.id }
  const { value: reported } = await gateway.answer(reportDeposit, { token, query })
  expect(reported).toMatchObject({ state: 'reported', payment: null })
  expect((await gateway.answer(reportDeposit, { token, query })).value.state).toBe('reported')
  expect((await gateway.refusal(cancelDeposit, { token, query })).code).toBe('deposit.over')
  gateway.pass(4999)
  expect(await balanceOf(gateway, token)).toBe('0.00')
  gateway.pass(1)
  expect(await balanceOf(gateway, token)).toBe('995.00')
  const { value: received } = await gateway.answer(getDeposit, { token, query: { ...query, language: 'EN' } })
  expect(received).toMatchObject({ state: 'received', payment: null, settledAt: gateway.now().toISOString() })
  expect((await gateway.refusal(reportDeposit, { token, query })).code).toBe('deposit.over')
  expect((await gateway.panel('POST', `/sandbox/deposits/${waiting.id}`, { outcome: 'received' })).status).toBe(409)
  expect(await balanceOf(gateway, token)).toBe('995.00')
})

test('each kind says what its payer needs, and no two payments have the same note', async () => {
  const token = await newcomer()
  const fieldsOf = async (channelId: string) => {
    const { id, payment } = await deposited(gateway, token, { channelId, amount: '1000' })
    await gateway.answer(cancelDeposit, { token, query: { id } })
    return { qr: payment?.qr, fields: payment?.fields.map((field) => field.id), note: payment?.fields.at(-1)?.value }
  }
  const qr = await fieldsOf('bank-qr')
  expect(qr).toMatchObject({ qr: expect.stringContaining('amount=1000.00&currency=BDT') })
  expect(qr.fields).toEqual(['bank', 'account', 'note'])
  expect((await fieldsOf('bank-qr')).note).not.toBe(qr.note)
  expect((await fieldsOf('bank-transfer')).fields).toEqual(['bank', 'holder', 'account', 'note'])
  expect((await fieldsOf('crypto')).fields).toEqual(['network', 'address'])
  expect((await fieldsOf('store')).fields).toEqual(['code'])
})

test('a deposit that is not right is refused', async () => {
  const token = await newcomer()
  expect(await refused(token, { channelId: 'nothing' })).toEqual([404, 'deposit.channel-unknown'])
  expect(await refused(token, { channelId: 'bank-qr-2' })).toEqual([409, 'deposit.channel-closed'])
  expect(await refused(token, { amount: '0' })).toEqual([400, 'amount.invalid'])
  for (const amount of [
    '-200',
    '+200',
    '200.001',
    '500.000',
    '1e3',
    ' 500',
    '500 ',
    '٥٠٠',
    '５００',
    '0500',
    '1,000',
    '',
  ]) {
    expect([amount, ...(await refused(token, { amount }))]).toEqual([amount, 400, 'request.invalid'])
  }
  expect(await refused(token, { amount: '199.99' })).toEqual([400, 'amount.limit'])
  expect(await refused(token, { amount: '50000.01' })).toEqual([400, 'amount.limit'])
  expect(await refused(token, { channelId: 'scratch-card', amount: '150' })).toEqual([400, 'amount.invalid'])
  expect(await refused(token, { promotionId: 'nothing' })).toEqual([404, 'promotion.unknown'])
  const yen = await tokenOf(gateway, 'player', { merchant: 'zen' })
  expect(await refused(yen, { amount: '1000.50' }, 'zen')).toEqual([400, 'amount.invalid'])
  for (let count = 0; count < 3; count++) await deposited(gateway, token)
  expect(await refused(token, {})).toEqual([409, 'deposit.too-many-open'])
})

test('a bought card pays once, and only with a PIN that is right', async () => {
  const token = await newcomer()
  const card = { serial: 'AB12345678', pin: '4711081534' }
  const bought = { channelId: 'scratch-card', amount: '500' }
  expect(await refused(token, bought)).toEqual([400, 'request.invalid'])
  expect(await refused(token, { ...bought, card: { ...card, pin: '47110000' } })).toEqual([403, 'deposit.card-refused'])
  const { state, credited, payment } = await deposited(gateway, token, { ...bought, card })
  expect({ state, credited, payment }).toEqual({ state: 'reported', credited: '425.00', payment: null })
  expect(await refused(token, { ...bought, card })).toEqual([403, 'deposit.card-refused'])
  gateway.pass(5000)
  expect(await balanceOf(gateway, token)).toBe('425.00')
})

test('a payment that does not come expires; one that is given up stays given up', async () => {
  const token = await newcomer()
  const { id } = await deposited(gateway, token)
  const { id: given } = await deposited(gateway, token)
  const one = async (query: { id: string }) =>
    (await gateway.answer(getDeposit, { token, query: { ...query, language: 'EN' } })).value
  expect((await gateway.answer(cancelDeposit, { token, query: { id: given } })).value.state).toBe('cancelled')
  expect((await gateway.answer(cancelDeposit, { token, query: { id: given } })).value.state).toBe('cancelled')
  gateway.pass(15 * minute)
  const expired = await one({ id })
  expect(expired).toMatchObject({ state: 'expired', settledAt: expired.expiresAt })
  expect((await gateway.refusal(reportDeposit, { token, query: { id } })).code).toBe('deposit.over')
  expect((await one({ id: given })).state).toBe('cancelled')
  expect(await balanceOf(gateway, token)).toBe('0.00')
})

test('the same key is the same deposit; another body under it, or another call, is refused', async () => {
  const token = await newcomer()
  const ask = { token, body: depositBody(), headers: keyed('once') }
  const { value: first } = await gateway.answer(createDeposit, ask)
  expect((await gateway.answer(createDeposit, ask)).value).toEqual(first)
  await paidIn(gateway, token)
  expect((await gateway.answer(createDeposit, ask)).value).toEqual(first)
  const other = { ...ask, body: depositBody({ amount: '2000' }) }
  expect(await gateway.refusal(createDeposit, other)).toMatchObject({ status: 409, code: 'intent.conflict' })
  for (const headers of [{}, keyed('k'.repeat(129))]) {
    const problem = await gateway.refusal(createDeposit, { ...ask, headers })
    expect(problem).toMatchObject({ status: 400, code: 'request.invalid', fields: { idempotencyKey: /^field\./ } })
  }
  // An answer that is lost on its way changes nothing: the deposit is there, and its key finds it.
  const lost = { token: await newcomer(), body: depositBody(), headers: keyed('lost') }
  await gateway.panel('POST', '/sandbox/faults', { call: 'createDeposit', kind: 'lost', times: 1 })
  expect((await gateway.send(createDeposit, lost)).status).toBe(502)
  await gateway.answer(createDeposit, lost)
  const listed = { token: lost.token, query: { pageNo: 1, pageSize: 9, language: 'EN' } }
  expect((await gateway.answer(getDeposits, listed)).value.deposits).toHaveLength(1)
  const { value: page } = await gateway.answer(getDeposits, {
    token,
    query: { pageNo: 1, pageSize: 1, language: 'EN' },
  })
  expect(page).toMatchObject({ pageNum: 1, totalPages: 2 })
  // Another member's key is another key.
  expect((await gateway.answer(createDeposit, { ...ask, token: await newcomer() })).value.id).not.toBe(first.id)
})

test('nobody sees or touches the deposit of another', async () => {
  const [owner, other] = [await newcomer(), await newcomer()]
  const { id } = await deposited(gateway, owner)
  const asked = { token: other, query: { id, language: 'EN' } }
  for (const call of [getDeposit, reportDeposit, cancelDeposit]) {
    expect(await gateway.refusal(call, asked)).toMatchObject({ status: 404, code: 'deposit.unknown' })
    expect(await gateway.refusal(call, { query: asked.query })).toMatchObject({ status: 401 })
  }
  const trial = await tokenOf(gateway, 'trial')
  expect(await refused(trial, {})).toEqual([403, 'account.trial'])
  const channels = { token: trial, query: { language: 'EN' } }
  expect((await gateway.refusal(getDepositChannels, channels)).code).toBe('account.trial')
  const agent = await tokenOf(gateway, 'agent', { site: 'agent' })
  expect((await deposited(gateway, agent)).state).toBe('waiting')
})

test('the payment service’s page pays or does not, runs no script, and shows in no frame', async () => {
  const token = await newcomer()
  const pageOf = async () => new URL((await deposited(gateway, token, { channelId: 'redirect' })).payment?.url ?? '')
  const answer = (path: string, said: string) =>
    gateway.sandbox.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost', Host: 'localhost' },
      body: `answer=${said}`,
    })
  const { pathname } = await pageOf()
  const page = await gateway.sandbox.app.request(pathname)
  const policy = page.headers.get('Content-Security-Policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  const text = await page.text()
  expect(text).toContain('1000.00 BDT')
  expect(text).not.toContain('<script')
  expect((await answer(pathname, 'pay')).status).toBe(303)
  expect(await balanceOf(gateway, token)).toBe('985.00')
  expect(await (await gateway.sandbox.app.request(pathname)).text()).toContain('The payment was made')
  await answer(pathname, 'fail')
  await answer(pathname, 'pay')
  expect(await balanceOf(gateway, token)).toBe('985.00')
  const { pathname: another } = await pageOf()
  await answer(another, 'fail')
  expect(await balanceOf(gateway, token)).toBe('985.00')
  expect((await gateway.sandbox.app.request('/sandbox/pay/nothing')).status).toBe(404)
})

test('a first deposit that joins the promotion brings a bonus, tied until it is staked', async () => {
  const token = await newcomer()
  await paidIn(gateway, token, { promotionId: 'first-deposit' })
  expect(await balanceOf(gateway, token)).toBe('1700.00')
  const { value } = await gateway.answer(getWithdrawRules, { token, query: { language: 'BN' } })
  expect(value).toMatchObject({
    available: '1000.00',
    turnover: [{ required: '7000.00', done: '0.00', left: '7000.00', title: 'প্রথম জমা বোনাস' }],
  })
  expect(await refused(token, { promotionId: 'first-deposit' })).toEqual([403, 'promotion.not-eligible'])
  const without = await newcomer()
  await paidIn(gateway, without)
  expect(await balanceOf(gateway, without)).toBe('1000.00')
})

test('nobody pays in during a break, and everybody may be paid out', async () => {
  const token = await newcomer()
  await paidIn(gateway, token)
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect(await refused(token, {})).toEqual([403, 'player.excluded'])
  const { value } = await gateway.answer(getWithdrawRules, { token, query: { language: 'EN' } })
  expect(value.available).toBe('1000.00')
})

test('the player’s own limit counts what is still open too', async () => {
  const token = await newcomer()
  await gateway.answer(setLimit, { token, query: { kind: 'deposit' }, body: { period: 'day', amount: '1500' } })
  await deposited(gateway, token)
  expect(await refused(token, { amount: '501' })).toEqual([403, 'limit.deposit'])
  const { value } = await gateway.answer(getDepositChannels, { token, query: { language: 'EN' } })
  expect(value.limit).toEqual({ period: 'day', limit: '1500.00', left: '500.00' })
  expect((await deposited(gateway, token, { amount: '500' })).state).toBe('waiting')
})
