import { expect, test } from 'vitest'
import { caddyConfig, type HeaderRule, headerRules, headersFile, nginxConfig } from './headers.ts'
import { contentSecurityPolicy, policyText } from './policy.ts'

const policy = contentSecurityPolicy({
  gatewayOrigin: 'https://gateway.example',
  imageOrigins: ['https://img.example', 'https://img.example'],
  frameOrigins: [],
  connectOrigins: [],
  scriptHashes: ["'sha256-boot='", "'sha256-map='"],
  styleHashes: ["'sha256-first='"],
})
const languages = { own: 'en', others: ['bn', 'zh-Hant'], revision: '1a2b3c4d' }
const rules = headerRules(policyText(policy, 'header'))

/** The headers of the block of a server's file that begins with this line. */
function blockOf(config: string, opening: string, line: RegExp): Record<string, string> {
  const from = config.indexOf(`\n${opening} {`)
  if (from < 0) throw new Error(`There is no block ${opening}`)
  const block = config.slice(from, config.indexOf('\n}', from))
  return Object.fromEntries([...block.matchAll(line)].map(([, name = '', value = '']) => [name, value]))
}
const nginxBlock = (opening: string) =>
  blockOf(nginxConfig(rules, languages), opening, /add_header (\S+) "([^"]*)"(?: always)?;/g)
const caddyBlock = (opening: string) => blockOf(caddyConfig(rules, languages), opening, /header (\S+) "([^"]*)"/g)

const kinds = [
  ['a page', '/live', 'location /', 'handle'],
  ['a file by its own name', '/robots.txt', 'location ~ \\.[^/.]+$', 'handle @file'],
  ['code and style', '/assets/main-1.js', 'location ^~ /assets/', 'handle @kept0'],
  ['a font', '/fonts/a.woff2', 'location ^~ /fonts/', 'handle @kept1'],
  ['strings', '/strings/en/shell-1.json', 'location ^~ /strings/', 'handle @kept2'],
] as const

/** What the rules themselves say of a path. */
const headersOf = (path: string): Record<string, string> =>
  Object.assign(
    {},
    ...rules.filter(({ pattern }) => path.startsWith(pattern.slice(0, -1))).map(({ headers }) => headers),
  )

/** Of compressed forms servers say so themselves. */
const varyOf: Readonly<Record<string, string>> = {
  '/live': 'Accept-Language, Cookie, Available-Dictionary',
  '/assets/main-1.js': 'Available-Dictionary',
  '/strings/en/shell-1.json': 'Available-Dictionary',
}

test.each(kinds)('nginx and Caddy say of %s what the rules say', (_, path, nginx, caddy) => {
  const vary: Record<string, string> = varyOf[path] ? { Vary: varyOf[path] } : {}
  const headers: Record<string, string> = { ...headersOf(path), ...vary }
  expect(headers['Content-Security-Policy']).toContain("default-src 'none'")
  expect(nginxBlock(nginx)).toEqual(headers)
  expect(caddyBlock(caddy)).toEqual(headers)
})

test('a site with one language has neither rules of languages nor a page to choose', () => {
  const one = { own: 'en', others: [], revision: '1a2b3c4d' }
  expect(nginxConfig(rules, one)).not.toMatch(/accept.language|cookie/i)
  expect(caddyConfig(rules, one)).not.toMatch(/accept-language|cookie/i)
})

test('a file that is missing is never kept missing: its 404 says nothing of a year', () => {
  const lines = nginxConfig(rules, languages).split('\n')
  const kept = lines.filter((line) => line.includes('Cache-Control'))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((line) => line.endsWith('always;'))).toEqual([])
  expect(caddyConfig(rules, languages)).toContain('@kept0 {\n    path /assets/*\n    file\n}')
})

test('security headers stand on refusals too', () => {
  const lines = nginxConfig(rules, languages).split('\n')
  const ofTheFile = /Cache-Control|Content-Encoding|Use-As-Dictionary|Vary|Link/
  const others = lines.filter((line) => line.includes('add_header') && !ofTheFile.test(line))
  expect(others.filter((line) => !line.endsWith('always;'))).toEqual([])
})

test('what is not public is refused before anything else is looked at', () => {
  const caddy = caddyConfig(rules, languages)
  expect(caddy.indexOf('handle @private')).toBeLessThan(caddy.indexOf('file_server'))
  const closed = /location ~ (\S+) \{\n {4}return 404;/.exec(nginxConfig(rules, languages))?.[1] ?? ''
  for (const path of ['/livery.json', '/_headers', '/_deploy/nginx.conf', '/_deploy'])
    expect(path).toMatch(new RegExp(closed))
  expect('/assets/livery.json').not.toMatch(new RegExp(closed))
})

test('quotes of a value stay inside it, and what a file cannot hold is refused', () => {
  const odd = (value: string): HeaderRule[] => [{ pattern: '/*', headers: { 'X-Odd': value } }]
  expect(nginxConfig(odd('a "b" \\'), languages)).toContain('add_header X-Odd "a \\"b\\" \\\\" always;')
  expect(caddyConfig(odd('a "b"'), languages)).toContain('header X-Odd "a \\"b\\""')
  expect(() => nginxConfig(odd('img-src https://$http_cookie.x.example'), languages)).toThrow(
    'holds "$", which nginx reads',
  )
  expect(() => nginxConfig(odd('a'.repeat(5000)), languages)).toThrow(
    'has 5000 characters, more than nginx takes in one word',
  )
  expect(() => caddyConfig(odd('a {$HOME} b'), languages)).toThrow('holds "{", which means something else to Caddy')
  expect(() => caddyConfig(odd('a\\b'), languages)).toThrow('which means something else to Caddy')
  expect(() => headersFile(odd('a :splat'))).toThrow('holds ":splat"')
  expect(() => headersFile(odd('a\n  X-Other: b'))).toThrow('holds more than plain letters')
})
