import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passStep } from '#contract/identity/login-step.ts'
import { confirmTotp, getSecurity, renewRecoveryCodes, startTotp, stopTotp } from '#contract/identity/security.ts'
import { login } from '#contract/identity/session.ts'
import { loginBody, tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { appCode, otherThan, stepOf } from './support/steps.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/attempts')
  gateway.pass(60_000)
})
afterAll(() => gateway.sandbox.close())

const password = 'Demo-player-1'
const code = (secret: string): string => appCode(secret, gateway.now())
const security = async (token: string) => (await gateway.answer(getSecurity, { token })).value

async function begun(token: string): Promise<string> {
  return (await gateway.answer(startTotp, { token, body: { password } })).value.secret
}

test('two factors from the first code to the last', async () => {
  const token = await tokenOf(gateway, 'player')
  const { value } = await gateway.answer(startTotp, { token, body: { password } })
  const { secret, uri } = value
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(uri)
  expect(decodeURIComponent(address.pathname)).toContain('Acme Club:player')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: 'Acme Club',
    secret,
    digits: '6',
    period: '30',
  })
  expect(await security(token), 'not on before its first code').toMatchObject({ hasTotp: false })
  await gateway.answer(login, { body: loginBody('player') })

  const confirmed = await gateway.answer(confirmTotp, { token, body: { code: code(secret) } })
  const codes = confirmed.value.recoveryCodes
  expect(new Set(codes).size).toBe(10)
  for (const each of codes) expect(each).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  expect(await security(token)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 })
  expect((await gateway.refusal(startTotp, { token, body: { password } })).code).toBe('totp.is-on')

  const step = await stepOf(gateway, 'player')
  const used = { stepId: step.id, method: 'totp' as const, answer: code(secret) }
  expect((await gateway.refusal(passStep, { body: used })).code, 'the first code again').toBe('step.failed')
  gateway.pass(30_000)
  await gateway.answer(passStep, { body: { ...used, answer: code(secret) } })

  gateway.pass(30_000)
  const renewed = await gateway.answer(renewRecoveryCodes, { token, body: { code: code(secret) } })
  expect(renewed.value.recoveryCodes).not.toEqual(codes)
  const second = await stepOf(gateway, 'player')
  const old = { stepId: second.id, method: 'recovery-code' as const, answer: codes[0] ?? '' }
  expect((await gateway.refusal(passStep, { body: old })).code).toBe('step.failed')
  const [recovery = '', spare = ''] = renewed.value.recoveryCodes
  await gateway.answer(passStep, { body: { ...old, answer: recovery } })
  expect(await security(token)).toMatchObject({ recoveryCodesLeft: 9 })

  await gateway.answer(stopTotp, { token, body: { code: spare } })
  expect(await security(token)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 })
  expect((await gateway.answer(login, { body: loginBody('player') })).value).toHaveProperty('token')
  const log = gateway.lines.join('\n')
  for (const hidden of [secret, recovery, spare, password]) expect(log).not.toContain(hidden)
})

test('the password is asked again', async () => {
  const token = await tokenOf(gateway, 'player')
  for (const body of [{}, { password: 'wrong' }, { password: 'demo-player-1' }]) {
    expect((await gateway.refusal(startTotp, { token, body })).code).toBe('password.wrong')
  }
})

test('who tries passwords or codes by the dozen has to wait', async () => {
  const token = await tokenOf(gateway, 'player')
  const tries = Array.from({ length: 14 }, () => gateway.refusal(startTotp, { token, body: { password: 'wrong' } }))
  const codes = (await Promise.all(tries)).map((refusal) => refusal.code)
  expect(
    codes.filter((each) => each === 'password.wrong'),
    'of those that come together',
  ).toHaveLength(10)
  const barred = await gateway.refusal(startTotp, { token, body: { password } })
  expect(barred).toMatchObject({ status: 429, code: 'rate.limited' })
  gateway.pass(15 * 60_000)
  const secret = await begun(token)
  for (let tries = 0; tries < 10; tries++) {
    const wrong = { code: otherThan(code(secret)) }
    expect((await gateway.refusal(confirmTotp, { token, body: wrong })).code).toBe('totp.wrong')
  }
  expect((await gateway.refusal(confirmTotp, { token, body: { code: code(secret) } })).code).toBe('rate.limited')
})

test('a secret waits ten minutes, and a new one takes its place', async () => {
  gateway.pass(10 * 60_000)
  const token = await tokenOf(gateway, 'player')
  expect((await gateway.refusal(confirmTotp, { token, body: { code: '123456' } })).code).toBe('totp.not-started')
  const first = await begun(token)
  const second = await begun(token)
  expect(second).not.toBe(first)
  expect((await gateway.refusal(confirmTotp, { token, body: { code: code(first) } })).code).toBe('totp.wrong')
  gateway.pass(10 * 60_000)
  expect((await gateway.refusal(confirmTotp, { token, body: { code: code(second) } })).code).toBe('totp.not-started')
})

test('without two factors there is nothing to renew or to stop', async () => {
  const token = await tokenOf(gateway, 'trial')
  for (const call of [renewRecoveryCodes, stopTotp]) {
    expect((await gateway.refusal(call, { token, body: { code: '123456' } })).code).toBe('totp.not-started')
  }
})
