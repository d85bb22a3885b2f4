import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { storeKey } from '#tests/support/store-keys.ts'
import { openEnvelope, sealEnvelope } from './dsse.ts'

const main = storeKey('main')
const type = 'http://example.com/HelloWorld'
const sealed = sealEnvelope(type, 'hello world', main.signing)

test('what is signed is the encoding of the specification', () => {
  const { payload, signatures } = JSON.parse(sealed)
  expect(Buffer.from(payload, 'base64').toString()).toBe('hello world')
  // The specification's own example of what is signed.
  const signed = Buffer.from('DSSEv1 29 http://example.com/HelloWorld 11 hello world')
  const key = createPublicKey(main.publicPem)
  expect(verify(null, signed, key, Buffer.from(signatures[0].sig, 'base64'))).toBe(true)
  expect(signatures).toEqual([{ keyid: main.public.fingerprint, sig: expect.any(String) }])
})

test('an envelope gives what was sealed, and by whom', () => {
  const opened = { state: 'signed', key: main.public, payload: 'hello world' }
  expect(openEnvelope(sealed, type, [storeKey('other').public, main.public])).toEqual(opened)
})

const changed = (change: object) => JSON.stringify({ ...JSON.parse(sealed), ...change })

test.each<[string, string, string]>([
  ['another payload', changed({ payload: Buffer.from('hello there').toString('base64') }), 'bad'],
  ['another type', changed({ payloadType: 'text/plain' }), 'bad'],
  ['no signature', changed({ signatures: [] }), 'bad'],
  ['a signature that is none', changed({ signatures: [{ keyid: main.public.fingerprint, sig: 'AAAA' }] }), 'bad'],
  ['a stranger’s', sealEnvelope(type, 'hello world', storeKey('other').signing), 'unknown-key'],
  ['a text', 'x', 'bad'],
  ['null', 'null', 'bad'],
])('an envelope with %s is not taken', (_, text, state) => {
  expect(openEnvelope(text, type, [main.public]).state).toBe(state)
})
