import { expect, test } from 'vitest'
import type { LanguageCode } from '#contract/site/languages.ts'
import { readMerchants } from '#sandbox/merchants/merchants.ts'
import { acme } from '#tests/contract/support/merchants.ts'
import { messageText } from './write-out.ts'

const merchant = readMerchants([acme]).get('acme')
if (!merchant) throw new Error('There is no merchant')

const written = (template: string, values: object, language: LanguageCode = 'EN') =>
  messageText({ template, details: JSON.stringify(values) }, { merchant, language })

test('amounts are written by the site’s formatter, dates in the merchant’s zone and the reader’s language', () => {
  const values = {
    amount: { money: 1_250_050 },
    credited: { money: 1_250_000 },
    fee: { money: 50 },
    id: { text: 'D1' },
  }
  expect(written('deposit-received', values)).toEqual({
    title: 'Your deposit of ৳12,500.50 was received',
    content:
      '<p>৳12,500 is in your wallet; the fee was ৳0.50. Number: \u2068D1\u2069.</p>' +
      '<p><a href="/member?page=depositv2">See the details</a></p>',
  })
  const until = { until: { at: Date.parse('2026-11-20T20:30:00Z') } }
  expect(written('pause-until', until).content).toContain('until Nov 21, 2026, 02:30')
  expect(written('pause-until', until, 'BN').content).toMatch(/^<p>21 নভে.* পর্যন্ত/)
})

test('a limit says its period', () => {
  const values = { limit: { word: 'limit-time' }, amount: { word: 'per-day', amount: { minutes: 90 } } }
  expect(written('limit-set', values).content).toContain('Playing time: 90 minutes a day. It applies from now on.')
  expect(written('limit-set', { ...values, amount: { word: 'no-limit' } }).content).toContain('Playing time: no limit.')
})

test('what others have named themselves is text, never markup', () => {
  const values = { device: { text: '<img src=x onerror=alert(1)>"{{notYou}}' }, when: { at: 0 } }
  const { content } = written('device-new', values)
  expect(content).not.toContain('<img')
  expect(content).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;{{notYou}}')
})
