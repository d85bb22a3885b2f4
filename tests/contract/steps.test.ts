import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passStep, sendStepCode } from '#contract/identity/login-step.ts'
import { getMember } from '#contract/identity/member.ts'
import { login, type StepMethod } from '#contract/identity/session.ts'
import { guardedTotp } from '#sandbox/members/accounts.ts'
import { loginBody } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { appCode, newestCode, otherThan, outboxOf, stepOf } from './support/steps.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/attempts')
  gateway.pass(10 * 60_000)
})
afterAll(() => gateway.sandbox.close())

const home = '203.0.113.7'
let lastAddress = 100
/** An address that nobody has used. */
const away = (): string => `198.51.100.${lastAddress++}`

const pass = (stepId: string, method: StepMethod, answer: string, address?: string) =>
  gateway.send(passStep, { body: { stepId, method, answer }, ...(address === undefined ? {} : { address }) })

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'none'
}

test('from a known address the password is enough', async () => {
  const { value } = await gateway.answer(login, { body: loginBody('traveller'), address: home })
  expect(value).toMatchObject({ passwordExpired: false, firstTimeLogin: false })
})

test('from another address one more proof is needed: nothing is told to who has not the password', async () => {
  const step = await stepOf(gateway, 'traveller', { address: away() })
  expect(step).toMatchObject({
    reason: 'unknown-address',
    methods: [
      { type: 'mobile', hint: expect.stringMatching(/^\+880 18•+907$/) },
      { type: 'email', hint: 't•••@acme.example' },
      { type: 'bank-name' },
    ],
  })
  const wrong = await gateway.refusal(login, {
    body: { ...loginBody('traveller'), password: 'wrong' },
    address: away(),
  })
  expect(wrong.code).toBe('login.failed')
})

test.each(['mobile', 'email'] as const)('a code by %s opens the session, and the address is known', async (method) => {
  const address = away()
  const step = await stepOf(gateway, 'traveller', { address })
  const sent = await gateway.answer(sendStepCode, { body: { stepId: step.id, method } })
  expect(sent.value.expiredMinutes).toBeGreaterThan(0)
  const [message] = await outboxOf(gateway)
  expect(message).toMatchObject({ channel: method === 'mobile' ? 'sms' : 'email' })
  const code = await newestCode(gateway)
  expect(await codeOf(await pass(step.id, method, otherThan(code)))).toBe('step.failed')
  const body = { stepId: step.id, method, answer: `${code.slice(0, 3)} ${code.slice(3)}` }
  const { value } = await gateway.answer(passStep, { body, address })
  expect((await gateway.answer(getMember, { token: value.token })).value.account).toBe('traveller')
  expect(await codeOf(await pass(step.id, method, code))).toBe('step.expired')
  const again = await gateway.answer(login, { body: loginBody('traveller'), address })
  expect(again.value).toHaveProperty('token')
})

test('a code is sent once while it is good, however often the log-in is begun', async () => {
  const first = await stepOf(gateway, 'traveller', { address: away() })
  await gateway.answer(sendStepCode, { body: { stepId: first.id, method: 'mobile' } })
  const second = await stepOf(gateway, 'traveller', { address: away() })
  const soon = await gateway.refusal(sendStepCode, { body: { stepId: second.id, method: 'mobile' } })
  expect(soon).toMatchObject({ status: 429, code: 'code.too-soon' })
  expect(soon.retryAfter).toBeGreaterThan(0)
  gateway.pass((soon.retryAfter ?? 0) * 1000)
  await gateway.answer(sendStepCode, { body: { stepId: second.id, method: 'mobile' } })
})

test.each(['Demo Traveller', '  demo traveller ', 'DEMOTRAVELLER', 'Ｄｅｍｏ　Ｔｒａｖｅｌｌｅｒ'])(
  'the name at the bank, written "%s", is the same',
  async (answer) => {
    const step = await stepOf(gateway, 'traveller', { address: away() })
    expect((await pass(step.id, 'bank-name', answer)).status).toBe(200)
  },
)

test('a step is good for ten minutes', async () => {
  const step = await stepOf(gateway, 'traveller', { address: away() })
  gateway.pass(10 * 60_000)
  expect(await codeOf(await pass(step.id, 'bank-name', 'Demo Traveller'))).toBe('step.expired')
  const late = await gateway.refusal(sendStepCode, { body: { stepId: step.id, method: 'mobile' } })
  expect(late.code).toBe('step.expired')
})

