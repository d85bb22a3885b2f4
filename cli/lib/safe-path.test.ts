import { expect, test } from 'vitest'
import { isSafePath } from './safe-path.ts'

test.each(['index.html', 'assets/main-a.js', '.well-known/security.txt', 'a..b/c'])('%s stays below', (path) => {
  expect(isSafePath(path)).toBe(true)
})

test.each([
  '',
  '/etc/passwd',
  '../a',
  'a/../../b',
  'a//b',
  './a',
  'a/',
  '..\\a',
  'C:/a',
  'a\0b',
  'a\nb',
  'a\u001B[2Jb',
  'a\u2028b',
])('%j leads out, or is no path of a file', (path) => {
  expect(isSafePath(path)).toBe(false)
})
