import { expect, test } from 'vitest'
import { e164Of, exampleLength, formatTyped, isMobileNumber } from './phone-library.ts'

test.each([
  ['880', '1712345678'],
  ['880', '01712345678'],
  ['84', '912345678'],
  ['84', '0912345678'],
  ['66', '0812345678'],
  ['1', '2015550123'],
])('+%s %s is a mobile number', (code, national) => {
  expect(isMobileNumber(code, national)).toBe(true)
})

test.each([
  ['880', ''],
  ['880', '171234567'],
  ['880', '17123456789'],
  ['84', '112'],
  // A landline cannot be sent a code.
  ['84', '2438251234'],
  ['880', '912345678'],
  ['999', '912345678'],
])('+%s %s is none', (code, national) => {
  expect(isMobileNumber(code, national)).toBe(false)
})

test('with or without its nought a number is the same', () => {
  expect(e164Of('84', '0912345678')).toBe('+84912345678')
  expect(e164Of('84', '912345678')).toBe('+84912345678')
  expect(e164Of('84', '')).toBeUndefined()
})

test('a number is written with the gaps of its country while it is typed', () => {
  expect(formatTyped('84', '91')).toBe('91')
  expect(formatTyped('84', '912345678')).toBe('912 345 678')
  expect(formatTyped('84', '0912345678')).toBe('0912 345 678')
  expect(formatTyped('880', '01712345678')).toBe('01712-345678')
})

test('the length of a number is that of an example of its country', () => {
  expect(exampleLength('84')).toBe(9)
  expect(exampleLength('880')).toBe(10)
  expect(exampleLength('999')).toBeUndefined()
})
