import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendLoginCode } from '#contract/identity/login-code.ts'
import { sendStepCode } from '#contract/identity/login-step.ts'
import { consolidateFunds, getBalance, getMember } from '#contract/identity/member.ts'
import { changePassword, resetByEmail } from '#contract/identity/password.ts'
import { resetByMobile } from '#contract/identity/password-by-mobile.ts'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { getSecurity } from '#contract/identity/security.ts'
import { login, logout } from '#contract/identity/session.ts'
import { getFavouriteIds } from '#contract/lobby/games.ts'
import { loginBody, tokenOf } from './support/accounts.ts'
import { solvedCaptcha } from './support/captcha.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { codeTo, newMember, otherThan, registered, registeredByMobile, sentTo } from './support/registration.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/attempts')
  gateway.pass(1000)
})
afterAll(() => gateway.sandbox.close())

const minute = 60_000
const old = newMember.password

const change = (newPassword: string, more: object = { oldPassword: old }) => ({
  body: { newPassword, confirmNewPassword: newPassword, ...more },
})
const by = (username: string, password: string) => ({
  body: { type: 'username', username, password, site: 'member' } as const,
})

async function opened(username: string, password: string) {
  const { value } = await gateway.answer(login, by(username, password))
  if (!('token' in value)) throw new Error(`${username} needs another step`)
  return value
}

test('a new password takes the old one’s place and ends the other sessions', async () => {
  const token = await registered(gateway, 'changer1')
  const { token: other } = await opened('changer1', old)
  await gateway.answer(changePassword, { token, ...change('lantern9') })
  await gateway.answer(getBalance, { token })
  expect((await gateway.refusal(getBalance, { token: other })).code).toBe('session.expired')
  expect((await gateway.refusal(login, by('changer1', old))).code).toBe('login.failed')
  await opened('changer1', 'lantern9')
  const { value } = await gateway.answer(getSecurity, { token })
  expect(value.passwordChangedAt).not.toBeNull()
})

test('a log-in that waits for its second step ends with the password it began with', async () => {
  const { value: half } = await gateway.answer(login, { body: loginBody('traveller'), address: '198.51.100.4' })
  if (!('step' in half)) throw new Error('No step was asked for')
  const { value } = await gateway.answer(login, { body: loginBody('traveller'), address: '203.0.113.7' })
  if (!('token' in value)) throw new Error('A step was asked for')
  const oldPassword = loginBody('traveller').password
  await gateway.answer(changePassword, { token: value.token, ...change('lantern9', { oldPassword }) })
  const asked = { body: { stepId: half.step.id, method: 'email' } as const }
  expect((await gateway.refusal(sendStepCode, asked)).code).toBe('step.expired')
})

test.each([
  ['short', { newPassword: 'field.length' }],
  ['lettersonly', { newPassword: 'field.pattern' }],
  ['123456', { newPassword: 'field.default' }],
  ['１２３４５６', { newPassword: 'field.default' }],
])('%s cannot be chosen', async (password, fields) => {
  const token = await tokenOf(gateway, 'player')
  const problem = await gateway.refusal(changePassword, { token, ...change(password) })
  expect(problem).toMatchObject({ status: 400, code: 'request.invalid', fields })
})

test('the old password is asked for, has to be right and different, and the new one said twice', async () => {
  const token = await registered(gateway, 'changer2')
  const bare = await gateway.refusal(changePassword, { token, ...change('lantern9', {}) })
  expect(bare.fields).toEqual({ oldPassword: 'field.required' })
  const wrong = await gateway.refusal(changePassword, { token, ...change('lantern9', { oldPassword: 'x' }) })
  expect(wrong).toMatchObject({ status: 403, code: 'password.wrong' })
  const same = await gateway.refusal(changePassword, { token, ...change(old) })
  expect(same).toMatchObject({ status: 400, code: 'password.same' })
  const twice = { oldPassword: old, confirmNewPassword: 'lantern8' }
  const problem = await gateway.refusal(changePassword, { token, ...change('lantern9', twice) })
  expect(problem.fields).toEqual({ confirmNewPassword: 'field.invalid' })
  expect((await gateway.refusal(changePassword, change('lantern9'))).code).toBe('session.required')
})

test('guessing the old password ends after ten tries in fifteen minutes', async () => {
  const token = await registered(gateway, 'changer3')
  const guess = { token, ...change('lantern9', { oldPassword: 'guess' }) }
  for (let tries = 0; tries < 10; tries++) await gateway.refusal(changePassword, guess)
  expect((await gateway.refusal(changePassword, { token, ...change('lantern9') })).code).toBe('rate.limited')
  gateway.pass(15 * minute)
  await gateway.answer(changePassword, { token, ...change('lantern9') })
})

