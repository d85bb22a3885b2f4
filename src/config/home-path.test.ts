import { expect, test } from 'vitest'
import { isHomePath, isPlainHome, providerOfPath } from './home-path.ts'

test.each(['/', '/index', '/index.html', '/HOME', '/home/'])('%s is the home page', (path) => {
  expect(isHomePath(path)).toBe(true)
  expect(isPlainHome(path)).toBe(true)
})

test.each(['/login', '/Login/', '/register', '/login/google'])(
  '%s is the home page with something above it',
  (path) => {
    expect(isHomePath(path)).toBe(true)
    expect(isPlainHome(path)).toBe(false)
  },
)

test.each(['', '/help', '/homes', '/index/x', '/registered', '/login/google/x'])('%s is not', (path) => {
  expect(isHomePath(path)).toBe(false)
})

test('the path of a provider names it', () => {
  expect(providerOfPath('/Login/Google/')).toBe('google')
})
