import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { verifierMessage, verifierPath } from '#contract/identity/firebase-verifier.ts'
import { login } from '#contract/identity/session.ts'
import { firebaseFaults } from '#sandbox/areas/firebase/faults.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { newestCode, otherThan, outboxOf } from './support/steps.ts'

const site = 'http://acme.localhost:4173'
const identity = '/identitytoolkit.googleapis.com'

let gateway: TestGateway
let lastNumber = 1_000
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/attempts')
})
afterAll(() => gateway.sandbox.close())

/** A number of Bangladesh that nobody had. */
const newNumber = (ending = String(lastNumber++).padStart(4, '0')): string => `+880181${ending.padStart(7, '2')}`

async function verifierFrame(origin = site, host = site): Promise<Response> {
  const merchant = new URL(host).hostname.split('.')[0] ?? ''
  const query = new URLSearchParams({ merchant, origin, language: 'EN', theme: 'dark', state: 'of a tab’s asking' })
  return gateway.sandbox.app.request(`${host}${verifierPath}?${query}`)
}

/** What the frame posts to the site. */
async function posted() {
  const page = await (await verifierFrame()).text()
  const json = /data-message="([^"]+)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
  return verifierMessage.parse(JSON.parse(json))
}

async function pass(): Promise<string> {
  const message = await posted()
  if (message.kind !== 'passed') throw new Error('The frame lets nobody pass')
  return message.token
}

