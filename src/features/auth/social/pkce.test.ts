import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { challengeOf, randomProof } from './pkce.ts'

test('a proof has the form that the contract asks, and never comes twice', () => {
  const proofs = Array.from({ length: 50 }, randomProof)
  for (const proof of proofs) expect(proof).toMatch(/^[\w~.-]{43,128}$/)
  expect(new Set(proofs).size).toBe(50)
})

test('the challenge is S256 of the verifier (RFC 7636, appendix B)', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
  const verifier = randomProof()
  expect(await challengeOf(verifier)).toBe(createHash('sha256').update(verifier).digest('base64url'))
})
