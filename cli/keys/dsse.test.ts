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

const other = storeKey('other')
const signatureIn = (text: string) => JSON.parse(text).signatures[0]
const signedBoth = (...signatures: unknown[]) => JSON.stringify({ ...JSON.parse(sealed), signatures })

test('of several signatures one that holds, by a key that is known, is enough, wherever it stands', () => {
  const own = signatureIn(sealed)
  const strange = signatureIn(sealEnvelope(type, 'hello world', other.signing))
  const broken = { ...own, sig: strange.sig }
  for (const text of [signedBoth(strange, own), signedBoth(broken, own), signedBoth(null, 7, { sig: '' }, own)]) {
    expect(openEnvelope(text, type, [main.public])).toMatchObject({ state: 'signed', key: main.public })
  }
  expect(openEnvelope(signedBoth(strange, broken), type, [main.public])).toEqual({ state: 'bad' })
})

test('who signed is named where nobody of them is known, and signs for nobody else', () => {
  const strange = signatureIn(sealEnvelope(type, 'hello world', other.signing))
  const named = { state: 'unknown-key', fingerprint: other.public.fingerprint }
  expect(openEnvelope(signedBoth(strange), type, [main.public])).toEqual(named)
  expect(openEnvelope(signedBoth(strange), type, [])).toEqual(named)
  expect(openEnvelope(signedBoth({ ...strange, keyid: main.public.fingerprint }), type, [main.public]).state).toBe(
    'bad',
  )
})

test.each(['', 'ü€😀', 'a\0b', '{"payloadType":"x"}', 'x'.repeat(100_000)])(
  'the payload %.20j comes back as it was',
  (text) => {
    expect(openEnvelope(sealEnvelope(type, text, main.signing), type, [main.public])).toMatchObject({ payload: text })
  },
)

test('a type and a payload cannot lend each other a letter', () => {
  const moved = { payloadType: `${type} 1`, payload: Buffer.from('hello world').toString('base64') }
  expect(openEnvelope(changed(moved), `${type} 1`, [main.public])).toEqual({ state: 'bad' })
  const lengthened = sealEnvelope('t', '1 x', main.signing)
  expect(
    openEnvelope(JSON.stringify({ ...JSON.parse(lengthened), payloadType: 't 3' }), 't 3', [main.public]).state,
  ).toBe('bad')
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
  ['signatures that are no list', changed({ signatures: {} }), 'bad'],
  ['a signature without a name', changed({ signatures: [{ sig: signatureIn(sealed).sig }] }), 'bad'],
  ['a payload that is no text', changed({ payload: ['aGVsbG8gd29ybGQ='] }), 'bad'],
  ['half of it', sealed.slice(0, -9), 'bad'],
])('an envelope with %s is not taken', (_, text, state) => {
  expect(openEnvelope(text, type, [main.public]).state).toBe(state)
})
