import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneTypoInFront } from './typo.ts'

test.each([
  ['tigre', 'tiger', 5],
  ['tiger', 'tiger', 5],
  ['tger', 'tiger', 5],
  ['tiiger', 'tiger', 5],
  ['tiper', 'tiger', 5],
  ['itger', 'tiger', 5],
  ['tigr', 'tigers', 4],
  ['kiger', 'tiger', 5],
  ['tigers', 'tiger', 5],
  ['tgire', 'tiger', -1],
  ['lion', 'tiger', -1],
  ['tigerss', 'tiger', -1],
])('%s stands for the front of %s: %i', (typed, word, length) => {
  expect(oneTypoInFront(typed, word)).toBe(length)
})

test('one letter changed, dropped, added or exchanged is always forgiven', () => {
  const word = fc.stringMatching(/^[a-e]{4,9}$/)
  fc.assert(
    fc.property(word, fc.nat(8), fc.stringMatching(/^[a-e]$/), (text, place, letter) => {
      const at = place % text.length
      const [before, after] = [text.slice(0, at), text.slice(at + 1)]
      const swapped = before + (after[0] ?? '') + text[at] + after.slice(1)
      for (const typed of [before + letter + after, before + after, before + letter + text.slice(at), swapped]) {
        expect(oneTypoInFront(typed, text), `${typed} for ${text}`).toBeGreaterThanOrEqual(typed.length - 1)
      }
    }),
    { numRuns: 300 },
  )
})
