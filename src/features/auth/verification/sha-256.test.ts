import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSha256 } from './sha-256.ts'

const hexOf = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('')

test('the digest is SHA-256 of the message, whatever its length', () => {
  const sha256 = createSha256()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
      expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }),
  )
})

test.each([0, 55, 56, 63, 64, 119, 120])('a message of %i bytes is padded right', (length) => {
  const message = new Uint8Array(length).fill(0xa5)
  expect(hexOf(createSha256()(message))).toBe(createHash('sha256').update(message).digest('hex'))
})