test('an expired password has to be changed before anything else', async () => {
  const body = loginBody('expired')
  const { value } = await gateway.answer(login, { body })
  expect(value).toMatchObject({ passwordExpired: true, changeReason: 'expired' })
  if (!('token' in value)) throw new Error('A step was asked for')
  const { token } = value
  await gateway.answer(getMember, { token })
  await gateway.answer(getBalance, { token })
  for (const call of [getFavouriteIds, consolidateFunds, getSecurity]) {
    expect(await gateway.refusal(call, { token })).toMatchObject({ status: 403, code: 'password.change-required' })
  }
  const bare = await gateway.refusal(changePassword, { token, ...change('lantern9', {}) })
  expect(bare.fields).toEqual({ oldPassword: 'field.required' })
  await gateway.answer(changePassword, { token, ...change('lantern9', { oldPassword: body.password }) })
  await gateway.answer(getFavouriteIds, { token })
  expect(await opened('expired', 'lantern9')).toMatchObject({ passwordExpired: false })
})

test('where the merchant does not look at age, an expired password is as good as any', async () => {
  const { value } = await gateway.answer(login, { merchant: 'zen', body: loginBody('expired') })
  expect(value).toMatchObject({ passwordExpired: false })
  expect(value).not.toHaveProperty('changeReason')
})

test('the default password has to be changed, and who cannot do it may leave', async () => {
  const { token, ...rest } = await opened('defaulted', '123456')
  expect(rest).toMatchObject({ passwordExpired: true, changeReason: 'default' })
  await gateway.answer(logout, { token })
  expect((await gateway.refusal(getMember, { token })).code).toBe('session.expired')
  expect(await opened('defaulted', '１２３４５６')).toMatchObject({ changeReason: 'default' })
  const again = await opened('defaulted', '123456')
  await gateway.answer(changePassword, { token: again.token, ...change('lantern9', { oldPassword: '123456' }) })
  expect(await opened('defaulted', 'lantern9')).toMatchObject({ passwordExpired: false })
})

test('a temporary password comes by e-mail, is good once, and the old one stays good', async () => {
  await registered(gateway, 'forgot1', { email: 'Forgot1@mail.example' })
  const body = { username: ' FORGOT1 ', email: 'forgot1@MAIL.example' }
  expect((await gateway.answer(resetByEmail, { body, headers: { 'Accept-Language': 'en' } })).value).toBeNull()
  const [message] = await sentTo(gateway, 'Forgot1@mail.example')
  expect(message).toMatchObject({ channel: 'email', merchant: 'acme' })
  expect(message?.text).toContain(`your temporary password is ${message?.code}`)
  await opened('forgot1', old)
  const temporary = message?.code ?? ''
  const { token, ...rest } = await opened('forgot1', temporary)
  expect(rest).toMatchObject({ passwordExpired: true, changeReason: 'temporary' })
  expect((await gateway.refusal(getFavouriteIds, { token })).code).toBe('password.change-required')
  expect((await gateway.refusal(login, by('forgot1', temporary))).code).toBe('login.failed')
  expect((await gateway.refusal(changePassword, { token, ...change(old, {}) })).code).toBe('password.same')
  await gateway.answer(changePassword, { token, ...change('lantern9', {}) })
  await gateway.answer(getFavouriteIds, { token })
  await opened('forgot1', 'lantern9')
})

test('a temporary password is good for thirty minutes, and for the first of two at once', async () => {
  await registered(gateway, 'forgot2', { email: 'forgot2@mail.example' })
  const body = { username: 'forgot2', email: 'forgot2@mail.example' }
  await gateway.answer(resetByEmail, { body })
  const late = await codeTo(gateway, 'forgot2@mail.example')
  gateway.pass(30 * minute)
  expect((await gateway.refusal(login, by('forgot2', late))).code).toBe('login.failed')
  await gateway.answer(resetByEmail, { body })
  const code = await codeTo(gateway, 'forgot2@mail.example')
  await gateway.panel('DELETE', '/sandbox/attempts')
  const sent = await Promise.all(
    [1, 2].map((end) => gateway.send(login, { ...by('forgot2', code), address: `203.0.113.5${end}` })),
  )
  expect(sent.map((response) => response.status).toSorted()).toEqual([200, 401])
})

