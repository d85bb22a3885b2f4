import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCountryCodes } from '#contract/identity/countries.ts'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { registerMobile } from '#contract/identity/mobile-registration.ts'
import { patternFamilies } from '#contract/identity/patterns.ts'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { checkAffiliate, getRegisterSettings, register } from '#contract/identity/registration.ts'
import { login } from '#contract/identity/session.ts'
import { solvedCaptcha } from './support/captcha.ts'
import { encrypted, openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo, zen } from './support/merchants.ts'
import { byMobile, codeTo, newMember, registered } from './support/registration.ts'

const { registration } = acmeDemo
/** No codes; the number and a captcha needed, an invitation too. */
const strict = {
  ...acme,
  code: 'strict',
  switches: { ...acme.switches, REGMOBVERF3: false },
  demo: {
    ...acmeDemo,
    registration: {
      ...registration,
      needsCaptcha: true,
      fields: {
        ...registration.fields,
        mobileNum: { required: true, patternId: 7, minLength: 6, maxLength: 15 },
        affiliateCode: { required: true, patternId: 5, maxLength: 20 },
      },
    },
  },
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [acme, zen, strict] })
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/attempts')
  gateway.pass(1000)
})
afterAll(() => gateway.sandbox.close())

const body = (username: string, more: object = {}) => ({ ...newMember, username, ...more })

async function sendCode(mobileNo: string, merchant = 'acme'): Promise<void> {
  await gateway.answer(sendRegisterCode, { merchant, body: { mobileNo, countryDialingCode: '880' } })
}

test('the settings name the fields of the merchant, each with the pattern of its family', async () => {
  const { value } = await gateway.answer(getRegisterSettings)
  expect(value.needsCaptcha).toBe(false)
  expect(Object.keys(value.fields)).toEqual(
    expect.arrayContaining(['username', 'password', 'payeeName', 'mobileNum', 'email', 'affiliateCode']),
  )
  expect(value.fields.line).toBeUndefined()
  expect(value.fields.email).toEqual({
    enabled: true,
    required: false,
    acceptedPattern: patternFamilies.find(({ id }) => id === 4)?.source,
    patternId: 4,
    minLength: 1,
    maxLength: 100,
  })
})

test('a merchant without rules asks for a user name and a password', async () => {
  const { value } = await gateway.answer(getRegisterSettings, { merchant: 'zen' })
  expect(Object.keys(value.fields)).toEqual(['username', 'password'])
  expect(value.fields.username).toMatchObject({ required: true, minLength: 4, maxLength: 16 })
})

test('the merchant’s own country comes first, each country once', async () => {
  const { value } = await gateway.answer(getCountryCodes)
  expect(value[0]).toEqual({ country: 'BD', countryDialingCode: '880' })
  expect(value).toContainEqual({ country: 'JP', countryDialingCode: '81' })
  expect(new Set(value.map(({ country }) => country)).size).toBe(value.length)
})

test('who registers by user name is signed in, and can log in again', async () => {
  const { value: opened } = await gateway.answer(register, {
    body: body('Mina26', { payeeName: ' Mina Karim ', email: 'mina@mail.example', line: 'ignored' }),
  })
  expect(opened).toMatchObject({ firstTimeLogin: true, passwordExpired: false })
  const { value: member } = await gateway.answer(getMember, { token: opened.token })
  expect(member).toMatchObject({ account: 'mina26', nickname: 'Mina26', type: 0, currency: 'BDT' })
  expect((await gateway.answer(getBalance, { token: opened.token })).value.balance).toBe('0.00')
  const again = { type: 'username', username: 'MINA26', password: 'harbour7', site: 'member' } as const
  expect((await gateway.answer(login, { body: again })).value).toMatchObject({ firstTimeLogin: false })
})

test('a user name is somebody’s once, in upper or lower case', async () => {
  await registered(gateway, 'single1')
  expect(await gateway.refusal(register, { body: body('SINGLE1') })).toMatchObject({
    status: 409,
    code: 'register.name-taken',
  })
  expect((await gateway.refusal(register, { body: body('Player') })).code).toBe('register.name-taken')
})

