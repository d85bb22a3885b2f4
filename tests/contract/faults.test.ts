import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveGateway } from '#cli/serve/gateway.ts'
import { loginFreePlay } from '#contract/identity/free-play.ts'
import { getBalance } from '#contract/identity/member.ts'
import { getHotGames, getLanes } from '#contract/lobby/games.ts'
import { getJackpot } from '#contract/lobby/jackpot.ts'
import { getDomainRoute, getPermission, getStatus, getWhitelabel } from '#contract/site/system.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/faults')
})
afterAll(() => gateway.sandbox.close())

const query = { language: 'EN' }
const lanes = { platform: 'html5-desktop', language: 'EN' } as const

test('a status fault strikes its call at its merchant, so many times', async () => {
  const fault = { merchant: 'acme', call: 'getJackpot', kind: 'status', status: 502, times: 2 }
  expect((await gateway.panel('POST', '/sandbox/faults', fault)).status).toBe(200)
  await gateway.answer(getJackpot, { merchant: 'zen', query })
  await gateway.answer(getStatus, { query })
  for (let time = 0; time < 2; time++) {
    expect(await gateway.refusal(getJackpot, { query })).toMatchObject({ status: 502, code: 'system.fault' })
  }
  await gateway.answer(getJackpot, { query })
})

test('a fault for every call strikes every call', async () => {
  await gateway.panel('POST', '/sandbox/faults', { call: '*', kind: 'status', times: 2 })
  expect((await gateway.refusal(getStatus, { query })).status).toBe(500)
  expect((await gateway.refusal(getLanes, { merchant: 'zen', query: lanes })).status).toBe(500)
})

test('the answer can be no JSON, of another shape, or with empty lists', async () => {
  await gateway.panel('POST', '/sandbox/faults', { call: 'getLanes', kind: 'not-json', times: 1 })
  const page = await gateway.send(getLanes, { query: lanes })
  expect(page.headers.get('content-type')).toContain('text/html')
  await gateway.panel('POST', '/sandbox/faults', { call: 'getLanes', kind: 'wrong-shape', times: 1 })
  const odd = await gateway.send(getLanes, { query: lanes })
  expect(getLanes.answer.safeParse(await odd.json()).success).toBe(false)
  await gateway.panel('POST', '/sandbox/faults', { call: 'getLanes', kind: 'empty', times: 1 })
  expect((await gateway.answer(getLanes, { query: lanes })).value.data.lanes).toEqual([])
})

test('a delay waits, then answers', async () => {
  await gateway.panel('POST', '/sandbox/faults', { call: 'getStatus', kind: 'delay', ms: 60, times: 1 })
  const start = performance.now()
  await gateway.answer(getStatus, { query })
  expect(performance.now() - start).toBeGreaterThanOrEqual(55)
})

test('a drop closes the connection without an answer', async () => {
  const server = await serveGateway(gateway.sandbox.app.fetch, { port: 0 })
  const address = `http://localhost:${server.port}${getStatus.path}?language=EN&merchantCode=acme`
  await gateway.panel('POST', '/sandbox/faults', { call: 'getStatus', kind: 'drop', times: 1 })
  await expect(fetch(address)).rejects.toThrow()
  expect((await fetch(address)).status).toBe(200)
  await server.close()
})

test('a fault that makes no sense is refused', async () => {
  const response = await gateway.panel('POST', '/sandbox/faults', { call: 'getStatus', kind: 'explode' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'request.invalid', fields: { kind: 'field.invalid' } })
})

