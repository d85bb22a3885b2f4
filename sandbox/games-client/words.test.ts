import { afterEach, expect, test, vi } from 'vitest'
import { createWords } from './words.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const saying = (dir: string) => {
  vi.stubGlobal('document', { documentElement: { lang: 'en', dir } })
  return createWords({ win: 'You win {{amount}}' }, 'USD').text('win', { amount: '$5.00' })
}

test('an amount in a line that reads from the right keeps its sign where it has it elsewhere', () => {
  expect(saying('rtl')).toBe('You win \u2068$5.00\u2069')
  expect(saying('ltr')).toBe('You win $5.00')
})
