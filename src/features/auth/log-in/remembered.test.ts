// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { rememberedMobile, rememberedName, rememberedWay, rememberMobile, rememberName } from './remembered.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => window.localStorage.clear())

test('a name is remembered for a day and then gone', () => {
  rememberName('mina', 1000)
  expect(rememberedName(1000 + day - 1)).toBe('mina')
  expect(rememberedName(1000 + day)).toBeUndefined()
  expect(window.localStorage.length).toBe(0)
})

test('unticking forgets it', () => {
  rememberName('mina', 1000)
  rememberName(undefined)
  expect(rememberedName(1001)).toBeUndefined()
})

test.each(['', '{', '"mina"', '{"username":1,"until":9}'])('what was kept badly (%s) is nobody', (kept) => {
  window.localStorage.setItem('lastUser', kept)
  expect(rememberedName(1)).toBeUndefined()
})

test('a number is remembered with its country, and the way of the last log-in with it', () => {
  const mobile = { countryDialingCode: '880', mobileNum: '01712 345678' }
  expect(rememberedWay(1000)).toBe('username')
  rememberName('mina', 1000)
  rememberMobile(mobile, 2000)
  expect(rememberedMobile(2001)).toEqual(mobile)
  expect(rememberedWay(2001)).toBe('mobile')
  rememberName('mina', 3000)
  expect(rememberedWay(3001)).toBe('username')
  rememberMobile(undefined)
  expect(rememberedMobile(3001)).toBeUndefined()
})

test.each(['{"mobileNum":"1","countryDialingCode":"<b>","until":9}', '[]'])(
  'a number kept badly (%s) is none',
  (kept) => {
    window.localStorage.setItem('loginTypeSms', kept)
    expect(rememberedMobile(1)).toBeUndefined()
  },
)
