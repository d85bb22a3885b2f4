import { expect, test } from 'vitest'
import { security } from './security.ts'

test('who says nothing has what breaks no other domain and no game', () => {
  const safe = { hsts: 'domain', embedding: 'any' }
  expect([security.parse(undefined), security.parse({})]).toEqual([safe, safe])
})

test.each([
  [{ hsts: 'preload' }, { hsts: 'preload', embedding: 'any' }],
  [{ embedding: 'require-corp' }, { hsts: 'domain', embedding: 'require-corp' }],
])('%j leaves the other header as it is', (chosen, expected) => {
  expect(security.parse(chosen)).toEqual(expected)
})

test.each([
  { hsts: 'everything' },
  { hsts: true },
  { hsts: null },
  { hsts: 'domain\r\nX-Evil: 1' },
  { embedding: 'unsafe-none' },
  { embedding: '' },
  { hsts: 'domain', frames: 'any' },
  [],
  null,
])('%j is refused', (chosen) => {
  expect(security.safeParse(chosen).success).toBe(false)
})
