// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { rememberedName, rememberName } from './remembered-name.ts'

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
