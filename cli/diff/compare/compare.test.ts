import { expect, test } from 'vitest'
import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import { compareSides } from './compare.ts'

import { sideWith } from './side-for-tests.ts'

const pair = (theme: 'dark' | 'light', foregroundValue: string, ratio: number): MeasuredPair => ({
  theme,
  foreground: 'color-text-1',
  background: 'color-bg',
  minimum: 4.5,
  ratio,
  foregroundValue,
  backgroundValue: '#000',
})

test('nothing differs between a side and itself', () => {
  const { isSame, config, tokens, pairs, strings, languages, files } = compareSides(sideWith(), sideWith())
  expect(isSame).toBe(true)
  expect([config, tokens, pairs, strings, languages, files?.changes]).toEqual([[], [], [], [], [], []])
})

test('a setting is told with both values and the files that set them; one that a side lacks is null there', () => {
  const a = sideWith()
  const b = sideWith({
    config: { currency: { value: 'BDT', from: 'tenants/globex/tenant.json' }, name: { value: 'Globex', from: null } },
  })
  expect(compareSides(a, b).config).toEqual([
    {
      path: 'currency',
      before: 'USD',
      after: 'BDT',
      beforeFrom: 'tenants/acme/tenant.json',
      afterFrom: 'tenants/globex/tenant.json',
    },
    { path: 'name', before: null, after: 'Globex', beforeFrom: null, afterFrom: null },
  ])
})

test('a token is told once a theme, and once in all where both themes change alike', () => {
  const a = sideWith({
    themes: { dark: { skew: '0deg', 'color-bg': '#111' }, light: { skew: '0deg', 'color-bg': '#eee' } },
  })
  const b = sideWith({
    themes: { dark: { skew: '-18deg', 'color-bg': '#222' }, light: { skew: '-18deg', 'color-bg': '#eee' } },
  })
  expect(compareSides(a, b).tokens).toEqual([
    { name: 'color-bg', theme: 'dark', before: '#111', after: '#222', isColour: true },
    { name: 'skew', theme: 'both', before: '0deg', after: '-18deg', isColour: false },
  ])
})

test('a theme that one side lacks makes no changes of tokens and pairs', () => {
  const a = sideWith({ pairs: [pair('light', '#fff', 9)] })
  const b = sideWith({ themes: { dark: { 'color-bg': 'oklch(.2 .04 166)' } } })
  expect(compareSides(a, b)).toMatchObject({ tokens: [], pairs: [] })
})

test('a pair of which a colour changed has both ratios, cut and not rounded, and says which is too low', () => {
  const a = sideWith({ pairs: [pair('dark', '#fff', 12.349), pair('light', '#fff', 9)] })
  const b = sideWith({ pairs: [pair('dark', '#777', 4.499), pair('light', '#fff', 9)] })
  expect(compareSides(a, b).pairs).toMatchObject([
    { theme: 'dark', before: { ratio: 12.34, isEnough: true }, after: { ratio: 4.49, isEnough: false } },
  ])
})

test('strings are told by language and key; a language of one side alone is counted', () => {
  const a = sideWith({ strings: { en: { 'shell:title': 'Hello', 'shell:old': 'Gone' }, bn: { 'shell:title': 'ক' } } })
  const b = sideWith({ strings: { en: { 'shell:title': 'Welcome' }, ar: { 'shell:title': 'س', 'shell:more': 'ص' } } })
  const { strings, languages } = compareSides(a, b)
  expect(strings).toEqual([
    { language: 'en', key: 'shell:old', before: 'Gone', after: null },
    { language: 'en', key: 'shell:title', before: 'Hello', after: 'Welcome' },
  ])
  expect(languages).toEqual([
    { language: 'ar', change: 'added', strings: 2 },
    { language: 'bn', change: 'removed', strings: 1 },
  ])
})

test('files are matched by their name without hash; equal bytes under another name are no change', () => {
  const file = (sha256: string, raw: number, brotli: number | null = null) => ({ sha256, raw, brotli })
  const a = sideWith({
    files: {
      'assets/main-AAAAAAAA.js': file('1', 1000, 300),
      'assets/part-BBBBBBBB.js': file('2', 10),
      'fonts/face.00000000.woff2': file('3', 500),
      'strings/en/home-00000000.json': file('4', 70, 40),
    },
  })
  const b = sideWith({
    files: {
      'assets/main-CCCCCCCC.js': file('9', 1200, 350),
      'assets/part-DDDDDDDD.js': file('2', 10),
      'fonts/other.11111111.woff2': file('5', 600),
      'strings/en/home-00000000.json': file('4', 70, 40),
    },
  })
  const { files } = compareSides(a, b)
  expect(files?.changes).toMatchObject([
    {
      name: 'assets/main.js',
      kind: 'js',
      change: 'changed',
      before: { raw: 1000, brotli: 300 },
      after: { raw: 1200, brotli: 350 },
    },
    { name: 'fonts/face.woff2', change: 'removed', beforePath: 'fonts/face.00000000.woff2', after: null },
    { name: 'fonts/other.woff2', change: 'added', before: null, after: { raw: 600, brotli: 600 } },
  ])
  expect(files?.totals.find(({ kind }) => kind === 'js')).toEqual({
    kind: 'js',
    before: { files: 2, raw: 1010, brotli: 310 },
    after: { files: 2, raw: 1210, brotli: 360 },
  })
})

test('a side that is not built is named, and everything else is compared', () => {
  const found = compareSides(
    sideWith(),
    sideWith({ name: 'globex', files: null, strings: { en: { 'shell:title': 'Hi' } } }),
  )
  expect(found).toMatchObject({ files: null, unbuilt: ['globex'], isSame: false })
  expect(found.strings).toHaveLength(1)
})
