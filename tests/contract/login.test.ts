import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { login, logout } from '#contract/identity/session.ts'
import { loginBody, tokenOf, wrongBody } from './support/accounts.ts'
import { encrypted, openGateway, type TestGateway } from './support/gateway.ts'

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

test('a member logs in, and the session tells who that is and what they have', async () => {
  const token = await tokenOf(gateway, 'player')
  const { value: member } = await gateway.answer(getMember, { token })
  expect(member).toMatchObject({ account: 'player', type: 0, currency: 'BDT', hasVip: true, unreadMessage: 2 })
  const { value: balance } = await gateway.answer(getBalance, { token })
  expect(balance).toEqual({ balance: '24580.00', currency: 'BDT' })
})

test('spaces around the name and its case do not matter', async () => {
  const body = { ...loginBody('player'), username: '  PLAYER ' }
  expect((await gateway.answer(login, { body })).value).toMatchObject({ firstTimeLogin: false, site: 'member' })
})

test('the first log-in says so, once', async () => {
  const body = loginBody('newcomer')
  const { value: first } = await gateway.answer(login, { body })
  expect(first).toMatchObject({ firstTimeLogin: true, passwordExpired: true })
  const { value: second } = await gateway.answer(login, { body })
  expect(second).toMatchObject({ firstTimeLogin: false })
})

test('a wrong password and an unknown name are refused alike', async () => {
  const known = await gateway.refusal(login, { body: wrongBody, address: '203.0.113.1' })
  const unknown = await gateway.refusal(login, { body: { ...wrongBody, username: 'nobody' }, address: '203.0.113.2' })
  expect(known).toMatchObject({ status: 401, code: 'login.failed', needsCaptcha: false })
  expect({ ...unknown, reference: '' }).toEqual({ ...known, reference: '' })
  expect(known.reference).toMatch(/^[0-9A-F]{4}-202611\d\d$/)
})

test('members and agents have a site each', async () => {
  const agentHere = await gateway.refusal(login, { body: loginBody('agent') })
  expect(agentHere.code).toBe('login.not-a-member')
  const memberThere = await gateway.refusal(login, { body: loginBody('player', 'agent') })
  expect(memberThere.code).toBe('login.not-an-agent')
  const token = await tokenOf(gateway, 'agent', { site: 'agent' })
  expect((await gateway.answer(getMember, { token })).value.type).toBe(1)
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.answer(getMember, { token: trial })).value.type).toBe(4)
})

test('a locked account is told so only with its right password', async () => {
  const guessed = await gateway.refusal(login, { body: { ...loginBody('locked'), password: 'guess' } })
  expect(guessed.code).toBe('login.failed')
  const known = await gateway.refusal(login, { body: loginBody('locked') })
  expect(known.code).toBe('login.locked')
})

test('logging out ends the session on the server', async () => {
  const token = await tokenOf(gateway, 'player')
  await gateway.answer(logout, { token })
  expect(await gateway.refusal(getBalance, { token })).toMatchObject({ status: 401, code: 'session.expired' })
})

test('a session ends after thirty idle minutes, and after twelve hours in any case', async () => {
  const idle = await tokenOf(gateway, 'player')
  gateway.pass(29 * minute)
  await gateway.answer(getBalance, { token: idle })
  gateway.pass(30 * minute)
  expect((await gateway.refusal(getBalance, { token: idle })).code).toBe('session.expired')
  const busy = await tokenOf(gateway, 'player')
  for (let hour = 0; hour < 12 * 3 - 1; hour++) {
    gateway.pass(20 * minute)
    await gateway.answer(getBalance, { token: busy })
  }
  gateway.pass(20 * minute)
  expect((await gateway.refusal(getBalance, { token: busy })).code).toBe('session.expired')
})

test('a token of one merchant opens nothing at another', async () => {
  const token = await tokenOf(gateway, 'player')
  expect((await gateway.refusal(getBalance, { token, merchant: 'zen' })).code).toBe('session.required')
})

test('a body that is not a JWE for this gateway is refused', async () => {
  const plain = await gateway.send(login, { headers: { 'Content-Type': 'application/json' } })
  expect(plain.status).toBe(400)
  const garbled = `${(await encrypted(gateway.sandbox, JSON.stringify(loginBody('player')))).slice(0, -8)}AAAAAAAA`
  const bodies = [
    { body: garbled, fields: { body: 'body.undecipherable' } },
    { body: await encrypted(gateway.sandbox, 'no json'), fields: { body: 'body.not-json' } },
    { body: await encrypted(gateway.sandbox, '{"type":"username"}'), fields: { username: 'field.required' } },
  ]
  for (const { body, fields } of bodies) {
    const headers = { 'Content-Type': 'application/jose', 'X-Merchant-Code': 'acme' }
    const response = await gateway.sandbox.app.request(login.path, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'request.invalid', fields })
  }
})

test('the log carries no secret', async () => {
  const token = await tokenOf(gateway, 'player')
  await gateway.answer(getBalance, { token })
  const log = gateway.lines.join('\n')
  expect(log).toContain('/wps/session/login 200')
  for (const secret of [token, 'Demo-player-1', 'player']) expect(log).not.toContain(secret)
})
