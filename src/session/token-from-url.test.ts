// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { takeTokenFromUrl } from './token-from-url.ts'

beforeEach(() => {
  window.sessionStorage.clear()
})

const visit = (path: string) => {
  window.history.replaceState(null, '', path)
  takeTokenFromUrl(window.location, window.history)
  return window.location.pathname + window.location.search + window.location.hash
}

test('a token leaves the address, the rest of it stays', () => {
  expect(visit('/rng?vassalage=A88&token=abcdefghijklmnop1234#x')).toBe('/rng?vassalage=A88#x')
  expect(window.sessionStorage.getItem('token')).toBe('abcdefghijklmnop1234')
})

test('what cannot be a token leaves the address too, and is not kept', () => {
  expect(visit('/?token=%3Cscript%3E')).toBe('/')
  expect(window.sessionStorage.getItem('token')).toBeNull()
})

test('an address without a token is left alone', () => {
  expect(visit('/?tokens=1')).toBe('/?tokens=1')
})
