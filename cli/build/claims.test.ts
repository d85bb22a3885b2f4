import { expect, test } from 'vitest'
import { openClashes } from './claims.ts'

/** Outlines by code, as tenant.json files would give them. */
function clashesAmong(tenants: Record<string, Record<string, unknown>>): Record<string, unknown> {
  const outlineOf = (code: string) => {
    const value = tenants[code]
    return { code, base: typeof value?.extends === 'string' ? value.extends : undefined, value }
  }
  const codes = Object.keys(tenants)
  const clashesOf = openClashes(codes, outlineOf)
  return Object.fromEntries(codes.map((code) => [code, clashesOf(code)]))
}

test('tenants with domains of their own do not clash', () => {
  expect(clashesAmong({ a: { domains: ['a.example'] }, b: { domains: ['b.example'] } })).toEqual({ a: [], b: [] })
})

test('of two that write the same domain each is told of the other', () => {
  expect(clashesAmong({ a: { domains: ['a.example', 'x.example'] }, b: { domains: ['x.example'] } })).toEqual({
    a: [['x.example', 'b']],
    b: [['x.example', 'a']],
  })
})

test('who only has a domain from its base clashes with the base, and not the base with it', () => {
  expect(clashesAmong({ a: { domains: ['a.example'] }, b: { extends: 'a' } })).toEqual({
    a: [],
    b: [['a.example', 'a']],
  })
})

test('a domain that a tenant writes twice is a matter of its own check', () => {
  expect(clashesAmong({ a: { domains: ['a.example', 'a.example'] } })).toEqual({ a: [] })
})

test('what is no list of texts claims nothing', () => {
  expect(clashesAmong({ a: { domains: 'x.example' }, b: { domains: [1, null, 'x.example'] }, c: {} })).toEqual({
    a: [],
    b: [],
    c: [],
  })
})
