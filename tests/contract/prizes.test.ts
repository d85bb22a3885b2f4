import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#contract/account/limits.ts'
import { getPointHistory } from '#contract/account/points.ts'
import { getPrizeWheel, spinPrizeWheel } from '#contract/account/prize-wheel.ts'
import { getBonusDetails, getTransactionRecords } from '#contract/account/records.ts'
import { answerRedEnvelope, getRedEnvelopes, openRedEnvelope } from '#contract/account/red-envelope.ts'
import { memberSeedFor } from '#tests/support/member-seed.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo } from './support/merchants.ts'
import { balanceOf, fresh, keyed } from './support/money.ts'
import { registered } from './support/registration.ts'

const day = 86_400_000

const demo = {
  ...acmeDemo,
  prizeWheel: {
    times: 2,
    prizes: [
      { kind: 'none', chance: 50 },
      { kind: 'money', amount: 20, chance: 30 },
      { kind: 'points', amount: 40, chance: 20 },
    ],
  },
}

let gateway: TestGateway
let token: string
/** What is drawn next, of 10,000. */
let drawn: number
beforeEach(async () => {
  drawn = 0
  gateway = await openGateway({ merchants: [{ ...acme, demo }], draw: () => drawn })
  token = await tokenOf(gateway, 'player')
})
afterEach(() => gateway.sandbox.close())

const language = 'EN'
const envelopes = async (who = token) =>
  (await gateway.answer(getRedEnvelopes, { token: who, query: { language } })).value
const opening = (id: string, headers = fresh(), who = token) => ({
  token: who,
  query: { id, language },
  body: {},
  headers,
})
const answering = (id: string, isTaken: boolean, headers = fresh()) => ({
  token,
  query: { id },
  body: { isTaken },
  headers,
})
const wheel = async (who = token) => (await gateway.answer(getPrizeWheel, { token: who, query: { language } })).value
const turning = (headers = fresh(), who = token, memberSeed = 'of-the-member') => ({
  token: who,
  body: { memberSeed },
  headers,
})
const records = async (who = token) => {
  const query = { from: '2026-11-15', to: '2026-12-31', language, pageNo: 1, pageSize: 20 }
  return gateway.answer(getBonusDetails, { token: who, query })
}

test('an envelope is opened once, however often it is sent; what was in it is paid once it is taken', async () => {
  const before = await envelopes()
  expect(before.open).toMatchObject([
    { id: '2026-11-09', title: 'Envelope of the week', expiresAt: '2026-11-22T18:00:00.000Z' },
    { id: '2026-11-16' },
  ])
  expect(before).toMatchObject({ currency: 'BDT', turnoverTimes: 1, nextAt: '2026-11-22T18:00:00.000Z' })
  expect(before.chances.reduce((sum, { basisPoints }) => sum + basisPoints, 0)).toBe(10_000)
  const balance = Number(await balanceOf(gateway, token))
  drawn = 9_999
  const sent = opening('2026-11-16', keyed('envelope-1'))
  const first = await gateway.answer(openRedEnvelope, sent)
  expect(first.value).toMatchObject({ amount: '200.00', turnover: '200.00' })
  // What would be drawn now does not matter any more.
  drawn = 0
  expect(await gateway.answer(openRedEnvelope, sent)).toEqual(first)
  expect((await gateway.refusal(openRedEnvelope, opening('2026-11-16'))).code).toBe('envelope.opened')
  expect((await gateway.refusal(openRedEnvelope, opening('2026-11-09', keyed('envelope-1')))).code).toBe(
    'intent.conflict',
  )
  expect(Number(await balanceOf(gateway, token))).toBe(balance)
  expect((await envelopes()).open).toMatchObject([
    { id: '2026-11-16', amount: '200.00', expiresAt: null },
    { id: '2026-11-09', amount: null },
  ])
  const taking = answering('2026-11-16', true, keyed('answer-1'))
  const taken = await gateway.answer(answerRedEnvelope, taking)
  expect(taken.value).toMatchObject({ isTaken: true, amount: '200.00', balance: (balance + 200).toFixed(2) })
  expect(await gateway.answer(answerRedEnvelope, taking)).toEqual(taken)
  expect((await gateway.refusal(answerRedEnvelope, answering('2026-11-16', false))).code).toBe('envelope.answered')
  expect(Number(await balanceOf(gateway, token)) - balance).toBe(200)
  const after = await envelopes()
  expect(after.open.map(({ id }) => id)).toEqual(['2026-11-09'])
  expect(after.opened[0]).toMatchObject({ id: '2026-11-16', amount: '200.00', isTaken: true })
})

test('what was in an envelope waits beyond its time, and costs nothing where it is refused, also on a break', async () => {
  const balance = await balanceOf(gateway, token)
  expect((await gateway.refusal(answerRedEnvelope, answering('2026-11-09', true))).code).toBe('envelope.unknown')
  await gateway.answer(openRedEnvelope, opening('2026-11-09'))
  gateway.pass(30 * day)
  token = await tokenOf(gateway, 'player')
  expect((await envelopes()).open[0]).toMatchObject({ id: '2026-11-09', amount: '5.00', expiresAt: null })
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect((await envelopes()).pause).toEqual({ until: expect.any(String) })
  expect((await gateway.refusal(answerRedEnvelope, answering('2026-11-09', true))).code).toBe('player.excluded')
  await gateway.answer(answerRedEnvelope, answering('2026-11-09', false))
  expect((await envelopes()).opened[0]).toMatchObject({ id: '2026-11-09', isTaken: false })
  expect(await balanceOf(gateway, token)).toBe(balance)
})

