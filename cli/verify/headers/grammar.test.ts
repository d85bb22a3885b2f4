import { expect, test } from 'vitest'
import { gradeHeaders, parsePolicy } from './grade.ts'
import { directivesAreKnown, sourcesAreHosts, valuesArePlain } from './grammar.ts'

const sources = (text: string) =>
  sourcesAreHosts({}, parsePolicy(text)).map(({ message, points }) => `${message} (${points})`)

test.each([
  "'self'",
  "'none'",
  "'unsafe-inline'",
  "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='",
  "'nonce-abc123=='",
  '*',
  'data:',
  'https:',
  'play.example',
  '*.play.example',
  'https://play.example',
  'https://play.example:8443',
  'https://play.example:*',
  'wss://play.example',
  'https://play.example/path/to.js',
  'https://xn--bcher-kva.example',
])('%s is a source', (source) => {
  expect(sources(`img-src ${source}`)).toEqual([])
})

test.each([
  "'SELF'",
  "'self",
  "''",
  "'sha256-'",
  "'sha1-abc'",
  'localhost',
  '127.0.0.1',
  '2130706433',
  '[::1]',
  'Play.Example',
  'play.example.',
  'play',
  '**.play.example',
  'play.*.example',
  'https://',
  'https://user@play.example',
  'https://play.example:port',
  'https://play.example:123456',
  'https://play.example/a?b',
  'https://play.example/a"b',
  'büro.example',
  '{placeholder}',
  '$host',
])('%s is none', (source) => {
  expect(sources(`img-src ${source}`)).toEqual([`img-src names "${source}", which is no host (30)`])
})

test('only directives that list sources are read as such', () => {
  expect(sources('trusted-types livery default; report-to Group; sandbox ALLOW')).toEqual([])
  for (const name of ['script-src-elem', 'style-src-attr', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(sources(`${name} BAD`), name).toHaveLength(1)
})

const known = (text: string) =>
  directivesAreKnown({ 'content-security-policy': text }, parsePolicy(text)).map(({ message }) => message)

test.each<[string, string[]]>([
  ["default-src 'none'; img-src 'self'", []],
  ["default-src 'none';", []],
  ['', []],
  ["default-src 'none'; plugin-types x", ['The policy has "plugin-types", which no site needs']],
  ["img-src 'self'; img-src *", ['The policy has img-src twice; browsers take the first']],
  ["img-src 'self'; IMG-SRC *", ['The policy has img-src twice; browsers take the first']],
  ["img-src 'self'; img-src *; img-src *", Array(2).fill('The policy has img-src twice; browsers take the first')],
  ["img-src 'self' connect-src *", []],
])('the directives of %j', (text, messages) => {
  expect(known(text)).toEqual(messages)
})

test('of a directive that stands twice the first counts, whatever its letters', () => {
  expect(parsePolicy("IMG-SRC 'self';;  img-src *; x").get('img-src')).toEqual(["'self'"])
  expect([...parsePolicy(' ; ;').keys()]).toEqual([])
  expect(parsePolicy('upgrade-insecure-requests').get('upgrade-insecure-requests')).toEqual([])
})

test.each([
  ['max-age=1; $http_host', '$'],
  ['{http.request.host}', '{'],
  ['a}', '}'],
  ['a\r\nSet-Cookie: x=1', 'U+000D'],
  ['a\tb', 'U+0009'],
  ['a\0', 'U+0000'],
  ['zoë', 'U+00EB'],
  ['a\u2028b', 'U+2028'],
])('%j is no plain value', (value, shown) => {
  expect(valuesArePlain({ 'x-test': value }, new Map())).toMatchObject([
    {
      header: 'x-test',
      points: 30,
      message: `x-test holds "${shown}", which web servers read as something of their own`,
    },
  ])
})

test('what headers are made of is plain', () => {
  const value = 'camera=(), max-age=1; "quoted" \'self\' https://a.example:1/*?x=[1]#y~!@%^&*|\\<>`'
  expect(valuesArePlain({ a: value, b: '' }, new Map())).toEqual([])
})

const best =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'none'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types livery; upgrade-insecure-requests"
const rest = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
}
const lost = (headers: Record<string, string>) => {
  const { shortcomings } = gradeHeaders({ 'content-security-policy': best, ...rest, ...headers })
  return shortcomings.map(({ header, points }) => `${header} ${points}`)
}

test.each<[string, string, string[]]>([
  ['strict-transport-security', 'max-age=31535999', ['Strict-Transport-Security 20']],
  ['strict-transport-security', 'includeSubDomains', ['Strict-Transport-Security 20']],
  ['strict-transport-security', 'max-age=31536000; preload', []],
  ['x-content-type-options', 'NoSniff', []],
  ['x-content-type-options', 'sniff', ['X-Content-Type-Options 10']],
  ['x-frame-options', 'sameorigin', []],
  ['x-frame-options', 'ALLOW-FROM https://a.example', ['X-Frame-Options 5']],
  ['referrer-policy', 'unsafe-url', ['Referrer-Policy 5']],
  ['referrer-policy', 'no-referrer', []],
  ['permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()', ['Permissions-Policy 5']],
  ['cross-origin-opener-policy', 'unsafe-none', ['Cross-Origin-Opener-Policy 5']],
  ['cross-origin-resource-policy', 'cross-origin', ['Cross-Origin-Resource-Policy 5']],
])('%s: %s loses %j', (name, value, points) => {
  expect(lost({ [name]: value })).toEqual(points)
})

test.each([
  [0, 'A+'],
  [5, 'A'],
  [10, 'A'],
  [15, 'B'],
  [25, 'B'],
  [30, 'C'],
  [40, 'C'],
  [45, 'D'],
  [60, 'D'],
  [65, 'F'],
])('%i points lost are a grade %s', (points, grade) => {
  const weak: [number, Record<string, string>][] = [
    [30, { 'x-odd': '$' }],
    [20, { 'strict-transport-security': '' }],
    [10, { 'x-content-type-options': '' }],
    [5, { 'x-frame-options': '' }],
  ]
  let left = points
  const headers: Record<string, string> = { 'content-security-policy': best, ...rest }
  for (const [cost, change] of weak) {
    if (cost > left) continue
    left -= cost
    Object.assign(headers, change)
  }
  expect(left).toBe(0)
  expect(gradeHeaders(headers)).toMatchObject({ grade, score: 100 - points })
})
