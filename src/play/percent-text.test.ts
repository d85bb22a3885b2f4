import { expect, test } from 'vitest'
import { percentParts, percentText } from './percent-text.ts'

test('a percentage keeps the decimals that were stated', () => {
  expect(percentText('96.50', { tag: 'en' })).toBe('96.50%')
  expect(percentText('97', { tag: 'en' })).toBe('97%')
  expect(percentText('96.51', { tag: 'de' })).toMatch(/^96,51\s%$/)
})

test('a percentage in parts has its sign apart', () => {
  const parts = percentParts('97.00', { tag: 'en' })
  expect(parts.map(({ type }) => type)).toEqual(['integer', 'decimal', 'fraction', 'percentSign'])
})
