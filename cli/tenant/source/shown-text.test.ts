import { expect, test } from 'vitest'
import { shownText, unseenCharacter } from './shown-text.ts'

test.each([
  ['a\0b', 'U+0000'],
  ['a\nb', 'U+000A'],
  ['a\ud800b', 'U+D800'],
  ['a\udc00', 'U+DC00'],
  ['a\u2028b', 'U+2028'],
  ['a\u202eb', 'U+202E'],
  ['\u2066a', 'U+2066'],
  ['Ac\u200bme', 'U+200B'],
  ['\ufeffAcme', 'U+FEFF'],
  ['Ac\u00adme', 'U+00AD'],
  ['Acme\u2060', 'U+2060'],
  ['\u3164', 'U+3164'],
  ['\u{e0001}', 'U+E0001'],
])('%j holds %s', (text, character) => {
  expect(unseenCharacter(text)).toBe(character)
})

test.each([
  'Plain',
  'ไทย',
  'عربي',
  'می\u200cخواهم',
  '👩\u200d👧',
  '❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'نور 24\u200e',
  'a\u00a0b',
  '',
])('%j can be seen', (text) => {
  expect(unseenCharacter(text)).toBeNull()
})

test.each([
  '',
  ' ',
  '\u00a0',
  '\u2003',
  '\u3000',
  '\u200b',
  '\u200c',
  '\u200d\u200d',
  '\ufe0f',
  '\u2800',
  '\u3164',
  '\u0301',
  '\u115f',
])('%j is no name', (text) => {
  expect(shownText.safeParse(text).success).toBe(false)
})

test.each([' Acme', 'Acme ', 'Acme\u00a0'])('%j has space around it', (text) => {
  expect(shownText.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'must have no space at its start or end',
  ])
})

test.each(['Acme', '7', 'نور', 'বাংলা', '꧋', '★', 'می\u200cخواهم', '👩\u200d👧', '7️⃣'])('%s is a name', (text) => {
  expect(shownText.safeParse(text).success).toBe(true)
})
