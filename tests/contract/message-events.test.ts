import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCard, getCards } from '#contract/account/cards.ts'
import { setLimit, takeBreak } from '#contract/account/limits.ts'
import { getMessage, getMessages } from '#contract/account/messages.ts'
import { setPaymentPassword } from '#contract/account/payment-password.ts'
import { redeemPoints } from '#contract/account/points.ts'
import { changeContract, getContracts, getContractTerms, offerContract } from '#contract/agent/contracts.ts'
import { getMember } from '#contract/identity/member.ts'
import { changePassword } from '#contract/identity/password.ts'
import { login } from '#contract/identity/session.ts'
import { loginBody, tokenOf } from './support/accounts.ts'
import { withAgents } from './support/agents.ts'
import { listening } from './support/events.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { zen } from './support/merchants.ts'
import { asked, deposited, fresh, operated, paidIn, paymentPassword } from './support/money.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

/** The newest message, which must be unread, as it is read in a language; the lists say the same. */
async function newest(token: string, language = 'EN') {
  const query = { pageNo: 1, pageSize: 9, language }
  const [head] = (await gateway.answer(getMessages, { token, query })).value.messages
  expect(head?.isRead).toBe(false)
  const { value } = await gateway.answer(getMessage, { token, query: { id: head?.id ?? '', language } })
  expect(value.title).toBe(head?.title)
  return { title: value.title, content: value.content.replaceAll(/[\u2068\u2069]/g, '') }
}

const unreadOf = async (token: string) => (await gateway.answer(getMember, { token })).value.unreadMessage

test('a deposit that came is told with its amount and fee, in the reader’s language', async () => {
  const token = await tokenOf(gateway, 'mover')
  const id = await paidIn(gateway, token, { amount: '1500' })
  const told = await newest(token)
  expect(told.title).toBe('Your deposit of ৳1,500 was received')
  expect(told.content).toContain(`Number: ${id}.`)
})

test('a deposit is told in Bangla too, and one that was given up by the member is not told', async () => {
  const token = await tokenOf(gateway, 'mover')
  const before = await unreadOf(token)
  const { id } = await deposited(gateway, token, { amount: '1500' })
  expect(await unreadOf(token)).toBe(before)
  await gateway.panel('POST', `/sandbox/deposits/${id}`, { outcome: 'refused' })
  expect(await unreadOf(token)).toBe(before + 1)
  expect((await newest(token, 'BN')).title).toMatch(/৳1,500.*[ঀ-৿]/)
})

test('the unread count comes to an open page as the message is written', async () => {
  const token = await tokenOf(gateway, 'mover')
  const stream = await listening(gateway, token, { hasCounts: true })
  await stream.next()
  expect(await stream.next()).toMatchObject({ event: 'counts', data: { unreadMessage: 0 } })
  await paidIn(gateway, token)
  for (;;) {
    const event = await stream.next()
    if (event?.event !== 'counts') continue
    expect(event.data).toMatchObject({ unreadMessage: 1 })
    break
  }
  await stream.leave()
})

test('a payout is told when it is sent, counts as received by itself, or is refused with its reason', async () => {
  const token = await tokenOf(gateway, 'mover')
  const { value } = await gateway.answer(getCards, { token, query: { language: 'EN' } })
  const card = value.cards[0]?.id ?? ''
  const sent = await asked(gateway, token, card, '2000')
  await operated(gateway, sent.id, 'paid')
  const told = await newest(token)
  expect(told.title).toBe('Your payout of ৳2,000 was sent')
  expect(told.content).toMatch(/৳1,990 is on its way to .*the fee is ৳10/)
  // In two steps: a session that sleeps for half an hour ends.
  gateway.pass(20 * 60_000)
  await unreadOf(token)
  gateway.pass(11 * 60_000)
  expect((await newest(token)).title).toBe('Your payout of ৳2,000 counts as received')
  const refused = await asked(gateway, token, card, '1000')
  await operated(gateway, refused.id, 'refused', { reason: 'details' })
  expect((await newest(token)).content).toContain('The bank could not find the account.')
})

test('promotions that were asked for are told with what must be staked, or why not', async () => {
  const token = await tokenOf(gateway, 'player')
  const panel = await (await gateway.sandbox.app.request('/sandbox/')).text()
  const row = /acme player<\/td><td>anniversary<\/td>\s*<td>\d<\/td><td><form method="post" action="([^"]+)"/
  const [, path = ''] = row.exec(panel) ?? []
  await gateway.panel('POST', path, { answer: 'too-soon' })
  expect(await newest(token)).toMatchObject({
    title: 'Member’s anniversary: not granted',
    content: expect.stringContaining('The account is not a year old yet.'),
  })
})