/** As Firebase's SDK calls: on the site's own origin, with no header that names the merchant. */
async function call(path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Client-Version': 'Chrome/JsCore/12.0.0/FirebaseCore-web' }
  const init = { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
  return gateway.sandbox.app.request(`${site}${path}?key=sandbox`, init)
}

const refusal = z.object({ error: z.object({ code: z.literal(400), message: z.string() }) })

/** What the SDK would make an error of. */
async function messageOf(response: Response): Promise<string> {
  expect(response.status).toBe(400)
  return refusal.parse(await response.json()).error.message
}

async function ask(phoneNumber: string, token = pass): Promise<Response> {
  const captchas = { captchaResponse: 'NO_RECAPTCHA', recaptchaVersion: 'RECAPTCHA_ENTERPRISE' }
  const body = { phoneNumber, clientType: 'CLIENT_TYPE_WEB', ...captchas, recaptchaToken: await token() }
  return call(`${identity}/v1/accounts:sendVerificationCode`, body)
}

async function send(phone: string): Promise<string> {
  const response = await ask(phone)
  expect(response.status).toBe(200)
  return z.strictObject({ sessionInfo: z.string().min(40) }).parse(await response.json()).sessionInfo
}

const confirm = (sessionInfo: string, code: string): Promise<Response> =>
  call(`${identity}/v1/accounts:signInWithPhoneNumber`, { sessionInfo, code })

const signedIn = z.object({
  idToken: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  refreshToken: z.string(),
  expiresIn: z.literal('3600'),
  localId: z.string(),
  isNewUser: z.boolean(),
  phoneNumber: z.string(),
})

async function signIn(sessionInfo: string, code: string) {
  return signedIn.parse(await (await confirm(sessionInfo, code)).json())
}

test('a code that was sent signs in, and the token tells whose it is', async () => {
  const phone = newNumber()
  const id = await send(phone)
  expect((await outboxOf(gateway))[0]).toMatchObject({ channel: 'sms', to: phone })
  const code = await newestCode(gateway)
  expect(await messageOf(await confirm(id, otherThan(code)))).toBe('INVALID_CODE')
  const { idToken, localId, isNewUser, phoneNumber } = await signIn(id, code)
  expect([isNewUser, phoneNumber]).toEqual([true, phone])
  expect(await messageOf(await confirm(id, code)), 'the code again').toBe('SESSION_EXPIRED')
  const user = await (await call(`${identity}/v1/accounts:lookup`, { idToken })).json()
  const providerUserInfo = [{ providerId: 'phone', phoneNumber: phone, rawId: phone }]
  expect(user).toMatchObject({ users: [{ localId, phoneNumber: phone, providerUserInfo }] })
  const again = await send(phone)
  expect(await signIn(again, await newestCode(gateway))).toMatchObject({ isNewUser: false, localId })
  const log = gateway.lines.join('\n')
  for (const secret of [phone, phone.slice(4), code, id, idToken]) expect(log).not.toContain(secret)
})

test('a token is refreshed, and one that is over tells nothing', async () => {
  const { refreshToken, idToken, localId } = await signIn(await send(newNumber()), await newestCode(gateway))
  const refresh = (token: string) =>
    gateway.sandbox.app.request(`${site}/securetoken.googleapis.com/v1/token?key=sandbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
    })
  gateway.pass(3_600_000)
  expect(await messageOf(await call(`${identity}/v1/accounts:lookup`, { idToken }))).toBe('INVALID_ID_TOKEN')
  const fresh = await (await refresh(refreshToken)).json()
  expect(fresh).toMatchObject({ user_id: localId, expires_in: '3600', token_type: 'Bearer' })
  expect(await messageOf(await refresh('made-up'))).toBe('INVALID_REFRESH_TOKEN')
})

test('the SDK learns that reCAPTCHA Enterprise is off', async () => {
  const address = `${site}${identity}/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE&key=x`
  expect(await (await gateway.sandbox.app.request(address)).json()).toEqual({
    recaptchaKey: expect.stringMatching(/^projects\/[^/]+\/keys\/[^/]+$/),
    recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
  })
})

test('a token proves its number to the gateway, for ten minutes and at its merchant', async () => {
  const phone = '+8801812345678'
  const id = await send(phone)
  const code = await newestCode(gateway)
  const { idToken: firebaseIdToken } = await signIn(id, code)
  const body = { type: 'sms', username: phone, password: code, firebaseIdToken, site: 'member' } as const
  expect((await gateway.answer(login, { body })).value).toHaveProperty('token')
  const other = { ...body, username: '+8801812345679' }
  expect((await gateway.refusal(login, { body: other })).code).toBe('code.wrong')
  const forged = { ...body, firebaseIdToken: `${firebaseIdToken.slice(0, -4)}AAAA` }
  expect((await gateway.refusal(login, { body: forged })).code).toBe('code.wrong')
  await gateway.panel('DELETE', '/sandbox/attempts')
  const [, payload] = firebaseIdToken.split('.')
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
  expect((await gateway.refusal(login, { body: { ...body, firebaseIdToken: unsigned } })).code).toBe('code.wrong')
  gateway.pass(10 * 60_000)
  expect((await gateway.refusal(login, { body })).code).toBe('code.wrong')
})

test.each(firebaseFaults)('a number that ends in $ending provokes $error', async ({ ending, at, error }) => {
  const phone = newNumber(ending)
  if (at === 'send') expect(await messageOf(await ask(phone))).toBe(error)
  else expect(await messageOf(await confirm(await send(phone), await newestCode(gateway)))).toBe(error)
})

test('what is missing or is no number is refused', async () => {
  expect(await messageOf(await ask('12345'))).toBe('INVALID_PHONE_NUMBER')
  expect(await messageOf(await ask(''))).toBe('MISSING_PHONE_NUMBER')
  expect(await messageOf(await confirm('', '123456'))).toBe('MISSING_SESSION_INFO')
  expect(await messageOf(await confirm(await send(newNumber()), ''))).toBe('MISSING_CODE')
})

test('a code is good for five minutes and five tries', async () => {
  const late = await send(newNumber())
  const lateCode = await newestCode(gateway)
  gateway.pass(5 * 60_000)
  expect(await messageOf(await confirm(late, lateCode))).toBe('SESSION_EXPIRED')
  const id = await send(newNumber())
  const code = await newestCode(gateway)
  for (let tries = 0; tries < 5; tries++) {
    expect(await messageOf(await confirm(id, otherThan(code)))).toBe('INVALID_CODE')
  }
  expect(await messageOf(await confirm(id, code))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
})

test('a number gets so many codes an hour', async () => {
  const phone = newNumber()
  for (let count = 0; count < 10; count++) await send(phone)
  expect(await messageOf(await ask(phone))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  await send(newNumber())
})

test('a code needs the verifier’s word, good once and for two minutes', async () => {
  expect(await messageOf(await ask(newNumber(), async () => 'made-up'))).toBe('CAPTCHA_CHECK_FAILED')
  const once = await pass()
  expect((await ask(newNumber(), async () => once)).status).toBe(200)
  expect(await messageOf(await ask(newNumber(), async () => once))).toBe('CAPTCHA_CHECK_FAILED')
  const late = await pass()
  gateway.pass(2 * 60_000)
  expect(await messageOf(await ask(newNumber(), async () => late))).toBe('CAPTCHA_CHECK_FAILED')
})

test('the verifier’s frame speaks to the site that asked, and to no other', async () => {
  const response = await verifierFrame()
  expect(response.headers.get('Content-Type')).toContain('text/html')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${site}`)
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}';/)
  expect(await response.text()).toContain(`data-origin="${site}"`)
  expect(await posted()).toMatchObject({ kind: 'passed', state: 'of a tab’s asking' })
  for (const origin of ['https://evil.example', '*', 'null', '', `${site}/path`, 'https://acme.example.evil.example']) {
    expect((await verifierFrame(origin)).status).toBe(400)
  }
  expect((await verifierFrame('https://zen.example', 'http://zen.localhost:4173')).status).toBe(403)
})

test('a merchant without Firebase has no codes of it', async () => {
  const response = await gateway.sandbox.app.request(
    'http://zen.localhost:4173/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=x',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"phoneNumber":"+819012345678"}' },
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } })
})

test.each(['[]', '"text"', '{', '{"phoneNumber":5,"recaptchaToken":[]}'])(
  'a body %s is refused in its form',
  async (body) => {
    const response = await call(`${identity}/v1/accounts:sendVerificationCode`, body)
    expect(await messageOf(response)).toBe('MISSING_PHONE_NUMBER')
  },
)
