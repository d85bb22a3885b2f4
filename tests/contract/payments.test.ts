import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDeposit, getDeposits, proveDeposit } from '#contract/account/deposit.ts'
import { getTransactionRecords } from '#contract/account/records.ts'
import { getWithdrawal, getWithdrawals, uploadProof } from '#contract/account/withdraw.ts'
import type { QueryOf } from '#contract/call.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, deposited } from './support/money.ts'
import { png } from './support/pictures.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const whole = { pageNo: 1, pageSize: 500, language: 'EN' }
const deposits = async (token: string, query: Partial<QueryOf<typeof getDeposits>> = {}) =>
  (await gateway.answer(getDeposits, { token, query: { ...whole, ...query } })).value
const withdrawals = async (token: string, query: Partial<QueryOf<typeof getWithdrawals>> = {}) =>
  (await gateway.answer(getWithdrawals, { token, query: { ...whole, ...query } })).value
const proofOf = async (token: string) => (await gateway.answer(uploadProof, { token, body: png() })).value.id

test('every payment of the record is in its history, page by page, and opens by its number', async () => {
  const token = await tokenOf(gateway, 'saver')
  const all = await deposits(token)
  expect(all.deposits).toHaveLength(all.count)
  expect(all.count).toBeGreaterThan(8)
  const pages = await Promise.all([1, 2].map((pageNo) => deposits(token, { pageNo, pageSize: 4 })))
  expect(pages.flatMap((page) => page.deposits.map(({ id }) => id))).toEqual(
    all.deposits.slice(0, 8).map(({ id }) => id),
  )
  expect(pages[0]).toMatchObject({ count: all.count, totalPages: Math.ceil(all.count / 4) })
  const days = { from: '2026-08-23', to: '2026-11-20' }
  const query = { ...whole, ...days, kind: 'deposit' as const }
  const recorded = (await gateway.answer(getTransactionRecords, { token, query })).value.transactions
  const received = (await deposits(token, { state: 'received' })).deposits
  expect(recorded.map(({ reference }) => reference).toSorted()).toEqual(received.map(({ id }) => id).toSorted())
  const oldest = received.at(-1)
  const { value } = await gateway.answer(getDeposit, { token, query: { id: oldest?.id ?? '', language: 'EN' } })
  expect(value).toMatchObject({ id: oldest?.id, state: 'received', channelName: oldest?.channelName, proofs: 0 })
  const [payout] = (await withdrawals(token)).withdrawals
  const one = { id: payout?.id ?? '', language: 'EN' }
  expect((await gateway.answer(getWithdrawal, { token, query: one })).value).toEqual(payout)
  const other = await tokenOf(gateway, 'mover')
  expect((await gateway.refusal(getWithdrawal, { token: other, query: one })).code).toBe('withdrawal.unknown')
})

test('a history is narrowed by state and by the merchant’s days', async () => {
  const token = await tokenOf(gateway, 'saver')
  for (const state of ['expired', 'waiting', 'received'] as const) {
    const { deposits: found, count } = await deposits(token, { state })
    expect(found.map((each) => each.state)).toEqual(Array.from({ length: count }, () => state))
  }
  expect((await withdrawals(token, { state: 'disputed' })).count).toBe(1)
  const today = { from: '2026-11-20', to: '2026-11-20' }
  const ofToday = await deposits(token, today)
  // Midnight in Dhaka.
  expect(ofToday.deposits.every(({ createdAt }) => createdAt >= '2026-11-19T18:00:00Z')).toBe(true)
  const before = await deposits(token, { from: '2026-08-22', to: '2026-11-19' })
  expect(ofToday.count + before.count).toBe((await deposits(token)).count)
  expect((await withdrawals(token, today)).count).toBeGreaterThanOrEqual(8)
  const wrong = async (days: object) => {
    const { code } = await gateway.refusal(getDeposits, { token, query: { ...whole, ...days } })
    return code
  }
  expect(await wrong({ from: '2026-11-20', to: '2026-11-19' })).toBe('records.range')
  expect(await wrong({ from: '2026-11-20' })).toBe('request.invalid')
  expect(await wrong({ pageSize: 501 })).toBe('request.invalid')
})

test('a payment is proven with pictures, once, which reports it', async () => {
  const token = await registered(gateway, 'prover01')
  const { id } = await deposited(gateway, token, { channelId: 'bank-transfer' })
  const asked = (proofs: string[]) => ({ token, query: { id }, body: { proofs } })
  expect((await gateway.refusal(proveDeposit, asked([]))).code).toBe('proof.missing')
  const [one, two] = [await proofOf(token), await proofOf(token)]
  expect((await gateway.refusal(proveDeposit, asked([one, 'nothing']))).code).toBe('proof.unknown')
  const foreign = await proofOf(await tokenOf(gateway, 'mover'))
  expect((await gateway.refusal(proveDeposit, asked([foreign]))).code).toBe('proof.unknown')
  // What was refused has used no picture up.
  const { value } = await gateway.answer(proveDeposit, asked([one, two]))
  expect(value).toMatchObject({ id, state: 'reported', proofs: 2, payment: null })
  expect((await gateway.refusal(proveDeposit, asked([await proofOf(token)]))).code).toBe('deposit.over')
})

test('one that ran out stays so with its proof, until the operator has found the money', async () => {
  const token = await registered(gateway, 'prover02')
  const { id } = await deposited(gateway, token)
  gateway.pass(16 * 60_000)
  const operator = (body: object) => gateway.panel('POST', `/sandbox/deposits/${id}`, body)
  expect((await operator({ outcome: 'received' })).status).toBe(409)
  const proven = { token, query: { id }, body: { proofs: [await proofOf(token)] } }
  expect((await gateway.answer(proveDeposit, proven)).value).toMatchObject({ state: 'expired', proofs: 1 })
  gateway.pass(60_000)
  expect(await balanceOf(gateway, token)).toBe('0.00')
  expect((await operator({ outcome: 'refused' })).status).toBe(409)
  expect((await operator({ outcome: 'received' })).status).toBe(200)
  expect((await operator({ outcome: 'received' })).status).toBe(409)
  expect(await balanceOf(gateway, token)).toBe('1000.00')
  const cancelled = await deposited(gateway, token)
  const late = { token, query: { id: cancelled.id }, body: { proofs: [await proofOf(token)] } }
  await gateway.panel('POST', `/sandbox/deposits/${cancelled.id}`, { outcome: 'received' })
  expect((await gateway.refusal(proveDeposit, late)).code).toBe('deposit.over')
})
