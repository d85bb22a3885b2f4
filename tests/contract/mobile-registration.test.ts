import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getMember } from '#contract/identity/member.ts'
import { registerMobile } from '#contract/identity/mobile-registration.ts'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { register } from '#contract/identity/registration.ts'
import { getSecurity } from '#contract/identity/security.ts'
import { login } from '#contract/identity/session.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo, zen } from './support/merchants.ts'
import {
  byMobile,
  codeTo,
  newMember,
  otherThan,
  registered,
  registeredByMobile,
  sentTo,
} from './support/registration.ts'

/** By number and code alone. */
const light = { ...acme, code: 'light', switches: { ...acme.switches, MOBILENUMPASSREG3: false, REGMOBVERF3: false } }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [acme, zen, light] })
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

test('a number given with a user name needs its code where numbers are verified', async () => {
  const number = { mobileNum: '01712345004', countryDialingCode: '880' }
  const bare = await gateway.refusal(register, { body: body('verified1', number) })
  expect(bare).toMatchObject({ code: 'request.invalid', fields: { verificationCode: 'field.required' } })
  await sendCode('01712345004')
  const code = await codeTo(gateway, '+8801712345004')
  const wrong = await gateway.refusal(register, {
    body: body('verified1', { ...number, verificationCode: otherThan(code) }),
  })
  expect(wrong).toMatchObject({ status: 403, code: 'code.wrong' })
  await gateway.refusal(register, { body: body('player', { ...number, verificationCode: code }) })
  await registered(gateway, 'verified1', { ...number, verificationCode: code })
  const again = await gateway.refusal(register, { body: body('verified2', { ...number, verificationCode: code }) })
  expect(again.code).toBe('code.expired')
})

test('a number that a member has gets no code, so nobody learns of it but its owner', async () => {
  const number = { mobileNum: '01812345678', countryDialingCode: '880' }
  await sendCode('01812345678')
  const [message] = await sentTo(gateway, '+8801812345678')
  expect(message?.code).toBeUndefined()
  expect(message?.text).toContain('Acme Club')
  expect(message?.text).not.toMatch(/\d{6}/)
  const problem = await gateway.refusal(register, { body: body('hunter1', { ...number, verificationCode: '123123' }) })
  expect(problem.code).toBe('code.wrong')
})

test('who registers by number has it as user name and logs in by it, however it is written', async () => {
  await sendCode('01712345005')
  const token = await registeredByMobile(gateway, '01712345005', await codeTo(gateway, '+8801712345005'))
  expect((await gateway.answer(getMember, { token })).value.account).toBe('+8801712345005')
  for (const username of ['+8801712345005', '01712345005', '+880 1712-345005']) {
    const asked = { type: 'username', username, password: 'harbour7', site: 'member' } as const
    await gateway.answer(login, { body: asked })
  }
  const squatter = { merchant: 'zen', body: { ...body('x'), username: '+8801712345999' } }
  expect((await gateway.refusal(register, squatter)).code).toBe('request.invalid')
})

test('a number that is registered cannot become a user name as it is dialled', async () => {
  const digits = { ...acmeDemo.registration.fields, username: { required: true, patternId: 7, maxLength: 20 } }
  const demo = { ...acmeDemo, registration: { ...acmeDemo.registration, fields: digits } }
  const other = await openGateway({ merchants: [{ ...acme, demo }] })
  await other.answer(sendRegisterCode, { body: { mobileNo: '01712345006', countryDialingCode: '880' } })
  await registeredByMobile(other, '01712345006', await codeTo(other, '+8801712345006'))
  const problem = await other.refusal(register, { body: body('01712345006') })
  expect(problem.code).toBe('register.name-taken')
  other.sandbox.close()
})

test('by number and code alone there is no password, and the code is asked for', async () => {
  const merchant = 'light'
  const { password: _, confirmPassword: __, ...rest } = byMobile
  const alone = { ...rest, mobileNum: '01712345007' }
  const bare = await gateway.refusal(registerMobile, { merchant, body: alone })
  expect(bare).toMatchObject({ code: 'request.invalid', fields: { verificationCode: 'field.required' } })
  await sendCode('01712345007', merchant)
  const verificationCode = await codeTo(gateway, '+8801712345007')
  const { value } = await gateway.answer(registerMobile, { merchant, body: { ...alone, verificationCode } })
  const { value: security } = await gateway.answer(getSecurity, { merchant, token: value.token })
  expect(security.hasPassword).toBe(false)
  const empty = { type: 'username', username: '+8801712345007', password: ' ', site: 'member' } as const
  expect((await gateway.refusal(login, { merchant, body: empty })).code).toBe('login.failed')
})

test('with a password it is asked for, and so is a number that is one', async () => {
  const { password: _, ...rest } = byMobile
  const bare = await gateway.refusal(registerMobile, { body: { ...rest, mobileNum: '01712345008' } })
  expect(bare.fields).toEqual({ password: 'field.required' })
  const landline = await gateway.refusal(registerMobile, { body: { ...byMobile, mobileNum: '0221234567' } })
  expect(landline.code).toBe('mobile.invalid')
})

test('a token of Firebase’s that proves nothing opens nothing', async () => {
  const firebase = { firebaseChannel: 'sms', firebaseIdToken: 'a.b.c', verificationCode: '123456' } as const
  const problem = await gateway.refusal(registerMobile, {
    body: { ...byMobile, mobileNum: '01712345010', ...firebase },
  })
  expect(problem.code).toBe('code.wrong')
})
