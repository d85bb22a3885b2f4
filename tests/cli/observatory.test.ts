import { expect, test } from 'vitest'
import { headerRules, headersFile, type SecurityChoice } from '#cli/bundle/assemble/headers.ts'
import { contentSecurityPolicy, policyText } from '#cli/bundle/assemble/policy.ts'
import { staticHostRules } from '#cli/verify/headers/rules.ts'
import { observatoryScore } from '#tests/support/observatory.ts'

const policy = contentSecurityPolicy({
  gatewayOrigin: 'https://gateway.example',
  imageOrigins: ['https://img.example'],
  frameOrigins: ['https://play.example'],
  connectOrigins: ['https://play.example'],
  scriptHashes: ["'sha256-boot='"],
  styleHashes: ["'sha256-style='"],
})

/** As a page of a site is sent. */
function headersOf(choice?: SecurityChoice): Record<string, string> {
  const rules = headerRules(policyText(policy, 'header'), choice)
  return { ...staticHostRules(headersFile(rules)).of('/') }
}

test('a site has 140 points without anything that breaks', () => {
  expect(observatoryScore({ headers: headersOf(), isPreloaded: false })).toBe(140)
})

test.each([
  [{ hsts: 'subdomains', embedding: 'any' }, false, 140],
  [{ hsts: 'preload', embedding: 'any' }, true, 145],
  [{ hsts: 'domain', embedding: 'credentialless' }, false, 150],
  [{ hsts: 'preload', embedding: 'require-corp' }, true, 155],
] satisfies [SecurityChoice, boolean, number][])('with %j it has more', (choice, isPreloaded, score) => {
  expect(observatoryScore({ headers: headersOf(choice), isPreloaded })).toBe(score)
})

test('what the list of browsers asks for is said where the merchant wants it alone', () => {
  const header = 'strict-transport-security'
  expect(headersOf()[header]).toBe('max-age=63072000')
  expect(headersOf({ hsts: 'preload', embedding: 'any' })[header]).toBe('max-age=63072000; includeSubDomains; preload')
  expect(headersOf()).not.toHaveProperty('cross-origin-embedder-policy')
})

test.each([
  ['content-security-policy', undefined, 75],
  ['content-security-policy', "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
  ['strict-transport-security', 'max-age=3600', 130],
  ['cross-origin-opener-policy', undefined, 130],
  ['referrer-policy', 'unsafe-url', 130],
  ['x-content-type-options', undefined, 135],
])('the table counts %s as %s', (name, value, score) => {
  const { [name]: _, ...others } = headersOf()
  const headers = { ...others, ...(value === undefined ? {} : { [name]: value }) }
  expect(observatoryScore({ headers, isPreloaded: false })).toBe(score)
})
