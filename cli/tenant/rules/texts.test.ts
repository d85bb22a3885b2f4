import { expect, test } from 'vitest'
import { unseenCharacter } from './texts.ts'

test.each([
  ['a\0b', 'U+0000'],
  ['a\nb', 'U+000A'],
  ['a\ud800b', 'U+D800'],
  ['a\udc00', 'U+DC00'],
  ['a\u202eb', 'U+202E'],
  ['\u2066a', 'U+2066'],
])('%j holds %s', (text, character) => {
  expect(unseenCharacter(text)).toBe(character)
})

test.each(['Plain', 'ไทย', 'عربي', 'می\u200cخواهم', '👩\u200d👧', 'a\u00a0b', ''])('%j can be seen', (text) => {
  expect(unseenCharacter(text)).toBeNull()
})