test('a reset by e-mail answers alike for names and addresses that are known and that are not', async () => {
  await registered(gateway, 'forgot3', { email: 'forgot3@mail.example' })
  const asked = [
    { username: 'forgot3', email: 'forgot3@mail.example' },
    { username: 'forgot3', email: 'other@mail.example' },
    { username: 'forgot4', email: 'forgot3@mail.example' },
    { username: 'newcomer', email: 'newcomer@mail.example' },
  ]
  const answers = await Promise.all(
    asked.map(async (body) => {
      const response = await gateway.send(resetByEmail, { body })
      return [response.status, [...response.headers], await response.text()]
    }),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await sentTo(gateway, 'forgot3@mail.example')).toHaveLength(1)
  expect(await sentTo(gateway, 'other@mail.example')).toEqual([])
})

test('a name has three resets an hour, six with a captcha, known or not', async () => {
  const body = { username: 'forgot5', email: 'forgot5@mail.example' }
  for (let sent = 0; sent < 3; sent++) await gateway.answer(resetByEmail, { body })
  expect((await gateway.refusal(resetByEmail, { body })).code).toBe('captcha.required')
  for (let sent = 0; sent < 3; sent++) {
    gateway.pass(1000)
    await gateway.answer(resetByEmail, { body: { ...body, ...(await solvedCaptcha(gateway)) } })
  }
  const barred = await gateway.send(resetByEmail, { body })
  expect(barred.status).toBe(429)
  expect(Number(barred.headers.get('Retry-After'))).toBeGreaterThan(3500)
})

test('the form of a reset by e-mail is a form', async () => {
  const response = await gateway.sandbox.app.request(resetByEmail.path, {
    method: 'POST',
    headers: { 'X-Merchant-Code': 'acme', 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'player', email: 'player@acme.example' }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { body: 'body.media-type' } })
  const empty = await gateway.refusal(resetByEmail, { body: { username: '', email: '' } })
  expect(empty.fields).toEqual({ username: 'field.required', email: 'field.required' })
})

const reset = (mobileNum: string, verificationCode: string, newPassword = 'lantern9') => ({
  body: { mobileNum, countryDialingCode: '880', verificationCode, newPassword },
})

async function sendResetCode(mobileNum: string): Promise<void> {
  await gateway.answer(sendLoginCode, { body: { mobileNum, countryDialingCode: '880', purpose: 'password' } })
}

test('a code by SMS sets a new password, ends what was open and opens a session', async () => {
  await gateway.answer(sendRegisterCode, { body: { mobileNo: '01512345001', countryDialingCode: '880' } })
  const before = await registeredByMobile(gateway, '01512345001', await codeTo(gateway, '+8801512345001'))
  await sendResetCode('01512345001')
  const code = await codeTo(gateway, '+8801512345001')
  expect((await gateway.refusal(resetByMobile, reset('01512345001', code, 'short'))).fields).toEqual({
    newPassword: 'field.length',
  })
  expect((await gateway.refusal(resetByMobile, reset('01512345001', otherThan(code)))).code).toBe('code.wrong')
  const { value } = await gateway.answer(resetByMobile, reset('01512345001', code))
  expect(value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  await gateway.answer(getFavouriteIds, { token: value.token })
  expect((await gateway.refusal(getBalance, { token: before })).code).toBe('session.expired')
  await opened('01512345001', 'lantern9')
  expect((await gateway.refusal(resetByMobile, reset('01512345001', code))).code).toBe('code.expired')
})

test('a number that nobody has, or that is none, sets no password', async () => {
  await sendResetCode('01512345002')
  expect(await sentTo(gateway, '+8801512345002')).toEqual([])
  expect((await gateway.refusal(resetByMobile, reset('01512345002', '123123'))).code).toBe('code.wrong')
  expect((await gateway.refusal(resetByMobile, reset('0221234567', '123123'))).code).toBe('mobile.invalid')
  const zen = { merchant: 'zen', ...reset('01512345002', '123123') }
  expect((await gateway.refusal(resetByMobile, zen)).code).toBe('module.closed')
})

test('neither the log nor an answer has a password', async () => {
  const token = await registered(gateway, 'discreet2', { email: 'discreet2@mail.example' })
  await gateway.answer(changePassword, { token, ...change('lantern9') })
  await gateway.answer(resetByEmail, { body: { username: 'discreet2', email: 'discreet2@mail.example' } })
  const temporary = await codeTo(gateway, 'discreet2@mail.example')
  await opened('discreet2', temporary)
  const log = gateway.lines.join('\n')
  expect(log).toContain('POST /wps/member/password/email 200')
  for (const secret of [old, 'lantern9', temporary, token, 'discreet2']) expect(log).not.toContain(secret)
})
