import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyDigits } from './figures.ts'
import { moneyParts, moneyText } from './money.ts'

const tags = ['en', 'bn', 'vi', 'th', 'ja', 'ar', 'es-419', 'pt-BR', 'hi', 'fa', 'de']
const currencies = ['USD', 'BDT', 'VND', 'THB', 'JPY', 'EUR', 'MXN']
const options = fc.record({ tag: fc.constantFrom(...tags), currency: fc.constantFrom(...currencies) })
const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`))
const plain = (whole: string) => whole.replace(/^0+(?=\d)/, '')
const figures = (text: string) => text.replaceAll(/\D/g, '')

test('whatever the language, the digits are those of the gateway: no float ever touches them', () => {
  fc.assert(
    fc.property(digits(30), digits(8), options, (whole, fraction, given) => {
      const parts = moneyParts(`${whole}.${fraction}`, given)
      expect(figures(parts?.integer ?? '')).toBe(plain(whole))
      const shown = fraction.padEnd(2, '0').slice(0, 2)
      const isHidden = shown === '00' && currencyDigits(given.currency) === 0
      expect(figures(parts?.fraction ?? '')).toBe(isHidden ? '' : shown)
    }),
  )
})

test('a minus stands before everything, and never before nothing', () => {
  fc.assert(
    fc.property(digits(12), digits(4), options, (whole, fraction, given) => {
      const isNothing = !/[1-9]/.test(whole + fraction.padEnd(2, '0').slice(0, 2))
      const text = moneyText(`-${whole}.${fraction}`, given) ?? ''
      expect(text.startsWith('−')).toBe(!isNothing)
      expect(moneyText(`${whole}.${fraction}`, given)).toBe(text.replace('−', ''))
    }),
  )
})

test('a plus is written before gains alone', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), options, (amount, given) => {
      const sign = moneyParts(String(amount), { ...given, hasPlus: true })?.sign
      expect(sign).toBe(amount === 0n ? '' : amount < 0n ? '−' : '+')
    }),
  )
})

test('the last group has three digits, those before it three or two, as the language has them', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), options, (amount, given) => {
      const groups = moneyParts(String(amount), given)?.integer.split(/\D/) ?? []
      expect(groups[0]?.length).toBeGreaterThan(0)
      expect(groups[0]?.length).toBeLessThanOrEqual(3)
      expect(groups.slice(1).at(-1)?.length ?? 3).toBe(3)
      const before = ['bn', 'hi'].includes(given.tag) ? 2 : 3
      expect(groups.slice(1, -1).every((group) => group.length === before)).toBe(true)
    }),
  )
})

test('further digits are cut, never rounded: an amount never reads as more than it is', () => {
  fc.assert(
    fc.property(digits(9), digits(9), fc.integer({ min: 0, max: 9 }), options, (whole, fraction, kept, given) => {
      const parts = moneyParts(`${whole}.${fraction}`, { ...given, digits: kept })
      expect(figures(parts?.fraction ?? '')).toBe(fraction.padEnd(kept, '0').slice(0, kept))
      expect(figures(parts?.integer ?? '')).toBe(plain(whole))
    }),
  )
})

test('text that is no decimal is never an amount', () => {
  fc.assert(
    fc.property(fc.string(), options, (text, given) => {
      if (/^-?\d*\.?\d*$/.test(text) && /\d/.test(text)) return
      expect(moneyParts(text, given)).toBeUndefined()
      expect(moneyText(text, given)).toBeUndefined()
    }),
  )
})
