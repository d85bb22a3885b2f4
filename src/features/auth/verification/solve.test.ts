import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

const zeroBitsOf = (text: string) => {
  const bits = [...createHash('sha256').update(text).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.indexOf('1')
}

test('each solution verifies, and no smaller number does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 80 }).filter((salt) => salt.isWellFormed()),
      fc.integer({ min: 1, max: 9 }),
      async (salt, bits) => {
        const solution = await solve({ salt, bits })
        expect(solution).toMatch(/^(0|[1-9]\d*)$/)
        expect(zeroBitsOf(salt + solution)).toBeGreaterThanOrEqual(bits)
        for (let n = 0; n < Number(solution); n += 1) expect(zeroBitsOf(`${salt}${n}`)).toBeLessThan(bits)
      },
    ),
    { numRuns: 60 },
  )
})

test('the page has its turn while a puzzle is solved', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  await solve({ salt: 'a puzzle that takes a while: ', bits: 17 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})

test('a puzzle that nobody waits for any more is given up', async () => {
  const control = new AbortController()
  const solving = solve({ salt: 'x', bits: 20 }, control.signal)
  control.abort()
  await expect(solving).rejects.toMatchObject({ name: 'AbortError' })
})
