import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDeposit, getDepositChannels, reportDeposit } from '#contract/account/deposit.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, deposited } from './support/money.ts'
import { registered } from './support/registration.ts'

const minute = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const channelOf = async (token: string) => {
  const { value } = await gateway.answer(getDepositChannels, { token, query: { language: 'EN' } })
  return value.channels.find(({ kind }) => kind === 'crypto')
}
const now = async (token: string, id: string) =>
  (await gateway.answer(getDeposit, { token, query: { id, language: 'EN' } })).value

test('coin, network, rate and confirmations are said before, and the ticket fixes the rate until it ends', async () => {
  const token = await registered(gateway, 'miner01')
  const channel = await channelOf(token)
  expect(channel?.crypto).toMatchObject({ coin: 'DUSD', network: 'DEMO-20', rateMinutes: 30, confirmations: 6 })
  const rate = channel?.crypto?.rate ?? ''
  const { id, crypto, expiresAt, payment } = await deposited(gateway, token, { channelId: 'crypto', amount: '1000' })
  expect(crypto).toMatchObject({ coin: 'DUSD', network: 'DEMO-20', rate, confirmations: 0, needed: 6 })
  expect(crypto?.rateUntil).toBe(expiresAt)
  expect(Date.parse(expiresAt)).toBe(gateway.now().getTime() + 30 * minute)
  // So many coins are worth the whole amount, and not a millionth more.
  const coins = Number(crypto?.coins)
  expect(coins * Number(rate)).toBeGreaterThanOrEqual(1000)
  expect((coins - 0.000001) * Number(rate)).toBeLessThan(1000)
  expect(payment?.qr).toContain(`amount=${crypto?.coins}&coin=DUSD`)
  // The channel's rate moves with time; the ticket's does not.
  gateway.pass(25 * minute)
  expect((await channelOf(token))?.crypto?.rate).not.toBe(rate)
  expect((await now(token, id)).crypto).toEqual(crypto)
  gateway.pass(5 * minute)
  expect(await now(token, id)).toMatchObject({ state: 'expired', crypto: { confirmations: 0 } })
})

test('a payment is confirmed step by step, and brings its money with the last confirmation', async () => {
  const token = await registered(gateway, 'miner02')
  const { id, credited } = await deposited(gateway, token, { channelId: 'crypto', amount: '1000' })
  await gateway.answer(reportDeposit, { token, query: { id } })
  const seen: (number | undefined)[] = []
  for (let second = 0; second < 30; second += 5) {
    const { state, crypto } = await now(token, id)
    expect(state).toBe('reported')
    seen.push(crypto?.confirmations)
    gateway.pass(5000)
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5])
  expect(await now(token, id)).toMatchObject({ state: 'received', crypto: { confirmations: 6, needed: 6 } })
  expect(await balanceOf(gateway, token)).toBe(credited)
})

test('a deposit by another channel has no coin', async () => {
  const token = await registered(gateway, 'miner03')
  expect((await deposited(gateway, token)).crypto).toBeUndefined()
})
