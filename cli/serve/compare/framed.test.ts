import { expect, test } from 'vitest'
import { framedBy } from './framed.ts'

const origin = 'http://localhost:4173'
const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

const page = (headers: Record<string, string>, init: ResponseInit = {}, body: string | null = '<html></html>') =>
  new Response(body, { ...init, headers })

test('the page of two releases alone may frame a site, and all else of its policy stays', async () => {
  const framed = framedBy(origin, page({ 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY', ETag: '"1"' }))
  expect(Object.fromEntries(framed.headers)).toMatchObject({
    'content-security-policy': `default-src 'none'; frame-ancestors ${origin}; base-uri 'none'`,
    etag: '"1"',
  })
  expect(framed.headers.has('x-frame-options')).toBe(false)
  expect(await framed.text()).toBe('<html></html>')
})

test.each([
  ["frame-ancestors 'none'", `frame-ancestors ${origin}`],
  ["frame-ancestors 'self' https://globex.example; img-src 'self'", `frame-ancestors ${origin}; img-src 'self'`],
  ["img-src 'self'", "img-src 'self'"],
])('of the policy "%s" becomes "%s"', (before, after) => {
  expect(framedBy(origin, page({ 'Content-Security-Policy': before })).headers.get('content-security-policy')).toBe(
    after,
  )
})

test('an answer without a policy is no page, and goes out as it came', () => {
  const answer = page({ 'X-Frame-Options': 'DENY' })
  expect(framedBy(origin, answer)).toBe(answer)
})

test('the answer that was given is not changed: another request may be sent the same', () => {
  const answer = page({ 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' })
  framedBy(origin, answer)
  expect(answer.headers.get('content-security-policy')).toBe(policy)
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
})

test.each([304, 404, 503])('an answer %i keeps its status', (status) => {
  const body = status === 304 ? null : 'x'
  expect(framedBy(origin, page({ 'Content-Security-Policy': policy }, { status }, body)).status).toBe(status)
})
