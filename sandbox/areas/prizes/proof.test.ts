import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawSeed, proofOf, seedHashOf } from './proof.ts'

const seed = drawSeed(() => 7)

test('a seed is 32 bytes, and its hash that of the bytes', () => {
  expect(seed).toBe('07'.repeat(32))
  expect(seedHashOf(seed)).toBe(createHash('sha256').update(new Uint8Array(32).fill(7)).digest('hex'))
})

test('what is drawn follows from both seeds and the number, and from nothing else', () => {
  const asked = { seed, memberSeed: 'of-the-member', number: 3 }
  const { roll } = proofOf(asked)
  expect(proofOf(asked)).toEqual({ ...asked, seedHash: seedHashOf(seed), roll })
  const others = [{ seed: '08'.repeat(32) }, { memberSeed: 'of-another' }, { number: 4 }]
  for (const other of others) expect(proofOf({ ...asked, ...other }).roll).not.toBe(roll)
})

test('draws are as likely as each other', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let number = 1; number <= 20_000; number += 1) {
    const { roll } = proofOf({ seed, memberSeed: 'of-the-member', number })
    expect(Number.isInteger(roll) && roll >= 0 && roll < 10_000).toBe(true)
    const tenth = Math.floor(roll / 1_000)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  // Five standard deviations of 2,000.
  for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(5 * Math.sqrt(1_800))
})
