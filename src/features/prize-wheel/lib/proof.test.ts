import { expect, test } from 'vitest'
import { isSeed, prizeAt, randomSeed, verifySpin } from './proof.ts'

// Of the sandbox: HMAC-SHA256 of "of-the-member:3" under 32 bytes of 7.
const proof = {
  seed: '07'.repeat(32),
  seedHash: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
  memberSeed: 'of-the-member',
  number: 3,
  roll: 3_251,
}
const prizes = [
  { id: 'low', basisPoints: 3_251 },
  { id: 'high', basisPoints: 10_000 - 3_251 },
]
const spin = { proof, prizeId: 'high' }

test('a spin that was drawn as it says is right', async () => {
  expect(await verifySpin(spin, prizes, proof.seedHash)).toBe(true)
})

test.each([
  ['another seed', { ...spin, proof: { ...proof, seed: '08'.repeat(32) } }, proof.seedHash],
  ['a hash that was not published', spin, '0'.repeat(64)],
  ['another draw', { ...spin, proof: { ...proof, roll: proof.roll + 1 } }, proof.seedHash],
  ['another seed of the member’s', { ...spin, proof: { ...proof, memberSeed: 'of-another' } }, proof.seedHash],
  ['another prize', { ...spin, prizeId: 'low' }, proof.seedHash],
])('%s is wrong', async (_, changed, published) => {
  expect(await verifySpin(changed, prizes, published)).toBe(false)
})

test('a draw falls on the prize whose part it is in', () => {
  expect([0, 3_251 - 1, 3_251, 9_999, 10_000].map((roll) => prizeAt(prizes, roll))).toEqual([
    'low',
    'low',
    'high',
    'high',
    undefined,
  ])
})

test('a random seed is one that the gateway takes, and another each time', () => {
  expect(isSeed(randomSeed())).toBe(true)
  expect(randomSeed()).not.toBe(randomSeed())
  expect([isSeed('short'), isSeed('with a space'), isSeed('a'.repeat(65))]).toEqual([false, false, false])
})