test('maintenance and region blocks close what a closed site does not need', async () => {
  const token = await tokenOf(gateway, 'player')
  const maintenanceEnd = '2026-11-20T18:00:00Z'
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', status: 1, maintenanceEnd })
  const { value: status } = await gateway.answer(getStatus, { query: { language: 'BN' } })
  expect(status).toMatchObject({ status: 1, maintenanceEnd })
  expect(status.message).toMatch(/\p{Script=Bengali}/u)
  expect(await gateway.refusal(getBalance, { token })).toMatchObject({ status: 503, code: 'system.maintenance' })
  await gateway.answer(getPermission, { query })
  await gateway.answer(getJackpot, { merchant: 'zen', query })
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', status: 2 })
  const blocked = await gateway.answer(getStatus, { query, address: '203.0.113.7' })
  expect(blocked.value).toMatchObject({ status: 2, ip: '203.0.113.7' })
  expect((await gateway.refusal(getJackpot, { query })).code).toBe('system.region-blocked')
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', status: 0 })
  await gateway.answer(getBalance, { token })
})

test('the answer for a start leaves out what has a fault of its own, and spends no fault on it', async () => {
  await gateway.panel('POST', '/sandbox/faults', {
    merchant: 'acme',
    call: 'getStatus',
    kind: 'status',
    status: 500,
    times: 1,
  })
  const start = { query: { ...query, domain: 'acme.example' } }
  const { value } = await gateway.answer(getPermission, start)
  expect(value).toMatchObject({ domainRoute: { isValid: true }, whitelabel: expect.any(Array) })
  expect(value.status).toBeUndefined()
  expect((await gateway.refusal(getStatus, { query })).status).toBe(500)
  expect((await gateway.answer(getPermission, start)).value.status).toMatchObject({ status: 0 })
})

test('a domain can be declared not valid, and a module closed', async () => {
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', isDomainValid: false, closedModules: ['fish'] })
  const { value: route } = await gateway.answer(getDomainRoute, { query: { domain: 'localhost' } })
  expect(route.isValid).toBe(false)
  const { value: tree } = await gateway.answer(getWhitelabel)
  const open = tree[0]?.childrenNodes?.filter((node) => node.enabled).map((node) => node.modId)
  expect(open).not.toContain('fish')
  expect(open).toContain('rng')
  await gateway.panel('POST', '/sandbox/state', {
    merchant: 'acme',
    isDomainValid: true,
    closedModules: ['registration', 'freePlay', 'socialLogin'],
  })
  const shut = (await gateway.answer(getWhitelabel)).value.filter(({ enabled }) => !enabled).map(({ modId }) => modId)
  expect(shut).toContain('registration')
  const freePlay = { os: 'Linux', platform: 'W', encryption: false, gatewayVersion: 3 } as const
  expect((await gateway.refusal(loginFreePlay, { body: freePlay })).code).toBe('module.closed')
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', isDomainValid: true, closedModules: [] })
  expect((await gateway.panel('POST', '/sandbox/state', { merchant: 'nobody', status: 1 })).status).toBe(404)
})

test('the page of the sandbox works by forms, but not for another site', async () => {
  const page = await gateway.sandbox.app.request('http://localhost:4320/sandbox/')
  const html = await page.text()
  expect(html).toContain('Demo-player-1')
  expect(html).toContain('getHotGames')
  const post = (origin: string) =>
    gateway.sandbox.app.request('http://localhost:4320/sandbox/faults', {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'merchant=&call=getHotGames&kind=status&ms=1000&status=503&times=1',
    })
  expect((await post('https://evil.example')).status).toBe(400)
  // Another server of this machine is another origin.
  expect((await post('http://localhost:3000')).status).toBe(400)
  const outbox = (headers: Record<string, string>, method = 'GET') =>
    gateway.sandbox.app.request('http://localhost:4320/sandbox/outbox', { method, headers })
  expect((await outbox({ Origin: 'http://localhost:3000' })).status).toBe(400)
  expect((await outbox({ 'Sec-Fetch-Site': 'same-site' }, 'DELETE')).status).toBe(400)
  expect((await outbox({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' })).status).toBe(200)
  const accepted = await post('http://localhost:4320')
  expect(accepted.status).toBe(303)
  const hot = {
    merchantCode: 'acme',
    isPlatform: 2,
    vassalage: '',
    platform: 'flash,html5-desktop',
    language: 'EN',
    refresh: false,
  } as const
  expect((await gateway.refusal(getHotGames, { query: hot })).status).toBe(503)
})