test('of registrations of one name that come together, one succeeds', async () => {
  const sent = Array.from({ length: 4 }, () => gateway.send(register, { body: body('together1') }))
  const statuses = (await Promise.all(sent)).map((response) => response.status)
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
})

test.each([
  [{ username: 'ab' }, { username: 'field.length' }],
  [{ username: '1name' }, { username: 'field.pattern' }],
  [{ username: '    ' }, { username: 'field.required' }],
  [{ username: 'thirteenchars' }, { username: 'field.length' }],
  [{ password: 'short', confirmPassword: 'short' }, { password: 'field.length' }],
  [{ password: 'lettersonly', confirmPassword: 'lettersonly' }, { password: 'field.pattern' }],
  [{ password: ' harbour7', confirmPassword: ' harbour7' }, { password: 'field.pattern' }],
  [{ password: '123456', confirmPassword: '123456' }, { password: 'field.default' }],
  [{ confirmPassword: 'harbour8' }, { confirmPassword: 'field.invalid' }],
  [{ payeeName: 'Mina' }, { payeeName: 'field.pattern' }],
  [{ payeeName: '𠀋 𠀋' }, { payeeName: 'field.length' }],
  [{ paymentPassword: '12345a' }, { paymentPassword: 'field.pattern' }],
  [
    { email: 'nobody', payeeName: 'x' },
    { email: 'field.pattern', payeeName: 'field.length' },
  ],
])('a registration with %o is refused by field', async (change, fields) => {
  const problem = await gateway.refusal(register, { body: { ...body('ruled1'), ...change } })
  expect(problem).toMatchObject({ status: 400, code: 'request.invalid', fields })
})

test('age and terms have to be confirmed', async () => {
  const { isOfAge: _, ...rest } = body('young1')
  for (const [unfit, fields] of [
    [{ ...body('young1'), isOfAge: false }, { isOfAge: 'field.invalid' }],
    [{ ...body('young1'), acceptsTerms: false }, { acceptsTerms: 'field.invalid' }],
    [rest, { isOfAge: 'field.required' }],
  ] as const) {
    const response = await gateway.sandbox.app.request(register.path, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/jose', 'X-Merchant-Code': 'acme' },
      body: await encrypted(gateway.sandbox, JSON.stringify(unfit)),
    })
    expect(await response.json()).toMatchObject({ code: 'request.invalid', fields })
  }
})

test('an invitation code is the merchant’s or not', async () => {
  const check = (code: string, merchant = 'acme') =>
    gateway.answer(checkAffiliate, { merchant, query: { code, domain: 'acme.example' } })
  expect((await check(' friend2026 ')).value.isValid).toBe(true)
  expect((await check('STRANGER')).value.isValid).toBe(false)
  expect((await check('FRIEND2026', 'zen')).value.isValid).toBe(false)
  const problem = await gateway.refusal(register, { body: body('invited1', { affiliateCode: 'STRANGER' }) })
  expect(problem).toMatchObject({ status: 404, code: 'affiliate.unknown' })
  await registered(gateway, 'invited1', { affiliateCode: 'friend2026', referralCode: 'STRANGER' })
})

test('guessing invitation codes ends after sixty in fifteen minutes', async () => {
  const query = { code: 'GUESS', domain: 'acme.example' }
  for (let tries = 0; tries < 60; tries++) await gateway.answer(checkAffiliate, { query })
  expect((await gateway.refusal(checkAffiliate, { query })).code).toBe('rate.limited')
  await gateway.answer(checkAffiliate, { query, address: '203.0.113.5' })
  gateway.pass(15 * 60_000)
  await gateway.answer(checkAffiliate, { query })
})