test('five wrong answers end a step, ten the account’s tries for a while', async () => {
  for (let round = 0; round < 2; round++) {
    const step = await stepOf(gateway, 'traveller', { address: away() })
    for (let tries = 0; tries < 4; tries++) {
      expect(await codeOf(await pass(step.id, 'bank-name', 'Somebody Else'))).toBe('step.failed')
    }
    expect(await codeOf(await pass(step.id, 'bank-name', 'Somebody Else'))).toBe('step.expired')
    expect(await codeOf(await pass(step.id, 'bank-name', 'Demo Traveller'))).toBe('step.expired')
  }
  const barred = await stepOf(gateway, 'traveller', { address: away() })
  const response = await pass(barred.id, 'bank-name', 'Demo Traveller')
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a step is one of its merchant, and has only the methods that it offers', async () => {
  const step = await stepOf(gateway, 'traveller', { address: away() })
  const body = { stepId: step.id, method: 'bank-name' as const, answer: 'Demo Traveller' }
  expect((await gateway.refusal(passStep, { merchant: 'zen', body })).code).toBe('step.expired')
  expect(await codeOf(await pass(step.id, 'totp', '123456'))).toBe('step.method-unknown')
  expect(await codeOf(await pass('made-up', 'bank-name', 'Demo Traveller'))).toBe('step.expired')
  const guarded = await stepOf(gateway, 'guarded')
  const toEmail = await gateway.refusal(sendStepCode, { body: { stepId: guarded.id, method: 'email' } })
  expect(toEmail.code).toBe('step.method-unknown')
})

test('with two factors on every log-in needs the app, from any address', async () => {
  const step = await stepOf(gateway, 'guarded')
  expect(step).toMatchObject({ reason: 'two-factor', methods: [{ type: 'totp' }, { type: 'recovery-code' }] })
  const code = appCode(guardedTotp.secret, gateway.now())
  expect(await codeOf(await pass(step.id, 'totp', otherThan(code)))).toBe('step.failed')
  expect((await pass(step.id, 'totp', code)).status).toBe(200)
  const again = await stepOf(gateway, 'guarded')
  expect(await codeOf(await pass(again.id, 'totp', code)), 'used').toBe('step.failed')
})

test('an app whose clock is half a minute off is right, one more off is not', async () => {
  const at = gateway.now().getTime()
  for (const [offset, isRight] of [
    [-60_000, false],
    [60_000, false],
    [-30_000, true],
    [30_000, true],
  ] as const) {
    const step = await stepOf(gateway, 'guarded')
    const response = await pass(step.id, 'totp', appCode(guardedTotp.secret, new Date(at + offset)))
    expect(response.status === 200, String(offset)).toBe(isRight)
  }
  const step = await stepOf(gateway, 'guarded')
  const older = appCode(guardedTotp.secret, new Date(at))
  expect(await codeOf(await pass(step.id, 'totp', older)), 'before one that was used').toBe('step.failed')
})

test('the digits of any script are a code', async () => {
  const step = await stepOf(gateway, 'guarded')
  const arabic = appCode(guardedTotp.secret, gateway.now()).replaceAll(/\d/g, (digit) =>
    String.fromCodePoint(0x660 + Number(digit)),
  )
  expect((await pass(step.id, 'totp', arabic)).status).toBe(200)
})

test('a recovery code is good once, however it is written', async () => {
  const [recovery = ''] = guardedTotp.recoveryCodes
  const step = await stepOf(gateway, 'guarded')
  expect((await pass(step.id, 'recovery-code', recovery.toLowerCase().replace('-', ' '))).status).toBe(200)
  const again = await stepOf(gateway, 'guarded')
  expect(await codeOf(await pass(again.id, 'recovery-code', recovery))).toBe('step.failed')
})

test('the log carries no step, code or name', async () => {
  const step = await stepOf(gateway, 'traveller', { address: away() })
  await gateway.answer(sendStepCode, { body: { stepId: step.id, method: 'email' } })
  const code = await newestCode(gateway)
  await pass(step.id, 'email', code)
  const log = gateway.lines.join('\n')
  expect(log).toContain('/wps/session/login/step 200')
  for (const secret of [step.id, code, 'Traveller', 'traveller', guardedTotp.secret]) expect(log).not.toContain(secret)
})