test('an envelope ends with its date; one that never was is unknown; a break closes them all', async () => {
  gateway.pass(3 * day)
  token = await tokenOf(gateway, 'player')
  expect((await gateway.refusal(openRedEnvelope, opening('2026-11-09'))).code).toBe('envelope.expired')
  for (const id of ['2026-11-17', '2027-11-16', 'x'])
    expect((await gateway.refusal(openRedEnvelope, opening(id))).code).toBe('envelope.unknown')
  expect((await gateway.refusal(openRedEnvelope, { ...opening('2026-11-16'), headers: {} })).code).toBe(
    'request.invalid',
  )
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect((await gateway.refusal(openRedEnvelope, opening('2026-11-16'))).code).toBe('player.excluded')
  expect((await gateway.refusal(spinPrizeWheel, turning())).code).toBe('player.excluded')
})

test('what the permission tree closes is refused', async () => {
  const body = { merchant: 'acme', closedModules: ['redEnvelope', 'prizeWheel'] }
  expect((await gateway.panel('POST', '/sandbox/state', body)).status).toBe(200)
  expect((await gateway.refusal(getRedEnvelopes, { token, query: { language } })).code).toBe('module.closed')
  expect((await gateway.refusal(spinPrizeWheel, turning())).code).toBe('module.closed')
})

test('trial accounts have nothing to open and nothing to spin', async () => {
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(openRedEnvelope, opening('2026-11-16', fresh(), trial))).code).toBe('account.trial')
  expect((await gateway.refusal(spinPrizeWheel, turning(fresh(), trial))).code).toBe('account.trial')
})

test('a lost answer to a spin is the same result again, and takes one spin', async () => {
  const before = await wheel()
  expect(before).toMatchObject({ spins: 3, keeps: 3, pause: null, next: { number: 1 } })
  const balance = Number(await balanceOf(gateway, token))
  const memberSeed = memberSeedFor({ seed: '00'.repeat(32), number: 1 }, (roll) => roll >= 5_000 && roll < 8_000)
  const sent = turning(keyed('spin-1'), token, memberSeed)
  const first = await gateway.answer(spinPrizeWheel, sent)
  expect(first.value).toMatchObject({ kind: 'money', amount: '20.00', turnover: '40.00', spins: 2, prizeId: '2' })
  expect(first.value.proof).toMatchObject({ number: 1, memberSeed, seedHash: before.next.seedHash })
  expect(await gateway.answer(spinPrizeWheel, sent)).toEqual(first)
  const turnover = { required: '40.00', done: '0.00' }
  expect(await wheel()).toMatchObject({
    ...{ spins: 2, next: { number: 2 } },
    history: [{ kind: 'money', amount: '20.00', turnover }, { turnover: null }, {}, {}, {}],
  })
  expect(Number(await balanceOf(gateway, token)) - balance).toBe(20)
  const { value } = await records()
  expect(value.bonuses[0]).toMatchObject({ title: 'Prize wheel', amount: '20.00', turnover: { required: '40.00' } })
})

test('spins run out, and there is one more with each day, as many as are kept', async () => {
  const who = await registered(gateway, 'spinner1')
  expect(await wheel(who)).toMatchObject({ spins: 1, history: [] })
  const memberSeed = memberSeedFor({ seed: '00'.repeat(32), number: 1 }, (roll) => roll < 5_000)
  expect((await gateway.answer(spinPrizeWheel, turning(fresh(), who, memberSeed))).value).toMatchObject({
    kind: 'none',
    amount: '0',
    turnover: null,
    spins: 0,
  })
  expect((await gateway.refusal(spinPrizeWheel, turning(fresh(), who))).code).toBe('wheel.no-spins')
  expect(await wheel(who)).toMatchObject({ spins: 0, nextAt: '2026-11-20T18:00:00.000Z' })
  gateway.pass(day)
  const again = await registered(gateway, 'spinner2')
  expect((await wheel(again)).spins).toBe(1)
})

test('what members can quote of a gift, a bonus or points is a number, never a key of the gateway’s own', async () => {
  const pages = { from: '2026-08-23', to: '2026-11-20', language, pageNo: 1, pageSize: 500 }
  const shown: string[] = []
  for (const name of ['player', 'saver']) {
    const who = await tokenOf(gateway, name)
    const open = (await gateway.answer(getRedEnvelopes, { token: who, query: { language } })).value.open[0]
    if (open) {
      await gateway.send(openRedEnvelope, opening(open.id, fresh(), who))
      await gateway.send(answerRedEnvelope, { ...answering(open.id, true), token: who })
    }
    await gateway.send(spinPrizeWheel, turning(fresh(), who))
    const { transactions } = (await gateway.answer(getTransactionRecords, { token: who, query: pages })).value
    const { bonuses } = (await gateway.answer(getBonusDetails, { token: who, query: pages })).value
    const points = (
      await gateway.answer(getPointHistory, { token: who, query: { language, pageNo: 1, pageSize: 100 } })
    ).value.rows
    shown.push(...[...transactions, ...bonuses, ...points].map(({ reference }) => reference))
  }
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter((reference) => !/^[A-Z][A-Z0-9-]+$/.test(reference))).toEqual([])
})