test('a captcha is asked for where the merchant wants one, and not lost to a wrong field', async () => {
  const merchant = 'strict'
  const number = { mobileNum: '01712345001', countryDialingCode: '880', referralCode: 'FRIEND2026' }
  const bare = await gateway.refusal(register, { merchant, body: body('captcha1', number) })
  expect(bare).toMatchObject({ code: 'captcha.required', needsCaptcha: true })
  const solved = await solvedCaptcha(gateway, merchant)
  const slip = { ...number, ...solved, confirmPassword: 'x' }
  expect((await gateway.refusal(register, { merchant, body: body('captcha1', slip) })).code).toBe('request.invalid')
  await registered(gateway, 'captcha1', { ...number, ...solved }, merchant)
  const used = await gateway.refusal(register, { merchant, body: body('captcha2', { ...number, ...solved }) })
  expect(used).toMatchObject({ code: 'captcha.wrong', needsCaptcha: true })
})

test('an invitation in the link stands for the field; one that is not valid does not', async () => {
  const merchant = 'strict'
  const number = { mobileNum: '01712345002', countryDialingCode: '880', referralCode: 'STRANGER' }
  const problem = await gateway.refusal(register, { merchant, body: body('linked1', number) })
  expect(problem).toMatchObject({ code: 'request.invalid', fields: { affiliateCode: 'field.required' } })
})

test('where no code is asked a number that is somebody’s is told so, and has to be one', async () => {
  const merchant = 'strict'
  const invited = { countryDialingCode: '880', affiliateCode: 'FRIEND2026' }
  const solved = async () => {
    gateway.pass(1000)
    return { ...invited, ...(await solvedCaptcha(gateway, merchant)) }
  }
  await registered(gateway, 'numbered1', { ...(await solved()), mobileNum: '01712345003' }, merchant)
  const taken = { ...(await solved()), mobileNum: '1712-345 003' }
  expect((await gateway.refusal(register, { merchant, body: body('numbered2', taken) })).code).toBe(
    'register.mobile-taken',
  )
  const landline = { ...invited, mobileNum: '0221234567' }
  expect(await gateway.refusal(register, { merchant, body: body('numbered2', landline) })).toMatchObject({
    status: 400,
    code: 'mobile.invalid',
  })
  const missing = await gateway.refusal(register, { merchant, body: body('numbered2', invited) })
  expect(missing.fields).toEqual({ mobileNum: 'field.required' })
})

test('what the merchant has switched off is closed', async () => {
  const asked = { merchant: 'zen', body: { ...byMobile, mobileNum: '01712345009' } }
  expect(await gateway.refusal(registerMobile, asked)).toMatchObject({ status: 403, code: 'register.closed' })
  const code = { merchant: 'zen', body: { mobileNo: '01712345009', countryDialingCode: '880' } }
  expect(await gateway.refusal(sendRegisterCode, code)).toMatchObject({ status: 403, code: 'module.closed' })
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedModules: ['registration'] })
  expect((await gateway.refusal(register, { body: body('closed1') })).code).toBe('register.closed')
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedModules: [] })
})

test('an address registers thirty times in fifteen minutes, refused tries included', async () => {
  const address = '203.0.113.20'
  for (let tries = 0; tries < 30; tries++) {
    await gateway.refusal(register, { body: body('limited1', { confirmPassword: 'x' }), address })
  }
  const barred = await gateway.send(register, { body: body('limited1'), address })
  expect(barred.status).toBe(429)
  expect(Number(barred.headers.get('Retry-After'))).toBeGreaterThan(0)
  gateway.pass(15 * 60_000)
  await gateway.answer(register, { body: body('limited1'), address })
})

test('neither the log nor a problem has what was typed', async () => {
  const typed = { payeeName: 'Secret Payee', paymentPassword: '482913', email: 'secret@mail.example' }
  await sendCode('01712345011')
  const code = await codeTo(gateway, '+8801712345011')
  const number = { mobileNum: '01712345011', countryDialingCode: '880', verificationCode: code }
  const token = await registered(gateway, 'discreet1', { ...typed, ...number })
  const problem = await gateway.refusal(register, { body: body('discreet1', typed) })
  const log = `${gateway.lines.join('\n')}\n${JSON.stringify(problem)}`
  expect(log).toContain('PUT /wps/member/register 200')
  for (const secret of [...Object.values(typed), token, code, 'harbour7', 'discreet1', '1712345011']) {
    expect(log).not.toContain(secret)
  }
})
