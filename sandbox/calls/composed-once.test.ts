import { expect, test } from 'vitest'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { composedOnce, madeOnce } from './composed-once.ts'

const acme = { code: 'acme' } as Merchant

test('each merchant is told once a language and variant, and anew once it is another', () => {
  let count = 0
  const told = madeOnce(
    ({ merchant, language }, variant: 'guest' | 'member') => `${merchant.code} ${language} ${variant} ${++count}`,
  )
  expect(told({ merchant: acme, language: 'EN' }, 'guest')).toBe('acme EN guest 1')
  expect(told({ merchant: acme, language: 'BN' }, 'guest')).toBe('acme BN guest 2')
  expect(told({ merchant: acme, language: 'EN' }, 'member')).toBe('acme EN member 3')
  expect(told({ merchant: acme, language: 'EN' }, 'guest')).toBe('acme EN guest 1')
  expect(told({ merchant: { ...acme }, language: 'EN' }, 'guest')).toBe('acme EN guest 4')
})

test('an answer is the same object each time, so that its text is made once', () => {
  const answer = composedOnce(() => ['one'])
  expect(answer({ merchant: acme, language: 'EN' }, '')).toEqual({ success: true, value: ['one'] })
  expect(answer({ merchant: acme, language: 'EN' }, '')).toBe(answer({ merchant: acme, language: 'EN' }, ''))
})
