import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf } from './support/accounts.ts'
import { withAgents } from './support/agents.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway({ merchants: [withAgents()] })
  token = await tokenOf(gateway, 'player')
})
afterAll(() => gateway.sandbox.close())

const parts = [
  'a'.repeat(256),
  'a'.repeat(5000),
  '%00',
  '%ff',
  '%',
  '%2e%2e%2f%2e%2e',
  '..%5c',
  'constructor',
  '__proto__',
  '💥',
]
const junk: readonly [string, string][] = [
  ['multipart/form-data', 'junk'],
  ['multipart/form-data; boundary=x', 'junk'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
  ['application/x-www-form-urlencoded', '%ff=%00&__proto__=1&constructor=2&'],
  ['application/json', '{"a":'],
  ['application/json', 'null'],
  ['application/json', '[[[[]]]]'],
  ['application/json', '"\\u0000"'],
  ['application/jose', 'a.b.c.d.e'],
  ['text/plain', ''],
  ['\u00e4/\u00e4', '{}'],
]
const headers = (type?: string) => ({
  'X-Merchant-Code': 'acme',
  Authorization: `Bearer ${token}`,
  'Idempotency-Key': 'k'.repeat(20),
  ...(type === undefined ? {} : { 'Content-Type': type }),
})

test('no part of an address is a fault of the gateway', async () => {
  const failed: string[] = []
  for (const { method, path } of gateway.sandbox.app.routes) {
    // A mirror that is broken on purpose is no error.
    if (method === 'ALL' || path.startsWith('/sandbox/cdn/broken/')) continue
    for (const part of parts) {
      const address = path.replaceAll(/:\w+(\{[^}]*\})?/g, part).replace(/\*$/, part)
      const query = `?${new URLSearchParams({ language: part, id: part, launch: part, merchant: 'acme', pageNo: part })}`
      for (const each of [address, address + query]) {
        const response = await gateway.sandbox.app.request(each, { method, headers: headers() })
        await response.body?.cancel()
        if (response.status >= 500) failed.push(`${method} ${path} ${part.slice(0, 20)} ${response.status}`)
      }
    }
  }
  expect(failed).toEqual([])
}, 60_000)

test('no body is a fault of the gateway', async () => {
  const failed: string[] = []
  for (const { method, path } of gateway.sandbox.app.routes) {
    if (method === 'ALL' || method === 'GET') continue
    for (const [type, body] of junk) {
      const address = path.replaceAll(/:\w+(\{[^}]*\})?/g, 'x')
      const response = await gateway.sandbox.app.request(address, { method, headers: headers(type), body })
      if (response.status >= 500) failed.push(`${method} ${path} ${type} ${body.slice(0, 20)} ${response.status}`)
    }
  }
  expect(failed).toEqual([])
}, 60_000)
