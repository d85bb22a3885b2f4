// @vitest-environment node
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { getBalance, getDomainRoute, login, removeFavourite } from './calls.ts'
import { callGateway, callUrl } from './client.ts'
import { connectGateway } from './credentials.ts'
import { GatewayError } from './gateway-error.ts'

type Handler = (request: Request) => Response | Promise<Response>

const onUnauthorised = vi.fn()
const handlers = new Map<string, Handler>()
let server: Server
let origin = ''

/** Answers a path for the length of a test. */
const answer = (path: string, handler: Handler) => handlers.set(path, handler)

beforeAll(async () => {
  server = createServer(
    getRequestListener((request) => {
      const handler = handlers.get(new URL(request.url).pathname)
      return handler ? handler(request) : new Response('nobody here', { status: 404 })
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`
  connectGateway({ token: () => 'token-of-a-member', language: () => 'en', onUnauthorised })
})
beforeEach(() => setSite({ ...siteForTests, gateway: { ...siteForTests.gateway, baseUrl: origin } }))
afterEach(() => {
  handlers.clear()
  onUnauthorised.mockClear()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const failure = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof GatewayError) return error
  throw new Error(`Not a GatewayError: ${String(error)}`)
}

const problem = (status: number, code: string, more = {}) =>
  Response.json({ type: 'about:blank', title: code, status, code, ...more }, { status })

test('sends merchant, language and token, and answers by the contract', async () => {
  let headers: Headers | undefined
  answer('/wps/v2/wallets/balance', (request) => {
    headers = request.headers
    return Response.json({ success: true, value: { balance: '10.50', currency: 'USD' } })
  })
  expect((await callGateway(getBalance, {})).value.balance).toBe('10.50')
  expect(headers?.get('authorization')).toBe('Bearer token-of-a-member')
  expect(headers?.get('x-merchant-code')).toBe('test')
  expect(headers?.get('accept-language')).toBe('en')
})

test('a call that needs no token is sent without one', async () => {
  let authorisation: string | null = 'unset'
  answer('/wps/system/domainRoute', (request) => {
    authorisation = request.headers.get('authorization')
    return Response.json({ success: true, value: { isValid: true, mainDomain: 'a.example' } })
  })
  await callGateway(getDomainRoute, { query: { domain: 'b.example' } })
  expect(authorisation).toBeNull()
})

test('parameters of the path leave the query', async () => {
  let url = ''
  answer('/lgw/games/favourites/42', (request) => {
    url = request.url
    return Response.json({ success: true, value: null })
  })
  await callGateway(removeFavourite, { query: { nodeId: 42 } })
  expect(url).toBe(`${origin}/lgw/games/favourites/42`)
})

const good = { balance: '10.50', currency: 'USD' }

test.each([
  ['not JSON', () => new Response('<html>'), 'answer.not-json'],
  ['an empty answer', () => new Response(null, { status: 200 }), 'answer.not-json'],
  ['no envelope', () => Response.json(good), 'answer.wrong-shape'],
  ['a float for money', () => Response.json({ success: true, value: { ...good, balance: 1.5 } }), 'answer.wrong-shape'],
  ['an exponent', () => Response.json({ success: true, value: { ...good, balance: '1e3' } }), 'answer.wrong-shape'],
  ['a refusal without a code', () => Response.json({ message: 'no' }, { status: 500 }), 'answer.wrong-shape'],
])('%s is a GatewayError that says so', async (_, handler, code) => {
  answer('/wps/v2/wallets/balance', handler)
  expect((await failure(callGateway(getBalance, {}))).code).toBe(code)
})

test('no answer at all is the network’s', async () => {
  const silent = createServer((_, response) => response.destroy())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  setSite({ ...siteForTests, gateway: { ...siteForTests.gateway, baseUrl: `http://127.0.0.1:${port}` } })
  expect(await failure(callGateway(getBalance, {}))).toMatchObject({ code: 'network.failed', status: 0 })
  silent.close()
})

test('a refusal keeps what the player and the form need', async () => {
  const more = { reference: 'R-1', retryAfter: 7, needsCaptcha: true, fields: { a: 'field.required' } }
  answer('/wps/v2/wallets/balance', () => problem(429, 'rate.limited', more))
  expect(await failure(callGateway(getBalance, {}))).toMatchObject({ code: 'rate.limited', status: 429, ...more })
})

test('where the problem names no wait, the header does', async () => {
  answer('/wps/v2/wallets/balance', () => {
    const refusal = problem(429, 'rate.limited')
    refusal.headers.set('retry-after', '12')
    return refusal
  })
  expect((await failure(callGateway(getBalance, {}))).retryAfter).toBe(12)
})

test('a 401 to a call with a token is told to the session, once', async () => {
  answer('/wps/v2/wallets/balance', () => problem(401, 'session.expired'))
  await failure(callGateway(getBalance, {}))
  expect(onUnauthorised).toHaveBeenCalledTimes(1)
  expect(onUnauthorised).toHaveBeenCalledWith('token-of-a-member')
})

const credentials = { type: 'username', username: 'mina', password: 'x', site: 'member' } as const

async function keyPair(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid, use: 'enc', alg: 'RSA-OAEP-256' }
  answer('/wps/session/keys', () => Response.json({ keys: [key] }))
  return privateKey
}

/** What the gateway says to a JWE that it cannot open. */
const spoilt = () => problem(400, 'request.invalid', { fields: { body: 'body.undecipherable' } })

test('a wrong password is a 401 too, but ends no session', async () => {
  await keyPair('old')
  answer('/wps/session/login', () => problem(401, 'login.failed'))
  expect((await failure(callGateway(login, { body: credentials }))).code).toBe('login.failed')
  expect(onUnauthorised).not.toHaveBeenCalled()
})

test('only the gateway reads an encrypted body; after a change of its key it is sent again under the new one', async () => {
  const privateKey = await keyPair('new')
  const types: (string | null)[] = []
  answer('/wps/session/login', async (request) => {
    types.push(request.headers.get('content-type'))
    const opened = await compactDecrypt(await request.text(), privateKey).catch(() => undefined)
    if (!opened) return spoilt()
    const { username } = JSON.parse(new TextDecoder().decode(opened.plaintext))
    const value = { token: `token-for-${username}-123`, firstTimeLogin: false, passwordExpired: false }
    return Response.json({ success: true, value })
  })
  expect((await callGateway(login, { body: credentials })).value).toMatchObject({ token: 'token-for-mina-123' })
  // The key of the test before was still at hand: refused once, then fetched anew.
  expect(types).toEqual(['application/jose', 'application/jose'])
})

test.each([
  ['a field that is wrong', { username: 'field.required' }],
  ['an envelope spoilt on its way, under a key that is still in use', { body: 'body.undecipherable' }],
])('%s is refused once: nothing is sent again', async (_, fields) => {
  await keyPair('kept')
  let sent = 0
  answer('/wps/session/login', () => {
    sent += 1
    return problem(400, 'request.invalid', { fields })
  })
  // The first of these refusals makes sure that the key is that of this test.
  await failure(callGateway(login, { body: credentials }))
  sent = 0
  expect(await failure(callGateway(login, { body: credentials }))).toMatchObject({ code: 'request.invalid', fields })
  expect(sent).toBe(1)
})

test('a cancelled call rejects with its cancellation, not with an error to show', async () => {
  answer('/wps/v2/wallets/balance', () => new Promise<never>(() => undefined))
  const controller = new AbortController()
  const call = callGateway(getBalance, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.not.toBeInstanceOf(GatewayError)
})

test('a call that moves money carries its key; others carry none', async () => {
  const keys: (string | null)[] = []
  answer('/wps/v2/wallets/balance', (request) => {
    keys.push(request.headers.get('idempotency-key'))
    return Response.json({ success: true, value: good })
  })
  await callGateway(getBalance, { idempotencyKey: 'form-1' })
  await callGateway(getBalance, {})
  expect(keys).toEqual(['form-1', null])
})

test('what is asked is written into the address safely', () => {
  const call = { path: '/a/{id}', method: 'GET' } as never
  expect(callUrl(call, { id: '../x?y', name: 'a&b', gone: undefined })).toBe(`${origin}/a/..%2Fx%3Fy?name=a%26b`)
  expect(callUrl(call, { id: 7 })).toBe(`${origin}/a/7`)
})

test('a gateway without keys is asked for them again at the next try', async () => {
  answer('/wps/session/login', spoilt)
  answer('/wps/session/keys', () => Response.json({ keys: [] }))
  // The key of the test before is given up by the first refusal.
  expect((await failure(callGateway(login, { body: credentials }))).code).toBe('answer.wrong-shape')
  const privateKey = await keyPair('at last')
  answer('/wps/session/login', async (request) => {
    await compactDecrypt(await request.text(), privateKey)
    const value = { token: 'token-for-mina-789', firstTimeLogin: false, passwordExpired: false }
    return Response.json({ success: true, value })
  })
  expect((await callGateway(login, { body: credentials })).value).toMatchObject({ token: 'token-for-mina-789' })
})

test('keys that could not be had are asked for again at the next try', async () => {
  answer('/wps/session/login', spoilt)
  answer('/wps/session/keys', () => problem(500, 'system.fault'))
  expect((await failure(callGateway(login, { body: credentials }))).code).toBe('system.fault')
  const privateKey = await keyPair('later')
  answer('/wps/session/login', async (request) => {
    await compactDecrypt(await request.text(), privateKey)
    const value = { token: 'token-for-mina-456', firstTimeLogin: false, passwordExpired: false }
    return Response.json({ success: true, value })
  })
  expect((await callGateway(login, { body: credentials })).value).toMatchObject({ token: 'token-for-mina-456' })
})
