import { expect, test } from 'vitest'
import { plainRate, rateError } from './rate.ts'

test.each([
  ['', 'missing'],
  ['-1', 'shape'],
  ['0.125', 'shape'],
  ['1e1', 'shape'],
  ['0.81', 'most'],
  ['0.75', 'step'],
  ['0.3', undefined],
  ['0', undefined],
  ['0.8', undefined],
] as const)('of at most 0.80 in steps of 0.10, %s is %s', (typed, wrong) => {
  expect(rateError(typed, { most: '0.80', step: '0.10' })).toBe(wrong)
})

test('not below the highest rate further down', () => {
  expect(rateError('0.2', { least: '0.30', most: '0.80', step: '0.10' })).toBe('least')
  expect(rateError('0.3', { least: '0.30', most: '0.80', step: '0.10' })).toBeUndefined()
})

test('a decimal comma is read', () => {
  expect(plainRate(' 0,5 ')).toBe('0.5')
})
