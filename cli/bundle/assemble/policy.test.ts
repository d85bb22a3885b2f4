import { expect, test } from 'vitest'
import { contentSecurityPolicy, policyText } from './policy.ts'

const input = {
  gatewayOrigin: 'https://gateway.example',
  imageOrigins: ['https://img.example', 'https://gateway.example'],
  frameOrigins: ['https://play.example'],
  connectOrigins: [],
  scriptHashes: ["'sha256-one='"],
  styleHashes: ["'sha256-two='"],
}
const directives = (text: string) =>
  new Map(
    text.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources] as const
    }),
  )

test('what is not named is closed', () => {
  const header = directives(policyText(contentSecurityPolicy(input), 'header'))
  expect(header.get('default-src')).toEqual(["'none'"])
  expect(header.get('base-uri')).toEqual(["'none'"])
  expect(header.get('frame-ancestors')).toEqual(["'none'"])
  expect(header.get('require-trusted-types-for')).toEqual(["'script'"])
  for (const name of ['object-src', 'media-src', 'child-src']) expect(header.has(name)).toBe(false)
})

test('a worker is a file of the site', () => {
  expect(contentSecurityPolicy(input)['worker-src']).toEqual(["'self'"])
})

test('no script and no style but the site’s own and those whose hash is named', () => {
  const header = directives(policyText(contentSecurityPolicy(input), 'header'))
  expect(header.get('script-src')).toEqual(["'self'", "'sha256-one='"])
  expect(header.get('style-src')).toEqual(["'self'", "'sha256-two='"])
  expect(policyText(contentSecurityPolicy(input), 'header')).not.toMatch(/unsafe|strict-dynamic|\*|http:/)
})

test('each source stands once', () => {
  const header = directives(policyText(contentSecurityPolicy(input), 'header'))
  expect(header.get('img-src')).toEqual(["'self'", 'data:', 'https://gateway.example', 'https://img.example'])
  expect(header.get('connect-src')).toEqual(["'self'", 'https://gateway.example'])
})

test('only what is named may be called besides the gateway', () => {
  const policy = contentSecurityPolicy({ ...input, connectOrigins: ['https://codes.example'] })
  expect(policy['connect-src']).toEqual(["'self'", 'https://gateway.example', 'https://codes.example'])
})

test('a site without games in frames may show none', () => {
  const header = directives(policyText(contentSecurityPolicy({ ...input, frameOrigins: [] }), 'header'))
  expect(header.get('frame-src')).toEqual(["'none'"])
})

test('the page carries all that a meta element may carry', () => {
  const policy = contentSecurityPolicy(input)
  const header = directives(policyText(policy, 'header'))
  const meta = directives(policyText(policy, 'meta'))
  header.delete('frame-ancestors')
  expect(meta).toEqual(header)
})

test.each([
  ['https://x.example;sandbox', 'must have a host name'],
  ['https://$http_cookie.x.example', 'must have a host name'],
  ['https://x.example https://y.example', 'must have a host name'],
  ["'unsafe-inline'", 'must be an https:// address'],
  ['*', 'must be an https:// address'],
  ['https://*.example', 'must have a host name'],
])('a policy takes no "%s" for an origin', (origin, reason) => {
  const places = [
    { ...input, gatewayOrigin: origin },
    { ...input, imageOrigins: [origin] },
    { ...input, frameOrigins: [origin] },
    { ...input, connectOrigins: [origin] },
  ]
  for (const place of places) expect(() => contentSecurityPolicy(place)).toThrow(reason)
})

test.each(["'unsafe-inline'", "'sha256-a' 'unsafe-eval'", 'https://x.example'])('%s is no hash', (hash) => {
  expect(() => contentSecurityPolicy({ ...input, scriptHashes: [hash] })).toThrow('is no hash')
})
