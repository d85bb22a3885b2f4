import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAppCode } from '#contract/account/app-download.ts'
import { exchangeLinkToken } from '#contract/identity/link-token.ts'
import { getMember } from '#contract/identity/member.ts'
import { getSessions } from '#contract/identity/security.ts'
import { logout } from '#contract/identity/session.ts'
import { getPermission } from '#contract/site/system.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const made = async (token: string) => (await gateway.answer(createAppCode, { token })).value
const atPhone = { address: '203.0.113.77', headers: { 'User-Agent': phone } }
const exchanged = async (code: string) =>
  (await gateway.answer(exchangeLinkToken, { body: { token: code }, ...atPhone })).value.token
const spent = { status: 403, code: 'link-token.spent' }
const refused = (code: string, merchant = 'acme') =>
  gateway.refusal(exchangeLinkToken, { merchant, body: { token: code } })

test('a code gives the phone a session of its own, once, and the list of sessions names it', async () => {
  const token = await tokenOf(gateway, 'player')
  const { code, lifeSeconds } = await made(token)
  expect(lifeSeconds).toBe(120)
  expect(code).not.toContain(token)
  const app = await exchanged(code)
  expect(app).not.toBe(token)
  expect((await gateway.answer(getMember, { token: app })).value.account).toBe('player')
  expect(await refused(code)).toMatchObject(spent)
  const { value: sessions } = await gateway.answer(getSessions, { token })
  expect(sessions.find(({ isApp }) => isApp)).toMatchObject({ isCurrent: false, device: 'phone', ip: '203.0.113.77' })
  expect(sessions.filter(({ isApp }) => isApp)).toHaveLength(1)
  await gateway.answer(logout, { token })
  expect((await gateway.answer(getMember, { token: app })).value.account).toBe('player')
})

test('a code is good for two minutes, at its own merchant, and as long as its session', async () => {
  const token = await tokenOf(gateway, 'player')
  const { code: old } = await made(token)
  gateway.pass(2 * 60_000)
  expect(await refused(old)).toMatchObject(spent)
  const { code: elsewhere } = await made(token)
  expect(await refused(elsewhere, 'zen')).toMatchObject(spent)
  const { code: left } = await made(token)
  await gateway.answer(logout, { token })
  expect(await refused(left)).toMatchObject(spent)
  expect(await refused('made-up')).toMatchObject(spent)
})

test('codes are not made for guests, nor without end, nor guessed without end', async () => {
  expect(await gateway.refusal(createAppCode)).toMatchObject({ status: 401, code: 'session.required' })
  const token = await tokenOf(gateway, 'player')
  for (let count = 0; count < 20; count++) await made(token)
  expect(await gateway.refusal(createAppCode, { token })).toMatchObject({ status: 429, code: 'rate.limited' })
  for (let count = 0; count < 30; count++) expect(await refused('guess')).toMatchObject(spent)
  expect(await refused('guess')).toMatchObject({ status: 429, code: 'rate.limited' })
})

test('an app’s address leads to a page that says it is a demo; a merchant without apps names none', async () => {
  const apps = async (merchant: string) =>
    (await gateway.answer(getPermission, { merchant, query: { language: 'EN' } })).value.resources.filter(
      ({ resourceType }) => ['ios', 'android', 'lite'].includes(resourceType),
    )
  expect((await apps('acme')).map(({ resourceType }) => resourceType)).toEqual(['ios', 'android', 'lite'])
  for (const { url } of await apps('acme')) {
    const page = await gateway.sandbox.app.request(new URL(url).pathname)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await page.text()).toContain('This is a demo')
  }
  expect(await apps('zen')).toEqual([])
  expect((await gateway.sandbox.app.request('/sandbox/app/zen/ios')).status).toBe(404)
})
