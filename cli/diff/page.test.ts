import { expect, test } from 'vitest'
import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import { expectSelfContained } from '#tests/support/valid-html.ts'
import { compareSides } from './compare/compare.ts'
import { sideWith } from './compare/side-for-tests.ts'
import { diffPage } from './page.ts'

const hostile = `</code><script>alert(1)</script><img src=x onerror="alert('1')">`

const pair = (theme: 'dark' | 'light', ratio: number): MeasuredPair => ({
  theme,
  foreground: 'color-text-1',
  background: 'color-bg',
  minimum: 4.5,
  ratio,
  foregroundValue: '#fff',
  backgroundValue: '#111',
})

test('a page of differences of each kind stands alone, and what tenants wrote is only text in it', () => {
  const a = sideWith({ pairs: [pair('dark', 12)] })
  const b = sideWith({
    name: hostile,
    config: {
      currency: { value: hostile, from: hostile },
      list: { value: ['a', hostile], from: null },
      colour: { value: '#0f7a4f', from: null },
    },
    themes: { dark: { 'color-bg': '#111', [`font-${hostile}`]: hostile }, light: { 'color-bg': hostile } },
    pairs: [{ ...pair('dark', 3), backgroundValue: '#777' }],
    strings: { en: { [`shell:${hostile}`]: hostile, 'shell:title': 'Hi' }, ar: {} },
    files: { [`assets/${hostile}`]: { sha256: '1', raw: 1, brotli: null } },
  })
  const page = diffPage(compareSides(a, b))
  expectSelfContained(page)
  expect(page).not.toContain('<img')
  expect(page.match(/<script/g)).toBeNull()
  expect(page).toContain('1 of &lt;/code&gt;')
  expect(diffPage(compareSides(a, b))).toBe(page)
})

test('a page without differences says so', () => {
  const page = diffPage(compareSides(sideWith(), sideWith({ files: null })))
  expectSelfContained(page)
  expect(page).toContain('Nothing differs.')
  expect(page).toContain('Not compared: acme is not built.')
})
