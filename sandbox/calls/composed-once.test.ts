import { expect, test } from 'vitest'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { composedLast, composedOnce, madeOnce } from './composed-once.ts'

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

test('of answers to many queries, those that were asked for last stay, each for its audience and query', () => {
  let count = 0
  const filling = 'x'.repeat(1000)
  const answer = composedLast(3500, (_audience, { page }: { page: number }) => ({ page, count: ++count, filling }))
  const shown = (page: number, audience: Partial<Parameters<typeof answer>[0]> = {}) =>
    answer({ merchant: acme, language: 'EN', ...audience }, { page })
  const first = shown(1)
  expect(first).toMatchObject({ page: 1, count: 1 })
  expect(shown(1)).toBe(first)
  expect(shown(1, { language: 'BN' })).toMatchObject({ page: 1, count: 2 })
  expect(shown(1, { merchant: { ...acme } })).toMatchObject({ page: 1, count: 3 })
  expect(shown(1)).toBe(first)
  expect(shown(2)).toMatchObject({ page: 2, count: 4 })
  expect(shown(1)).toBe(first)
  expect(shown(1, { language: 'BN' })).toMatchObject({ page: 1, count: 5 })
})
