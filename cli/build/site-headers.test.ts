import { expect, test } from 'vitest'
import { headerRules, headersFile } from '#cli/bundle/assemble/headers.ts'
import { contentSecurityPolicy, policyText } from '#cli/bundle/assemble/policy.ts'
import { parseHeaderFile } from '#cli/site-files/header-file.ts'

const policy = contentSecurityPolicy({
  gatewayOrigin: 'https://gateway.example',
  imageOrigins: ['https://img.example'],
  frameOrigins: ['https://play.example'],
  connectOrigins: [],
  scriptHashes: ["'sha256-boot='"],
  styleHashes: [],
})
const rules = headerRules(policyText(policy, 'header'))
const { of } = parseHeaderFile(headersFile(rules))

test.each(['/', '/index.html', '/live', '/assets', '/favicon.svg'])(
  'the preview reads back for %s what was written',
  (path) => {
    expect(of(path)).toEqual(rules[0]?.headers)
  },
)

test.each(['/assets/a-1.js', '/fonts/a.woff2', '/strings/en/shell-1.json'])(
  '%s is kept for a year, and has all else',
  (path) => {
    expect(of(path)).toEqual({ ...rules[0]?.headers, 'Cache-Control': 'public, max-age=31536000, immutable' })
  },
)

test('the policy comes through whole', () => {
  expect(of('/')['Content-Security-Policy']).toBe(policyText(policy, 'header'))
})
