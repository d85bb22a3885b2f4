import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { endAllSessions, endSessionOf, getSecurity, getSessions } from '#contract/identity/security.ts'
import { login, logout } from '#contract/identity/session.ts'
import { calls } from '#sandbox/calls.ts'
import { loginBody, tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const tablet =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

async function logInWith(userAgent: string, address: string, username = 'player'): Promise<string> {
  const headers = { 'User-Agent': userAgent }
  const { value } = await gateway.answer(login, { body: loginBody(username), headers, address })
  if (!('token' in value)) throw new Error('No session')
  return value.token
}

const listed = async (token: string) => (await gateway.answer(getSessions, { token })).value

test('a member sees where they are signed in, the latest use first', async () => {
  const one = await logInWith(firefox, '203.0.113.20')
  gateway.pass(60_000)
  const two = await logInWith(phone, '203.0.113.21')
  gateway.pass(60_000)
  await logInWith(tablet, '203.0.113.22')
  gateway.pass(60_000)
  await logInWith('', '203.0.113.23')
  gateway.pass(60_000)
  await gateway.answer(getMember, { token: one })
  gateway.pass(1000)
  const sessions = await listed(two)
  expect(sessions).toMatchObject([
    { isCurrent: true, browser: 'Chrome', system: 'Android', device: 'phone', ip: '203.0.113.21' },
    { isCurrent: false, browser: 'Firefox', system: 'Linux', device: 'desktop', ip: '203.0.113.20' },
    { isCurrent: false, browser: '', system: '', device: 'unknown', ip: '203.0.113.23' },
    { isCurrent: false, browser: 'Safari', system: 'iOS', device: 'tablet', ip: '203.0.113.22' },
  ])
  expect(sessions[1]).toMatchObject({ openedAt: '2026-11-20T12:00:00.000Z', lastUsedAt: '2026-11-20T12:04:00.000Z' })
  await gateway.answer(endAllSessions, { token: two, query: { scope: 'all' } })
})

test('a session’s id is of no use as a token, and says nothing of it', async () => {
  const token = await tokenOf(gateway, 'player')
  const [session] = await listed(token)
  expect(session?.id).toMatch(/^[\w-]{12}$/)
  const padded = `${session?.id}${session?.id}`
  expect((await gateway.refusal(getMember, { token: padded })).code).toBe('session.expired')
  expect(JSON.stringify(await listed(token))).not.toContain(token)
  await gateway.answer(endAllSessions, { token, query: { scope: 'all' } })
})

test('one session is ended by its id, once, and nobody else’s', async () => {
  const mine = await tokenOf(gateway, 'player')
  const other = await tokenOf(gateway, 'player')
  const stranger = await tokenOf(gateway, 'newcomer', { merchant: 'zen' })
  const target = (await listed(other)).find(({ isCurrent }) => isCurrent)?.id ?? ''
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(endSessionOf, { token: trial, query: { id: target } })).code).toBe('device.unknown')
  await gateway.answer(endSessionOf, { token: mine, query: { id: target } })
  expect((await gateway.refusal(getMember, { token: other })).code).toBe('session.expired')
  expect((await gateway.refusal(endSessionOf, { token: mine, query: { id: target } })).code).toBe('device.unknown')
  await gateway.answer(getMember, { token: mine })
  await gateway.answer(getMember, { token: stranger, merchant: 'zen' })
  await gateway.answer(endAllSessions, { token: mine, query: { scope: 'all' } })
})

test('all others end, or all; what had ended by itself is not counted', async () => {
  await tokenOf(gateway, 'player')
  gateway.pass(31 * 60_000)
  const [one, two, three] = [
    await tokenOf(gateway, 'player'),
    await tokenOf(gateway, 'player'),
    await tokenOf(gateway, 'player'),
  ]
  expect(await listed(one)).toHaveLength(3)
  expect((await gateway.answer(endAllSessions, { token: one, query: { scope: 'others' } })).value).toEqual({ ended: 2 })
  expect((await gateway.refusal(getMember, { token: two })).code).toBe('session.expired')
  expect((await gateway.refusal(getMember, { token: three })).code).toBe('session.expired')
  expect(await listed(one)).toHaveLength(1)
  expect((await gateway.answer(endAllSessions, { token: one, query: { scope: 'all' } })).value).toEqual({ ended: 1 })
  expect((await gateway.refusal(getMember, { token: one })).code).toBe('session.expired')
})

test('a session whose password must change may do nothing else', async () => {
  const { value } = await gateway.answer(login, { body: loginBody('newcomer') })
  if (!('token' in value)) throw new Error('No session')
  expect(value).toMatchObject({ passwordExpired: true, changeReason: 'expired' })
  const allowed = ['getMember', 'getBalance', 'logout', 'changePassword']
  const needing = calls.filter(({ auth, id }) => auth === 'token' && !allowed.includes(id))
  expect(needing.length).toBeGreaterThan(10)
  const { token } = value
  for (const { path, method, id, isRelay } of needing) {
    const headers = { Authorization: `Bearer ${token}`, 'X-Merchant-Code': 'acme' }
    const address = `${isRelay ? '/relay' : ''}${path.replaceAll(/\{\w+\}/g, '1')}`
    const response = await gateway.sandbox.app.request(address, { method, headers })
    expect([response.status, await response.json()], id).toMatchObject([403, { code: 'password.change-required' }])
  }
  await gateway.answer(getMember, { token })
  await gateway.answer(getBalance, { token })
  await gateway.answer(logout, { token })
})

test('security tells of password, two factors and where codes go, masked', async () => {
  const token = await tokenOf(gateway, 'player')
  const { value } = await gateway.answer(getSecurity, { token })
  expect(value).toMatchObject({ hasPassword: true, hasTotp: false, recoveryCodesLeft: 0 })
  expect(value.mobile).toMatch(/^\+880 18•{5}\d{3}$/)
  expect(value.email).toBe('p•••@acme.example')
})
