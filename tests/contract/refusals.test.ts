import { afterAll, beforeAll, expect, test } from 'vitest'
import { consolidateFunds, getBalance, getMember } from '#contract/identity/member.ts'
import { logout } from '#contract/identity/session.ts'
import { addFavourite, getFavouriteIds, getGames, removeFavourite } from '#contract/lobby/games.ts'
import { getDomainRoute, getStatus } from '#contract/site/system.ts'
import { calls } from '#sandbox/calls.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const rng = {
  clientType: 3,
  platform: 'html5-desktop',
  merchant: 'acme',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 20,
  language: 'EN',
} as const

test.each([
  [{ pageNo: 0 }, { pageNo: 'field.invalid' }],
  [{ pageNo: 1.5 }, { pageNo: 'field.invalid' }],
  [{ pageSize: 500 }, { pageSize: 'field.invalid' }],
  [{ merchant: 'zen' }, { merchant: 'field.invalid' }],
])('a list of games refuses %o', async (change, fields) => {
  const problem = await gateway.refusal(getGames, { query: { ...rng, ...change } })
  expect(problem).toMatchObject({ status: 400, code: 'request.invalid', fields })
})

test('a query is parsed by the contract, each wrong field by name', async () => {
  const address = '/lgw/games?clientType=4&platform=html5-desktop&merchant=acme&gameType=RNG&pageNo=one&pageSize=20'
  const response = await gateway.sandbox.app.request(address)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'request.invalid',
    fields: { clientType: 'field.invalid', pageNo: 'field.invalid', language: 'field.required' },
  })
})

test('a body that is not JSON, or not the contract’s, is refused', async () => {
  const token = await tokenOf(gateway, 'player')
  const send = (body: string, type = 'application/json') =>
    gateway.sandbox.app.request(addFavourite.path, {
      method: 'POST',
      headers: { 'X-Merchant-Code': 'acme', Authorization: `Bearer ${token}`, 'Content-Type': type },
      body,
    })
  const cases = [
    { response: await send('{'), fields: { body: 'body.not-json' } },
    { response: await send('{}', 'text/plain'), fields: { body: 'body.media-type' } },
    { response: await send('{"nodeId":"1"}'), fields: { nodeId: 'field.invalid', vendor: 'field.required' } },
    { response: await send(`"${'x'.repeat(70_000)}"`), fields: { body: 'body.too-large' } },
  ]
  for (const { response, fields } of cases) {
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'request.invalid', fields })
  }
})

test.each([getMember, getBalance, consolidateFunds, getFavouriteIds, logout])('$id needs a session', async (call) => {
  expect(await gateway.refusal(call)).toMatchObject({ status: 401, code: 'session.required' })
  const madeUp = await gateway.refusal(call, { token: 'x'.repeat(43) })
  expect(madeUp).toMatchObject({ status: 401, code: 'session.expired' })
})

test('an unknown merchant and an unknown call are problems too', async () => {
  const nobody = await gateway.refusal(getStatus, { merchant: 'nobody', query: { language: 'EN' } })
  expect(nobody).toMatchObject({ status: 404, code: 'merchant.unknown' })
  const response = await gateway.sandbox.app.request('/wps/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'call.unknown' })
})

test('the merchant is told by header, query or host name, in that order', async () => {
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await gateway.sandbox.app.request(address, { headers })
    return JSON.stringify(await response.json())
  }
  const path = '/wps/system/domainRoute?domain=localhost'
  expect(await ask(`http://zen.localhost:4173${path}`)).toContain('zen.example')
  expect(await ask(`http://zen.localhost:4173${path}&merchantCode=acme`)).toContain('acme.example')
  const byHeader = await ask(`http://zen.localhost:4173${path}&merchantCode=zen`, { 'X-Merchant-Code': 'acme' })
  expect(byHeader).toContain('acme.example')
})

test.each([
  ['acme.example', true],
  ['m.acme.example', true],
  ['ACME.example:8443', true],
  ['acme.localhost:4173', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['notacme.example', false],
  ['acme.example.evil.example', false],
])('the domain %s is the merchant’s: %s', async (domain, isValid) => {
  const { value } = await gateway.answer(getDomainRoute, { query: { domain } })
  expect(value.isValid).toBe(isValid)
})

test('favourites are kept for the member, once each', async () => {
  const token = await tokenOf(gateway, 'player')
  const list = await gateway.answer(getGames, { query: rng })
  const [one, two] = list.games
  if (!one || !two) throw new Error('No games')
  for (const card of [one, one, two]) {
    const body = { nodeId: card.nodeId, vendor: card.vassalage, gameType: card.gameType }
    await gateway.answer(addFavourite, { token, body })
    gateway.pass(1000)
  }
  expect((await gateway.answer(getFavouriteIds, { token })).value).toEqual([two.nodeId, one.nodeId])
  await gateway.answer(removeFavourite, { token, query: { nodeId: one.nodeId } })
  await gateway.answer(removeFavourite, { token, query: { nodeId: one.nodeId } })
  expect((await gateway.answer(getFavouriteIds, { token })).value).toEqual([two.nodeId])
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.answer(getFavouriteIds, { token: trial })).value).toEqual([])
  const body = { nodeId: 7, vendor: 'KNA', gameType: 'RNG' }
  expect((await gateway.refusal(addFavourite, { token, body })).code).toBe('game.unknown')
})

test('every call of the contract is answered by a route', async () => {
  expect(calls.length).toBeGreaterThanOrEqual(20)
  for (const call of calls) {
    const path = call.path.replaceAll(/\{\w+\}/g, '1')
    const response = await gateway.sandbox.app.request(`${call.isRelay ? '/relay' : ''}${path}`, {
      method: call.method,
    })
    expect(await response.text(), call.id).not.toContain('call.unknown')
  }
})

test('only the merchants’ own sites and this machine may call from a browser', async () => {
  const allowed = async (origin: string) => {
    const response = await gateway.sandbox.app.request('/wps/system/status?language=EN', {
      headers: { Origin: origin },
    })
    return response.headers.get('Access-Control-Allow-Origin')
  }
  for (const origin of ['https://acme.example', 'https://m.zen.example', 'http://acme.localhost:4173']) {
    expect(await allowed(origin)).toBe(origin)
  }
  for (const origin of ['https://evil.example', 'http://acme.example', 'https://notacme.example', 'null']) {
    expect(await allowed(origin)).toBeNull()
  }
})
