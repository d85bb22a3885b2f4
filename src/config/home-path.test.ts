import { expect, test } from 'vitest'
import { isHomePath } from './home-path.ts'

test.each(['/', '/index', '/index.html', '/HOME', '/home/', '/login'])('%s is the home page', (path) => {
  expect(isHomePath(path)).toBe(true)
})

test.each(['', '/homes', '/index/x', '/register'])('%s is not', (path) => {
  expect(isHomePath(path)).toBe(false)
})
