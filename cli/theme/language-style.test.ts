import { expect, test } from 'vitest'
import { languageCodes, languages } from '#contract/site/languages.ts'
import { languageStyle } from './language-style.ts'

const leadings = { 'leading-14': 1.43, 'leading-28': 1.36 }
const styleOf = (...tags: string[]) => languageStyle(tags, leadings)

test('a language that is set as Latin text has no rule', () => {
  expect(styleOf('en', 'es', 'vi')).toBe('')
})

test('lines of letters with marks stand further apart', () => {
  expect(styleOf('en', 'my')).toBe(':root:lang(my){--leading-14:1.79;--leading-28:1.7;font-synthesis:none}')
})

test('Japanese breaks between phrases, Korean between words, and long German words are taken apart', () => {
  expect(styleOf('ja')).toContain('word-break:auto-phrase')
  expect(styleOf('ko')).toContain('word-break:keep-all')
  expect(styleOf('de')).toContain('hyphens:auto')
})

test('languages that are set alike share a rule', () => {
  expect(styleOf('hi', 'mr', 'ne')).toBe(
    ':root:lang(hi),:root:lang(mr),:root:lang(ne){--leading-14:1.57;--leading-28:1.5;font-synthesis:none}',
  )
})

test('the rules of all languages weigh little', () => {
  expect(styleOf(...languageCodes.map((code) => languages[code].tag)).length).toBeLessThan(1500)
})