test('what was redeemed is told with the operator’s answer', async () => {
  const token = await tokenOf(gateway, 'player')
  const body = { itemId: 'meal', quantity: 1 }
  const { value } = await gateway.answer(redeemPoints, { token, body, headers: fresh() })
  await gateway.panel('POST', `/sandbox/redemptions/${value.reference}`, { answer: 'approved' })
  expect(await newest(token)).toMatchObject({
    title: 'Meal voucher: approved',
    content: expect.stringMatching(/Code: [A-Z2-9]{4}-[A-Z2-9]{4}/),
  })
})

test('another device is told, a device that is known is not', async () => {
  const { value: first } = await gateway.answer(login, { body: loginBody('mover') })
  if (!('token' in first)) throw new Error('A step was asked for')
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' }
  expect(await unreadOf(first.token)).toBe(0)
  await gateway.answer(login, { body: { ...loginBody('mover'), device: first.device }, headers })
  expect(await unreadOf(first.token)).toBe(0)
  await gateway.answer(login, { body: loginBody('mover'), headers })
  const told = await newest(first.token)
  expect(told.title).toBe('A new device was used for your account')
  expect(told.content).toContain('Firefox, Android, on Nov 20, 2026')
})

test('limits and breaks are told with what applies, and from when', async () => {
  const token = await tokenOf(gateway, 'mover')
  const set = (amount: string) =>
    gateway.answer(setLimit, { token, query: { kind: 'loss' }, body: { period: 'day', amount } })
  await set('500.00')
  expect((await newest(token)).content).toContain('Losses: ৳500 a day. It applies from now on.')
  await set('900.00')
  expect((await newest(token)).content).toContain('Losses: ৳900 a day. You may confirm it from Nov 21, 2026')
  await gateway.answer(setLimit, { token, query: { kind: 'loss' }, body: { period: 'day', amount: null } })
  expect((await newest(token)).content).toContain('Losses: no limit a day. You may confirm it from')
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect((await newest(token)).content).toContain('You cannot play or deposit until Nov 21, 2026')
})

test('what protects an account is told when it changes', async () => {
  const token = await tokenOf(gateway, 'mover')
  const payment = { newPaymentPassword: '802461', oldPaymentPassword: paymentPassword }
  await gateway.answer(setPaymentPassword, { token, body: payment })
  expect((await newest(token)).title).toBe('Your payment password was changed')
  const card = { bankCode: 'DBN', number: '4000123412341234', paymentPassword: '802461' }
  await gateway.answer(addCard, { token, body: card })
  expect((await newest(token)).content).toMatch(/ can receive your payouts\. If it was not you/)
  const password = { oldPassword: 'Demo-mover-1', newPassword: 'lantern9', confirmNewPassword: 'lantern9' }
  await gateway.answer(changePassword, { token, body: password })
  expect((await newest(token)).title).toBe('Your password was changed')
})

test('a contract is told to whom it is offered, and its answer to whom it came from', async () => {
  gateway.sandbox.close()
  gateway = await openGateway({ merchants: [withAgents(), zen] })
  const [above, below] = [
    await tokenOf(gateway, 'agent', { site: 'agent' }),
    await tokenOf(gateway, 'subagent', { site: 'agent' }),
  ]
  const query = { kind: 'daily', account: 'subagent' } as const
  const { value: terms } = await gateway.answer(getContractTerms, { token: above, query })
  const [tier] = terms.ownTiers
  const [period] = terms.periods
  if (!tier || !period) throw new Error('The agent has no contract')
  const waiting = { pageNo: 1, pageSize: 20, kind: 'daily', side: 'receiver', state: 'open' } as const
  const { contracts } = (await gateway.answer(getContracts, { token: below, query: waiting })).value
  for (const { id } of contracts.filter(({ state }) => state === 'offered'))
    await gateway.answer(changeContract, { token: below, query: { id, action: 'reject' }, body: {}, headers: fresh() })
  const body = { ...query, period, tiers: [tier], remark: '', endsConflicts: true }
  const { value } = await gateway.answer(offerContract, { token: above, body, headers: fresh() })
  expect(await newest(below)).toMatchObject({
    title: 'You were offered a contract: daily salary',
    content: expect.stringContaining('agent offers you up to'),
  })
  await gateway.answer(changeContract, {
    token: below,
    query: { id: value.id, action: 'accept' },
    body: {},
    headers: fresh(),
  })
  expect((await newest(above)).title.replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'subagent accepted your contract: daily salary',
  )
})
