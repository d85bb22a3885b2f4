import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 0],
  ['12345678', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['abcabcabcabc', 0],
  ['Qwertyuiop', 0],
  ['password1', 0],
  ['k3vm9x', 1],
  ['k3vm9xq2', 2],
  ['lotus7rain', 3],
  ['Harbour7lantern', 4],
  ['x9$Lq2!vR#t4', 4],
  ['สวัสดีครับผม', 4],
])('%s has %i bars', (value, bars) => {
  expect(strengthOf(value)).toBe(bars)
})

test('a user name within it counts for next to nothing, however it is written', () => {
  expect(strengthOf('hoasen7boat')).toBeGreaterThanOrEqual(3)
  expect(strengthOf('HoaSen7boat', ' hoasen7boat ')).toBe(0)
  expect(strengthOf('hoasen7boat1', 'hoasen7boat')).toBe(0)
  // A name of a letter or two stands in many words by chance.
  expect(strengthOf('hoasen7boat', 'a')).toBe(strengthOf('hoasen7boat'))
})

const word = fc.string({ unit: 'grapheme', maxLength: 300 })

test('any text has a strength, and the same character again never makes it strong', () => {
  fc.assert(fc.property(word, word, (value, name) => [0, 1, 2, 3, 4].includes(strengthOf(value, name))))
  const repeated = fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.integer({ min: 1, max: 30 }))
  fc.assert(fc.property(repeated, ([character, times]) => strengthOf(character.repeat(times)) <= 2))
  // One character to the eye, and two or three once it is lower case or normal.
  for (const character of ['\u{130}', '\u{FB2C}', '\u{1D160}']) {
    expect(strengthOf(character.repeat(30))).toBeLessThanOrEqual(2)
  }
})

test('a longer password is never weaker than its beginning', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abkmxz1379A!#'), maxLength: 40 })
  // A first-tried word may come to be by what is added; the characters here make none.
  fc.assert(fc.property(plain, plain, (start, end) => strengthOf(start + end) >= strengthOf(start)))
})
