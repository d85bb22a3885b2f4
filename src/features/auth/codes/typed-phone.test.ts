import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinDigits } from '#src/lib/latin-digits.ts'
import { digitsOf } from './digits.ts'
import { caretBehind, maskedPhone, splitInternational } from './typed-phone.ts'

const countries = [
  { country: 'BD', countryDialingCode: '880' },
  { country: 'VN', countryDialingCode: '84' },
  { country: 'US', countryDialingCode: '1' },
  { country: 'RU', countryDialingCode: '7' },
  { country: 'KZ', countryDialingCode: '77' },
]

test.each([
  ['০১৭১১', '01711'],
  ['٠٩١٢٣٤٥٦٧٨', '0912345678'],
  ['۰۹۱۲', '0912'],
  ['๐๘๑', '081'],
  ['０８１', '081'],
  ['𝟎𝟏𝟗𝟘𝟙', '01901'],
  ['012-345', '012-345'],
])('%s is %s', (typed, ascii) => {
  expect(latinDigits(typed)).toBe(ascii)
})

test('text without digits of other scripts stays as it is', () => {
  fc.assert(fc.property(fc.string(), (text) => latinDigits(text) === text))
})

test.each([
  ['+880 1711-123456', 'BD', '1711123456'],
  ['  +84 (912) 345 678', 'VN', '912345678'],
  ['0084912345678', 'VN', '912345678'],
  ['+৮৮০১৭১১১২৩৪৫৬', 'BD', '1711123456'],
  ['+1 201 555 0123', 'US', '2015550123'],
  // The longest code that fits.
  ['+77011234567', 'KZ', '011234567'],
])('%s is of %s', (text, country, national) => {
  const found = splitInternational(text, countries)
  expect([found?.country.country, found?.national]).toEqual([country, national])
})

test.each(['0912345678', '912345678', '', '+999 12345678', '001', '00 12', 'plus 880'])('%j has no country', (text) => {
  expect(splitInternational(text, countries)).toBeUndefined()
})

test('a number is shown without its middle', () => {
  expect(maskedPhone('84', '0912 450 688')).toBe('+84 912 ••• 688')
  expect(maskedPhone('65', '812345')).toBe('+65 81 ••• 45')
})

test('no more than six digits of a number are shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4,15}$/), (digits) => digitsOf(maskedPhone('84', digits)).length <= 2 + 6),
  )
})

test.each([
  [0, '912 345', 0],
  [3, '912 345', 3],
  [4, '912 345', 5],
  [9, '912 345', 7],
])('behind %d digits of %s is %d', (digits, text, place) => {
  expect(caretBehind(digits, text)).toBe(place)
})
