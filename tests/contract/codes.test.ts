import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendLoginCode } from '#contract/identity/login-code.ts'
import { getMember } from '#contract/identity/member.ts'
import { resetByMobile } from '#contract/identity/password-by-mobile.ts'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { login } from '#contract/identity/session.ts'
import { solvedCaptcha } from './support/captcha.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { codeTo, otherThan, registeredByMobile, sentTo } from './support/registration.ts'

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
let lastNumber = 1000

/** A number that no other test has: as it is typed, and as E.164. */
function freshNumber() {
  lastNumber += 1
  return { typed: `0191234${lastNumber}`, full: `+880191234${lastNumber}` }
}

const toMember = (mobileNum: string, purpose: 'login' | 'password' = 'login', more: object = {}) => ({
  body: { mobileNum, countryDialingCode: '880', purpose, ...more },
})
const toRegister = (mobileNo: string, more: object = {}) => ({ body: { mobileNo, countryDialingCode: '880', ...more } })
const bySms = (username: string, password: string, more: object = {}) => ({
  body: { type: 'sms', username, password, countryDialingCode: '880', site: 'member', ...more } as const,
})

/** A member with a fresh number. */
async function memberByNumber() {
  const number = freshNumber()
  await gateway.answer(sendRegisterCode, toRegister(number.typed))
  await registeredByMobile(gateway, number.typed, await codeTo(gateway, number.full))
  return number
}

