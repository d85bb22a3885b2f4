import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CliError } from '#cli/terminal/cli-error.ts'
import { requireCode, selectTenants } from './select.ts'

const codes = ['acme', 'acme-vip', 'globex', 'initech']

test.each([
  [[], codes],
  [['globex'], ['globex']],
  [['globex,acme'], ['acme', 'globex']],
  [
    ['globex', 'acme', 'globex'],
    ['acme', 'globex'],
  ],
  [['ac*'], ['acme', 'acme-vip']],
  [['acm?'], ['acme']],
  [['{acme,initech},globex'], ['acme', 'globex', 'initech']],
  [['[gi]*'], ['globex', 'initech']],
  [['*'], codes],
] as const)('%j selects %j', (patterns, expected) => {
  expect(selectTenants(codes, patterns)).toEqual(expected)
})

test.each([
  ['acmee', 'There is no tenant "acmee"', 'Did you mean "acme"?'],
  ['zzz*', 'There is no tenant "zzz*"', 'The tenants are: acme, acme-vip, globex, initech.'],
  ['', 'There is no tenant ""', 'The tenants are: acme, acme-vip, globex, initech.'],
  ['acme,,globex', 'There is no tenant ""', 'The tenants are: acme, acme-vip, globex, initech.'],
])('%j names nothing', (pattern, message, hint) => {
  expect(() => selectTenants(codes, [pattern])).toThrow(expect.objectContaining({ message, hint, exitCode: 2 }))
})

test('a code is asked for exactly: a glob is none', () => {
  expect(requireCode(codes, 'acme')).toBe('acme')
  expect(() => requireCode(codes, 'ac*')).toThrow(CliError)
})

test('of a thousand tenants only some are named', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `tenant${index}`)
  try {
    selectTenants(many, ['???'])
    expect.unreachable()
  } catch (error) {
    expect(error instanceof CliError ? error.hint : '').toMatch(/^The tenants are: (tenant\d+, ){20}…\.$/)
  }
})

test('no pattern throws anything but a usage error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[*?{}[\]!,a-c/\\]{0,12}$/)), (pattern) => {
      try {
        for (const code of selectTenants(codes, [pattern])) expect(codes).toContain(code)
      } catch (error) {
        expect(error).toBeInstanceOf(CliError)
      }
    }),
  )
})
