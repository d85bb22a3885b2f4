import { beforeEach, expect, test } from 'vitest'
import { setSite, siteLanguage } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { formatFor } from './format.ts'

beforeEach(() => setSite({ ...siteForTests, currency: 'USD', timeZone: 'Asia/Dhaka' }))

const english = () => formatFor(siteLanguage('EN'))

test('money is in the tenant’s currency unless the amount has its own', () => {
  expect(english().moneyText('1234.5')).toBe('$1,234.50')
  expect(english().moneyText('1234.5', { currency: 'BDT', hasPlus: true })).toBe('+৳1,234.50')
  expect(english().money('not money')).toBeUndefined()
})

test('dates are in the tenant’s zone, not the visitor’s', () => {
  expect(english().dateTime('2026-11-20T20:30:00Z')).toContain('Nov 21, 2026')
  expect(english().time('2026-11-20T20:30:00Z')).toMatch(/^2:30/)
})

test('Arabic has latin digits and the Gregorian calendar', () => {
  const arabic = formatFor(siteLanguage('AR'))
  expect(arabic.number(9360)).toBe('9,360')
  expect(arabic.dateTime('2026-11-20T08:00:00Z')).toContain('2026')
})
