import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginFreePlay } from '#contract/identity/free-play.ts'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { getSecurity } from '#contract/identity/security.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const body = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 } as const

test('free play opens a trial account of its own, with play money', async () => {
  const one = await gateway.answer(loginFreePlay, { body })
  expect(one.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  const { token } = one.value
  const { value: member } = await gateway.answer(getMember, { token })
  expect(member).toMatchObject({ type: 4, nickname: expect.stringMatching(/^Guest \d{4}$/) })
  expect((await gateway.answer(getBalance, { token })).value).toEqual({ balance: '2000.00', currency: 'BDT' })
  expect((await gateway.answer(getSecurity, { token })).value.hasPassword).toBe(false)
  const other = await gateway.answer(loginFreePlay, { body })
  expect((await gateway.answer(getMember, { token: other.value.token })).value.account).not.toBe(member.account)
})

test('a merchant without free play refuses it', async () => {
  expect(await gateway.refusal(loginFreePlay, { merchant: 'zen', body })).toMatchObject({
    status: 403,
    code: 'module.closed',
  })
})

test('an address opens so many an hour', async () => {
  const address = '203.0.113.44'
  for (let count = 0; count < 30; count++) await gateway.answer(loginFreePlay, { body, address })
  const refused = await gateway.refusal(loginFreePlay, { body, address })
  expect(refused).toMatchObject({ status: 429, code: 'rate.limited' })
  await gateway.answer(loginFreePlay, { body, address: '203.0.113.45' })
  gateway.pass(3_600_000)
  await gateway.answer(loginFreePlay, { body, address })
})
