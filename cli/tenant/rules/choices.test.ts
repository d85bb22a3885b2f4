import { expect, test } from 'vitest'
import { currencyProblem, timeZoneProblem } from './choices.ts'

test.each(['USD', 'BDT', 'VND'])('%s is a currency', (value) => {
  expect(currencyProblem(value)).toBeNull()
})

test.each([
  ['usd', 'Did you mean "USD"?'],
  ['BDTT', 'Did you mean "BDT"?'],
  ['taka', null],
])('%s is no currency', (value, suggestion) => {
  expect(currencyProblem(value)).toEqual({ message: `There is no currency "${value}"`, suggestion })
})

test.each([
  'UTC',
  'Asia/Dhaka',
  'Asia/Ho_Chi_Minh',
  'Asia/Saigon',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+7',
])('%s is a time zone', (value) => {
  expect(timeZoneProblem(value)).toBeNull()
})

test.each([
  ['asia/dhaka', 'Did you mean "Asia/Dhaka"?'],
  ['Asia/dhaka', 'Did you mean "Asia/Dhaka"?'],
  ['Dhaka', null],
  ['+07:00', null],
  ['', null],
])('%j is no time zone', (value, suggestion) => {
  expect(timeZoneProblem(value)).toEqual({ message: `There is no time zone "${value}"`, suggestion })
})