test('a member logs in by number and code, once with each code', async () => {
  const { typed, full } = await memberByNumber()
  expect((await gateway.answer(sendLoginCode, toMember(typed))).value).toEqual({ expiredMinutes: 5 })
  const code = await codeTo(gateway, full)
  const { value } = await gateway.answer(login, bySms(typed, code))
  if (!('token' in value)) throw new Error('A step was asked for')
  expect(value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  expect((await gateway.answer(getMember, { token: value.token })).value.account).toBe(full)
  expect((await gateway.refusal(login, bySms(typed, code))).code).toBe('code.expired')
})

test('a message has the code, the merchant’s name and the visitor’s language', async () => {
  const { typed, full } = freshNumber()
  await gateway.answer(sendRegisterCode, { ...toRegister(typed), headers: { 'Accept-Language': 'en' } })
  const [english] = await sentTo(gateway, full)
  expect(english).toMatchObject({ merchant: 'acme', channel: 'sms', to: full, code: expect.stringMatching(/^\d{6}$/) })
  expect(english?.text).toBe(
    `Acme Club: your code is ${english?.code}. It is good for 5 minutes. Do not give it to anyone.`,
  )
  gateway.pass(5 * minute)
  await gateway.answer(sendRegisterCode, toRegister(typed))
  expect((await sentTo(gateway, full))[0]?.text).toMatch(/\p{Script=Bengali}/u)
})

test('while a code is good no other is sent', async () => {
  const { typed, full } = freshNumber()
  await gateway.answer(sendRegisterCode, toRegister(typed))
  gateway.pass(minute)
  const response = await gateway.send(sendRegisterCode, toRegister(typed))
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('240')
  expect(await response.json()).toMatchObject({ code: 'code.too-soon', retryAfter: 240 })
  gateway.pass(4 * minute)
  await gateway.answer(sendRegisterCode, toRegister(typed))
  expect(await sentTo(gateway, full)).toHaveLength(2)
})

test('a code is good for five minutes', async () => {
  const { typed, full } = await memberByNumber()
  await gateway.answer(sendLoginCode, toMember(typed))
  const code = await codeTo(gateway, full)
  gateway.pass(5 * minute - 1)
  expect((await gateway.refusal(login, bySms(typed, otherThan(code)))).code).toBe('code.wrong')
  gateway.pass(1)
  expect(await gateway.refusal(login, bySms(typed, code))).toMatchObject({ status: 403, code: 'code.expired' })
})

test('five wrong tries end a code, and another can be sent at once', async () => {
  const { typed, full } = await memberByNumber()
  await gateway.answer(sendLoginCode, toMember(typed, 'password'))
  const code = await codeTo(gateway, full)
  const set = (verificationCode: string) => ({
    body: { mobileNum: typed, countryDialingCode: '880', verificationCode, newPassword: 'lantern9' },
  })
  for (let tries = 0; tries < 5; tries++) {
    expect((await gateway.refusal(resetByMobile, set(otherThan(code)))).code).toBe('code.wrong')
  }
  expect((await gateway.refusal(resetByMobile, set(code))).code).toBe('code.expired')
  await gateway.answer(sendLoginCode, toMember(typed, 'password'))
  await gateway.answer(resetByMobile, set(await codeTo(gateway, full)))
})

test('a code for one purpose is none for another', async () => {
  const { typed, full } = await memberByNumber()
  await gateway.answer(sendLoginCode, toMember(typed, 'password'))
  expect((await gateway.refusal(login, bySms(typed, await codeTo(gateway, full)))).code).toBe('code.expired')
})

test('numbers that somebody has and that nobody has are answered alike, all the way', async () => {
  const known = await memberByNumber()
  const unknown = freshNumber()
  const trace = async ({ typed }: { typed: string }, address: string): Promise<unknown[]> => {
    const answers: unknown[] = []
    const note = async (response: Response) => {
      const { reference: _, ...rest }: Record<string, unknown> = await response.json()
      answers.push([response.status, [...response.headers].filter(([name]) => name !== 'date'), rest])
    }
    await note(await gateway.send(sendLoginCode, { ...toMember(typed), address }))
    await note(await gateway.send(sendLoginCode, { ...toMember(typed), address }))
    await note(await gateway.send(login, { ...bySms(typed, 'abcdef'), address }))
    await note(await gateway.send(sendRegisterCode, { ...toRegister(typed), address }))
    await note(await gateway.send(sendRegisterCode, { ...toRegister(typed), address }))
    return answers
  }
  const answered = await trace(known, '203.0.113.31')
  // The known one has been sent one code before, for its registration.
  gateway.pass(1000)
  expect(await trace(unknown, '203.0.113.32')).toEqual(answered)
  expect(await sentTo(gateway, unknown.full)).toHaveLength(1)
})

test('a number that nobody has is sent nothing, and no code opens it', async () => {
  const { typed, full } = freshNumber()
  await gateway.answer(sendLoginCode, toMember(typed))
  expect(await sentTo(gateway, full)).toEqual([])
  expect((await gateway.refusal(login, bySms(typed, '123123'))).code).toBe('code.wrong')
})

test.each(['12', '0221234567', '+4915112345678', '0171234567890123'])('%s is no mobile number there', async (typed) => {
  const short = typed.length < 4 ? 'request.invalid' : 'mobile.invalid'
  expect(await gateway.refusal(sendLoginCode, toMember(typed))).toMatchObject({ status: 400, code: short })
  expect((await gateway.refusal(sendRegisterCode, toRegister(typed))).code).toBe(short)
})

test('the fourth code in an hour needs a captcha, the seventh waits', async () => {
  const { typed } = freshNumber()
  for (let sent = 0; sent < 3; sent++) {
    await gateway.answer(sendRegisterCode, toRegister(typed))
    gateway.pass(5 * minute)
  }
  const bare = await gateway.refusal(sendRegisterCode, toRegister(typed))
  expect(bare).toMatchObject({ status: 403, code: 'captcha.required', needsCaptcha: true })
  const wrong = { ...(await solvedCaptcha(gateway)), captcha: 'nonsense' }
  expect((await gateway.refusal(sendRegisterCode, toRegister(typed, wrong))).code).toBe('captcha.wrong')
  for (let sent = 0; sent < 3; sent++) {
    gateway.pass(1000)
    await gateway.answer(sendRegisterCode, toRegister(typed, await solvedCaptcha(gateway)))
    gateway.pass(5 * minute)
  }
  const barred = await gateway.send(sendRegisterCode, toRegister(typed, await solvedCaptcha(gateway)))
  expect(barred.status).toBe(429)
  expect(Number(barred.headers.get('Retry-After'))).toBeGreaterThan(25 * 60)
  gateway.pass(30 * minute)
  await gateway.answer(sendRegisterCode, toRegister(typed, await solvedCaptcha(gateway)))
})

test('an address asks for thirty codes in fifteen minutes, the later ones with a captcha', async () => {
  const address = '203.0.113.40'
  for (let sent = 0; sent < 15; sent++) {
    await gateway.answer(sendRegisterCode, { ...toRegister(freshNumber().typed), address })
  }
  const next = { ...toRegister(freshNumber().typed), address }
  expect((await gateway.refusal(sendRegisterCode, next)).code).toBe('captcha.required')
  for (let sent = 0; sent < 15; sent++) {
    gateway.pass(1000)
    const solved = await solvedCaptcha(gateway)
    await gateway.answer(sendRegisterCode, { ...toRegister(freshNumber().typed, solved), address })
  }
  expect((await gateway.refusal(sendRegisterCode, next)).code).toBe('rate.limited')
  await gateway.answer(sendRegisterCode, toRegister(freshNumber().typed))
})

test('wrong codes count as failed log-ins', async () => {
  const { typed } = freshNumber()
  await gateway.refusal(login, bySms(typed, '111111'))
  expect(await gateway.refusal(login, bySms(typed, '111111'))).toMatchObject({
    code: 'code.expired',
    needsCaptcha: true,
  })
  expect((await gateway.refusal(login, bySms(typed, '111111'))).code).toBe('captcha.required')
})

test('the digits of any script, and spaces between them, are the code', async () => {
  const { typed, full } = await memberByNumber()
  await gateway.answer(sendLoginCode, toMember(typed))
  const code = await codeTo(gateway, full)
  const bangla = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
  await gateway.answer(login, bySms(typed, `${bangla.slice(0, 3)} ${bangla.slice(3)}`))
})

test('a merchant without the switch sends no code and takes none', async () => {
  const number = { mobileNum: '09012345678', countryDialingCode: '81' }
  for (const purpose of ['login', 'password'] as const) {
    const problem = await gateway.refusal(sendLoginCode, { merchant: 'zen', body: { ...number, purpose } })
    expect(problem).toMatchObject({ status: 403, code: 'module.closed' })
  }
  const asked = { merchant: 'zen', ...bySms('09012345678', '123456') }
  expect((await gateway.refusal(login, asked)).code).toBe('module.closed')
})

test('the outbox is read by merchant and recipient, and the log has none of it', async () => {
  const { typed, full } = freshNumber()
  await gateway.answer(sendRegisterCode, toRegister(typed))
  const code = await codeTo(gateway, full)
  const ask = async (query: string) => (await gateway.sandbox.app.request(`/sandbox/outbox${query}`)).text()
  expect(await ask('?merchant=acme')).toContain(code)
  expect(await ask('?merchant=zen')).toBe('{"messages":[]}')
  expect(await ask(`?merchant=zen&to=${encodeURIComponent(full)}`)).toBe('{"messages":[]}')
  expect(await ask('')).toContain(code)
  expect(await (await gateway.sandbox.app.request('/sandbox/')).text()).toContain(code)
  const log = gateway.lines.join('\n')
  expect(log).toContain('/wps/verification/sms/register 200')
  for (const secret of [code, typed, full]) expect(log).not.toContain(secret)
})
