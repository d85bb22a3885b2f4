import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

const contextOf = (peer: string | undefined, forwarded: string | undefined) => {
  const incoming = { socket: { remoteAddress: peer, destroy() {} } }
  const header = (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined)
  // What is read of a context.
  return { env: peer === undefined ? {} : { incoming }, req: { header } } as unknown as Context
}

test.each([
  ['nobody is trusted: a neighbour on this machine', [], '127.0.0.1', '9.9.9.9', '127.0.0.1'],
  ['nobody is trusted: in process', [], undefined, '9.9.9.9', '127.0.0.1'],
  ['nobody is trusted: mapped', [], '::ffff:127.0.0.1', '9.9.9.9', '127.0.0.1'],
  ['a trusted proxy', ['127.0.0.1'], '::ffff:127.0.0.1', '9.9.9.9', '9.9.9.9'],
  ['a trusted proxy over IPv6', ['::1'], '::1', '2001:db8::9', '2001:db8::9'],
  ['another peer than the proxy', ['10.0.0.0/8'], '127.0.0.1', '9.9.9.9', '127.0.0.1'],
  ['what the visitor wrote before', ['127.0.0.1'], '127.0.0.1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
  ['two proxies', ['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '6.6.6.6, 9.9.9.9, 10.1.2.3', '9.9.9.9'],
  ['nothing but proxies', ['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '10.1.2.3', '10.1.2.3'],
  ['no address', ['127.0.0.1'], '127.0.0.1', 'unknown', '127.0.0.1'],
  ['no header', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
])('%s', (_, trusted, peer, forwarded, expected) => {
  expect(addressOf(contextOf(peer, forwarded), parseTrustedProxies(trusted))).toBe(expected)
})

test.each(['', 'proxy.example', '10.0.0.0/33', '::1/129', '10.0.0', '10.0.0.0/', '*'])('"%s" is no proxy', (value) => {
  expect(() => parseTrustedProxies([value])).toThrow(`which "${value}" is not`)
})
