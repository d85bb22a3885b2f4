import { expect, test } from 'vitest'
import { gradeHeaders } from './grade.ts'
import { caddyRules, nginxRules, staticHostRules } from './rules.ts'

const policy =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types livery; upgrade-insecure-requests"

const best = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const withPolicy = (change: (text: string) => string) =>
  gradeHeaders({ ...best, 'content-security-policy': change(policy) })

test('nothing is missing from the best set of headers', () => {
  expect(gradeHeaders(best)).toEqual({ grade: 'A+', score: 100, shortcomings: [] })
})

test('no headers at all are an F, and every reason is told with what to do', () => {
  const { grade, score, shortcomings } = gradeHeaders({})
  expect([grade, score]).toEqual(['F', 0])
  expect(shortcomings.length).toBeGreaterThan(15)
  expect(shortcomings.every(({ message, remedy, points }) => message && remedy && points > 0)).toBe(true)
})

test.each([
  ['script-src', "'self'", "'self' 'unsafe-inline'", 'C'],
  ['script-src', "'self'", "'self' https:", 'C'],
  ['style-src', "'self'", "'self' 'unsafe-inline'", 'B'],
  ['connect-src', "'self'", '*', 'A'],
  ['img-src', "'self'", 'https://*.example', 'A'],
  ['worker-src', "'self'", 'blob:', 'A'],
  ['base-uri', "'none'", '*', 'A'],
  ['frame-ancestors', "'none'", 'https://other.example', 'B'],
])('%s from %s to %s is a %s… or what it says', (directive, from, to, grade) => {
  const graded = withPolicy((text) => text.replace(`${directive} ${from}`, `${directive} ${to}`))
  expect(graded.grade).toBe(grade)
  expect(graded.shortcomings).toMatchObject([
    { header: 'Content-Security-Policy', message: expect.stringContaining(directive) },
  ])
})

test('a directive that is not there falls back to default-src, where there is one to fall back to', () => {
  expect(withPolicy((text) => text.replace("font-src 'self'; ", '')).grade).toBe('A+')
  expect(
    withPolicy((text) => text.replace("default-src 'none'; ", '')).shortcomings.map(({ message }) => message),
  ).toEqual(['default-src is not there', 'object-src is not limited'])
})

test.each(Object.keys(best))('without %s the grade is lower', (name) => {
  const { [name]: _, ...others } = best as Record<string, string>
  expect(gradeHeaders(others).grade).not.toBe('A+')
})

test.each([
  [
    "img-src 'self' data:",
    "img-src 'self' data: https://$http_cookie.x.example",
    'img-src names "https://$http_cookie.x.example"',
  ],
  [
    "img-src 'self' data:",
    "img-src 'self' data: https://{env.HOME}.example",
    'img-src names "https://{env.HOME}.example"',
  ],
  ["img-src 'self' data:", "img-src 'self' data: https://10.0.0.1", 'img-src names "https://10.0.0.1"'],
  ["img-src 'self' data:", "img-src 'self' data: intranet", 'img-src names "intranet"'],
  ["img-src 'self' data:", "img-src 'self' data: https://x.example;sandbox", 'The policy has "sandbox"'],
  ["frame-src 'none'", "frame-src 'none'; frame-src https://x.example", 'The policy has frame-src twice'],
])('a policy with more than hosts in it is no A+: %s becomes %s', (from, to, message) => {
  const { grade, shortcomings } = withPolicy((text) => text.replace(from, () => to))
  expect(grade).not.toBe('A+')
  expect(shortcomings.map((one) => one.message).join()).toContain(message)
})

test('of a directive that stands twice the first counts, as in browsers', () => {
  const { shortcomings } = withPolicy((text) => `script-src *; ${text}`)
  expect(shortcomings.map(({ message }) => message)).toContain('script-src allows *')
})

test.each(['strict-origin $http_cookie', 'strict-origin {x}', 'strict-origin\u00e9', 'strict-origin\tx'])(
  'a header that says %j is no plain text',
  (value) => {
    const { shortcomings } = gradeHeaders({ ...best, 'x-other': value })
    expect(shortcomings).toMatchObject([{ header: 'x-other', points: 30 }])
  },
)

test('hosts with ports, stars and paths are sources', () => {
  const sources = "img-src 'self' data: https://x.example:8443 https://x.example/a/b.png"
  expect(withPolicy((text) => text.replace("img-src 'self' data:", sources)).grade).toBe('A+')
})

test('_headers: later blocks add and take back', () => {
  const { of } = staticHostRules(
    '/*\n  A: 1\n  Cache-Control: no-cache\n\n# more\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
  )
  expect(of('/')).toEqual({ a: '1', 'cache-control': 'no-cache' })
  expect(of('/assets/a.js')).toEqual({ a: '1', 'cache-control': 'immutable' })
})

test('nginx: a firm prefix before expressions, expressions before other prefixes', () => {
  const { of } = nginxRules(
    [
      'location ~ ^/private { \n  return 404;\n}',
      'location ^~ /assets/ {\n  add_header A "as\\"set" always;\n}',
      'location ~ \\.[^/.]+$ {\n  add_header A file;\n}',
      'location / {\n  add_header A page always;\n}',
    ]
      .join('\n')
      .replace('{ \n', '{\n'),
  )
  expect(of('/private/x')).toBeNull()
  expect(of('/assets/a.js')).toEqual({ a: 'as"set' })
  expect(of('/a.js')).toEqual({ a: 'file' })
  expect(of('/a')).toEqual({ a: 'page' })
})

test('Caddy: the first block whose matcher fits, with `file` asking whether the file is there', () => {
  const text = [
    '@private path /livery.json*',
    'handle @private {\n    respond 404\n}',
    '@kept {\n    path /assets/*\n    file\n}',
    'handle @kept {\n    header A "kept"\n    file_server {\n        precompressed br gzip\n    }\n}',
    '@file path_regexp \\.[^/.]+$',
    'handle @file {\n    header A "file"\n}',
    'handle {\n    header A "page"\n}',
  ].join('\n')
  const { of } = caddyRules(text, (path) => path === '/assets/a.js')
  expect([of('/livery.json'), of('/assets/a.js'), of('/assets/b.js'), of('/')]).toEqual([
    null,
    { a: 'kept' },
    { a: 'file' },
    { a: 'page' },
  ])
})
