import { expect, test } from 'vitest'
import { embedFonts } from './font-css.ts'

const rule = (file: string, range?: string) =>
  `@font-face{font-family:"A";src:url(fonts/${file}.woff2) format("woff2")${range ? `;unicode-range:${range}` : ''}}`

const read = (path: string) => Buffer.from(path)

test('takes the rules whose range the text has a letter of, with their files in place', () => {
  const css = [rule('latin', 'U+0000-00FF,U+20AC'), rule('arabic', 'U+0600-06FF'), rule('slice', 'U+4E0?')].join('')
  expect(
    embedFonts(css, 'Aم', read)
      .match(/base64,[^)]+/g)
      ?.map((found) => atob(found.slice(7))),
  ).toEqual(['fonts/latin.woff2', 'fonts/arabic.woff2'])
  expect(embedFonts(css, '\u4e0a', read)).toContain(btoa('fonts/slice.woff2'))
  expect(embedFonts(css, '', read)).toBe('')
})

test('a rule without a range is for every letter, and one with its file in place is left alone', () => {
  expect(embedFonts(rule('whole'), 'x', read)).toContain(btoa('fonts/whole.woff2'))
  const whole = '@font-face{font-family:"A";src:url(data:font/woff2;base64,AA==)}'
  expect(embedFonts(whole, 'x', read)).toBe(whole)
})
