import { expect, test } from 'vitest'
import { matchesPattern, parseHeaderFile } from './header-file.ts'

test.each([
  ['/*', '/', true],
  ['/*', '/deep/er', true],
  ['/assets/*', '/assets/a.js', true],
  ['/assets/*', '/assets', false],
  ['/assets/*', '/my/assets/a.js', false],
  ['/index.html', '/index.html', true],
  ['/index.html', '/indexxhtml', false],
  ['/*.js', '/assets/a.js', true],
  ['/*.js', '/a.json', false],
  ['/a+b', '/aab', false],
  ['/a+b', '/a+b', true],
  ['/(x)|/', '/', false],
  ['/strings/*/home-*.json', '/strings/en/home-1.json', true],
])('%s takes %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected)
})

const file = parseHeaderFile(`# made by a build
/*
  Cache-Control: no-cache
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; connect-src https://a.example:8443

/assets/*
  Cache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options

/assets/raw/*
\tX-Robots-Tag: noindex
`)

test('a path has the headers of every block that takes it, the later over the earlier', () => {
  expect(file.of('/')).toEqual({
    'Cache-Control': 'no-cache',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "default-src 'self'; connect-src https://a.example:8443",
  })
  expect(file.of('/assets/a.js')).toMatchObject({ 'Cache-Control': 'public, max-age=31536000, immutable' })
})

test('a header that is taken back is gone below, and for no other path', () => {
  expect(file.of('/assets/a.js')).not.toHaveProperty('X-Frame-Options')
  expect(file.of('/assets/raw/x')).toMatchObject({ 'X-Robots-Tag': 'noindex' })
  expect(file.of('/assets/raw/x')).not.toHaveProperty('X-Frame-Options')
  expect(file.of('/index.html')).toHaveProperty('X-Frame-Options')
})

test.each([
  ['an empty file', '', {}],
  ['comments alone', '# /*\n  # X: y\n', {}],
  ['a header before any path', '  X-Lost: y\n/*\n  X-Kept: z', { 'X-Kept': 'z' }],
  ['another case of letters', '/*\n  X-A: 1\n  x-a: 2', { 'x-a': '2' }],
  ['one taken back in another case', '/*\n  X-A: 1\n/*\n  ! x-a', {}],
  ['a line that is no header', '/*\n  no colon here\n  X-A: 1', { 'X-A': '1' }],
  ['an empty value', '/*\n  X-A:', { 'X-A': '' }],
  ['Windows line ends', '/*\r\n  X-A: 1\r\n', { 'X-A': '1' }],
])('%s', (_, text, headers) => {
  expect(parseHeaderFile(text).of('/x')).toEqual(headers)
})
