import { expect, test } from 'vitest'
import { parseHeaderFile } from '../../site-files/header-file.ts'
import { compareChecks } from './checks.ts'
import { compareHeaders } from './headers.ts'
import { compareRoutes } from './routes.ts'

const headers = (policy: string, more = '') =>
  parseHeaderFile(`/*\n  Content-Security-Policy: ${policy}\n  X-Frame-Options: DENY\n${more}`).of

test('a header that differs everywhere is told once, and hashes of scripts are each build’s own', () => {
  const before = headers(
    "script-src 'self' 'sha256-abc='; connect-src 'self'",
    '/assets/*\n  Cache-Control: immutable\n',
  )
  const after = headers(
    "script-src 'self' 'sha256-xyz='; connect-src 'self' https://c.example",
    '/assets/*\n  Cache-Control: no-cache\n',
  )
  expect(compareHeaders(before, after)).toEqual([
    {
      path: '/',
      name: 'Content-Security-Policy',
      before: "script-src 'self'; connect-src 'self'",
      after: "script-src 'self'; connect-src 'self' https://c.example",
    },
    { path: '/assets/x.js', name: 'Cache-Control', before: 'immutable', after: 'no-cache' },
  ])
  expect(compareHeaders(before, before)).toEqual([])
})

test('a header that came and one that went are null on the other side', () => {
  const [a, b] = ['/*\n  X-A: 1\n', '/*\n  X-B: 2\n'].map((text) => parseHeaderFile(text).of)
  expect(compareHeaders(a ?? headers(''), b ?? headers(''))).toEqual([
    { path: '/', name: 'X-A', before: '1', after: null },
    { path: '/', name: 'X-B', before: null, after: '2' },
  ])
})

test('routes that differ, the most first', () => {
  const before = new Map([
    ['a', 100],
    ['b', 100],
    ['gone', 5],
  ])
  const after = new Map([
    ['a', 100],
    ['b', 150],
    ['new', 900],
  ])
  expect(compareRoutes(before, after)).toEqual([
    { name: 'new', before: null, after: 900 },
    { name: 'b', before: 100, after: 150 },
    { name: 'gone', before: 5, after: null },
  ])
})

test('checks that say something else than before', () => {
  const before = { passed: ['links', 'html'], allowed: [], skipped: ['same'] }
  const after = { passed: ['links'], allowed: [{ check: 'html', findings: 2 }], skipped: ['same'] }
  expect(compareChecks(before, after)).toEqual([{ name: 'html', before: 'passed', after: '2 allowed' }])
  expect(compareChecks(undefined, after)).toHaveLength(3)
})
