import { expect, test } from 'vitest'
import { oddsText } from './odds-text.ts'

test('writes odds with both decimals in the language’s own way', () => {
  expect(oddsText('3.3', 'vi')).toBe('3,30')
  expect(oddsText('98.50', 'en')).toBe('98.50')
})

test('leaves what is no number as it is', () => {
  expect(oddsText('SP', 'en')).toBe('SP')
})
