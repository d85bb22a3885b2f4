import { expect, test } from 'vitest'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { composedOnce } from './composed-once.ts'

test('each merchant is told once a language, and anew once it is another', () => {
  const acme = { code: 'acme' } as Merchant
  let count = 0
  const told = composedOnce(({ merchant, language }) => `${merchant.code} ${language} ${++count}`)
  expect(told({ merchant: acme, language: 'EN' })).toBe('acme EN 1')
  expect(told({ merchant: acme, language: 'BN' })).toBe('acme BN 2')
  expect(told({ merchant: acme, language: 'EN' })).toBe('acme EN 1')
  expect(told({ merchant: { ...acme }, language: 'EN' })).toBe('acme EN 3')
})
