import { expect, test } from 'vitest'
import { fold, unitsOf } from './fold.ts'

test.each([
  ['Crimson  Façade’s', 'crimson facades'],
  ['ĐẠI DƯƠNG', 'dai duong'],
  ['Straße İstanbul ŁÓDŹ Œuvre', 'strasse istanbul lodz oeuvre'],
  ['ｽｶﾗﾍﾞの蔵', 'すからへ\u3099の蔵'],
  ['スカラベ', 'すからへ\u3099'],
  ['ＫＯＩ　７', 'koi 7'],
  ['১১ রত্ন', '11 রত্ন'],
  ['الذِّئْب آدم إلى', 'الذيب ادم الي'],
  ['كـتـاب', 'كتاب'],
  ['น้ำผึ้ง', 'น\u0e4dาผึง'],
  ['Hold’em — Heights!', 'holdem heights'],
  ['⒝8 ⒜', 'b 8 a'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['  …  ', ''],
  ['', ''],
  ['\ud83d half', 'half'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('what is compared alike is alike however it was typed', () => {
  for (const [one, two] of [
    ['Hổ Vương', 'Hổ Vương'],
    ['Piñata', 'Piñata'],
    ['호랑이', '호랑이'],
    ['ガラス', 'ｶﾞﾗｽ'],
    ['หลักฐาน', 'หลักฐาน'],
  ] as const) {
    expect(fold(one.normalize('NFC'))).toBe(fold(two.normalize('NFD')))
  }
})

test('each piece tells what it stands for', () => {
  const text = 'É𝒦 ½ß'
  const units = unitsOf(text)
  expect(units.map((unit) => unit.text).join('')).toBe('ek 1 2ss')
  for (const { start, end } of units) expect(text.slice(start, end)).not.toBe('')
  expect(units.map(({ start, end }) => text.slice(start, end))).toEqual(['É', '𝒦', ' ', '½', '½', '½', 'ß', 'ß'])
})
