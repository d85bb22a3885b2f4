import { beforeEach, expect, test } from 'vitest'
import { dateFormat, isWordless } from '#contract/site/figures.ts'
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
  expect(english().time('2026-11-20T20:30:00Z')).toBe('02:30')
})

test('Arabic has latin digits and the Gregorian calendar', () => {
  const arabic = formatFor(siteLanguage('AR'))
  expect(arabic.number(9360)).toBe('9,360')
  expect(arabic.percent(0.125)).toContain('12.5')
  expect(arabic.moneyText('-5')).toBe('\u2066−$5.00\u2069')
  expect(arabic.dateTime('2026-11-20T08:00:00Z')).toContain('2026')
})

test('a yen has no parts, and what is less than one is never hidden', () => {
  const yen = { currency: 'JPY' }
  expect(english().moneyText('1234.00', yen)).toBe('¥1,234')
  expect(english().moneyText('1234.50', yen)).toBe('¥1,234.50')
  expect(formatFor(siteLanguage('EN')).moneyText('1234567.00', { currency: 'VND' })).toBe('₫1,234,567')
})

test('Spanish dates and figures are those of Latin America', () => {
  const spanish = formatFor({ ...siteLanguage('EN'), tag: 'es' })
  expect(spanish.number(1234567)).toBe('1,234,567')
})

test.each(['kk', 'km', 'lo', 'my', 'ne', 'pa', 'si', 'uz'])(
  'dates in %s are figures alone: browsers have no names of its months',
  (tag) => {
    const at = new Date('2026-02-06T15:05:09Z')
    const written = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(tag, { timeZone: 'UTC', hourCycle: 'h23', ...options }).format(at)
    expect(written({ dateStyle: 'medium', timeStyle: 'short' })).toBe('06.02.2026, 15:05')
    expect(written({ timeStyle: 'medium' })).toBe('15:05:09')
    expect(isWordless(tag)).toBe(true)
    expect(written({ day: 'numeric', month: 'numeric' })).toBe('6.2.')
  },
)

test.each(['en', 'de', 'es', 'ru'])('months have names in %s', (tag) => {
  expect(isWordless(tag)).toBe(false)
})
