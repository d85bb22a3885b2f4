import { beforeEach, expect, test, vi } from 'vitest'
import { getBalance, getGameMenus, getStatus } from './calls.ts'
import { GatewayError, isTransient, toGatewayError } from './gateway-error.ts'
import { callKey, callQuery, createQueryClient } from './query-client.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('./client.ts', () => ({ callGateway }))

beforeEach(() => {
  callGateway.mockReset()
})

const options = callQuery(getStatus, { query: { language: 'EN' } })

test.each([
  ['the network', new GatewayError('network.failed'), 3],
  ['a timeout', new GatewayError('network.timeout'), 3],
  ['an error of the server', new GatewayError('system.fault', { status: 503 }), 3],
  ['a refusal', new GatewayError('session.required', { status: 401 }), 1],
  ['too many calls', new GatewayError('rate.limited', { status: 429 }), 1],
  ['an answer of another shape', new GatewayError('answer.wrong-shape', { status: 200 }), 1],
  ['a mistake of ours', new TypeError('x is undefined'), 1],
])('what only asks is tried again where that can help: %s', (_, error, tries) => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('no rule')
  let failures = 0
  while (retry(failures, error)) failures += 1
  expect(failures + 1).toBe(tries)
})

test('what changes something is never tried again by itself', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
})

test('the wait grows and has an end', () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay
  if (typeof delay !== 'function') throw new Error('no rule')
  const waits = [0, 1, 2, 10].map((failures) => delay(failures, new Error('x')))
  expect(waits).toEqual([800, 1600, 3200, 5000])
})

test('parts that ask the same share one call', async () => {
  const answer = { success: true, value: { status: 0, ip: '' } }
  callGateway.mockResolvedValue(answer)
  const client = createQueryClient()
  const both = await Promise.all([client.fetchQuery(options), client.fetchQuery(options)])
  expect(both).toEqual([answer, answer])
  expect(callGateway).toHaveBeenCalledTimes(1)
})

test('another question has another key, the same one the same', () => {
  const ask = (language: string) => callKey(getGameMenus, { query: { language, clientType: 3 } })
  expect(ask('EN')).toEqual(ask('EN'))
  expect(ask('EN')).not.toEqual(ask('TH'))
  expect(callKey(getBalance, {})).not.toEqual(callKey(getStatus, { query: { language: 'EN' } }))
})

test('private answers say so of themselves', () => {
  expect(callQuery(getBalance, {}).meta).toMatchObject({ id: 'getBalance', auth: 'token' })
  expect(options.meta).toMatchObject({ auth: 'none' })
})

test('a query that nobody waits for any more is cancelled', async () => {
  callGateway.mockReturnValue(new Promise(() => undefined))
  const client = createQueryClient()
  void client.fetchQuery(options).catch(() => undefined)
  await vi.waitFor(() => expect(callGateway).toHaveBeenCalled())
  const { signal } = callGateway.mock.calls[0]?.[1] ?? {}
  await client.cancelQueries({ queryKey: options.queryKey })
  expect(signal.aborted).toBe(true)
})

test('anything thrown is a GatewayError; a GatewayError stays itself', () => {
  const known = new GatewayError('login.failed')
  expect(toGatewayError(known)).toBe(known)
  expect(toGatewayError(new RangeError('no'))).toMatchObject({ code: 'unknown', status: 0, reference: undefined })
  expect(isTransient('no error at all')).toBe(false)
})
